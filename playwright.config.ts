import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { type FontSetName, fontEnvironment } from "./e2e/fonts/font-sets.ts";
import { launchOptions } from "./scripts/browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 4183);

// Fresh storage for each run; the processes that run tests inherit its place.
process.env["E2E_STATE"] ??= mkdtempSync(join(tmpdir(), "e2e-"));

// Every browser of the tests, whoever starts it, sees the same fonts on any machine.
Object.assign(process.env, fontEnvironment("arial"));

// No test reaches another host. To answer for those instead, by `route`, would have each request of each page pass through
// the test, and browsers would keep no copies: twice the time.
const inside = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};

/** Tests of layout in the faces of a device. */
const inFonts = (set: FontSetName) => ({
  name: `fonts-${set}`,
  testMatch: /\.fonts\.spec\.ts$/,
  use: { launchOptions: { ...inside, env: fontEnvironment(set) } },
});

/** End-to-end tests against the production build in workerd, with a state of its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A machine that is slow or busy answers late; what is right is there at once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // It tells what failed once more at its end, where a long log is read.
  reporter: [["list"], ["./e2e/longest-tests.ts"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: inside,
    // Copies of pages would hide what the server says; specs on offline use allow it.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Pacific/Guadalcanal",
  },
  projects: [
    // One window for test after test, emptied in between: a third of the time. It keeps files that never change, so what
    // tells how a first visit loads has a window of its own for each test, and so has what stops the clock, of which
    // Playwright leaves parts behind for the next.
    {
      name: "desktop",
      testIgnore:
        /(?:\.(?:phone|engine|fonts)|(?:advisor|kept|loading|motion|navigation|notifications|offline|precache|wished-times))\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 }, reuseContext: true },
    },
    {
      name: "fresh",
      testMatch:
        /(?:advisor|kept|loading|motion|navigation|notifications|offline|precache|wished-times)\.spec\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // One browser of its own for all of them: `e2e/engines`.
    { name: "engine", testMatch: /\.engine\.spec\.ts$/ },
    {
      name: "phone",
      testMatch: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, reuseContext: true },
    },
    inFonts("arial"),
    inFonts("roboto"),
    inFonts("wide"),
  ],
  webServer: {
    command: `node scripts/serve.ts --persist-to ${process.env["E2E_STATE"]}`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: "pipe",
  },
});
