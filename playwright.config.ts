import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { type FontSetName, fontEnvironment } from "./e2e/fonts/font-sets.ts";
import { launchOptions } from "./scripts/browser.ts";

const port = Number(process.env["E2E_PORT"] ?? 4183);

// Fresh storage for each run; the processes that run tests inherit its path.
process.env["E2E_STATE"] ??= mkdtempSync(join(tmpdir(), "e2e-"));

// Every browser of the tests, whoever starts it, sees the same fonts on any machine.
Object.assign(process.env, fontEnvironment("arial"));

// No test reaches another host. Blocking those with `route` would pass every request through the test and switch off
// the browser's cache: twice the time.
const inside = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};

// Specs on how a first visit loads, and those that stop the clock, of which Playwright leaves parts behind.
const fresh =
  /(?:advisor|fetch-ahead|first-look|kept|loading|motion|navigation|notifications|offline|wished-times)\.spec\.ts$/;

/** Layout tests in the fonts of a device. */
const inFonts = (set: FontSetName) => ({
  name: `fonts-${set}`,
  testMatch: /\.fonts\.spec\.ts$/,
  use: { launchOptions: { ...inside, env: fontEnvironment(set) } },
});

/** End-to-end tests against the production build in workerd, with a state of its own. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // Leaves room for slow or busy machines; tests that pass take no longer.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The list repeats failures at its end, the part of a long log that people read.
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: inside,
    // Copies of pages would hide what the server says; specs on offline use allow them.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Pacific/Guadalcanal",
  },
  projects: [
    // One window for test after test, emptied in between: a third of the time. It keeps files that never change, so
    // some specs get a new one for each test.
    {
      name: "desktop",
      testIgnore: [/\.(?:phone|engine|fonts)\.spec\.ts$/, fresh],
      use: { viewport: { width: 1280, height: 800 }, reuseContext: true },
    },
    { name: "fresh", testMatch: fresh, use: { viewport: { width: 1280, height: 800 } } },
    // All of these share one browser of their own: `e2e/engines`.
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
  },
});
