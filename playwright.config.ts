import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type Project } from "playwright/test";
import { launchOptions } from "./e2e/browser.ts";
import { type FontSetName, fontEnvironment } from "./e2e/fonts/font-sets.ts";

const port = Number(process.env["E2E_PORT"] ?? 4183);

// Fresh storage for each run; the processes that run tests inherit its path.
process.env["E2E_STATE"] ??= mkdtempSync(join(tmpdir(), "e2e-"));

// Every browser of the tests sees the same fonts on any machine.
Object.assign(process.env, fontEnvironment("arial"));

// Specs on how a first visit loads, and those that stop the clock, of which Playwright leaves parts behind.
const fresh =
  /(?:advisor|fetch-ahead|first-look|kept|loading|motion|navigation|notifications|sea|wished-times)\.spec\.ts$/;
const smoke = /smoke\.spec\.ts$/;
const oldChrome = /old-chrome\.spec\.ts$/;

/**
 * One window for test after test, emptied in between: a third of the time. Nothing moves in it: that takes its time without
 * a graphics card, and halfway through a fade no text has its colours.
 */
const reused = { reuseContext: true, contextOptions: { reducedMotion: "reduce" } } as const;

/** Layout tests in the fonts of a device. */
const inFonts = (set: FontSetName): Project => ({
  name: `fonts-${set}`,
  testMatch: /\.fonts\.spec\.ts$/,
  use: { launchOptions: { ...launchOptions, env: fontEnvironment(set) }, ...reused },
});

/** What CI adds at night: other engines, an old Chrome (`OLD_CHROME` names its file), and the fonts of other devices. */
const nightly: Project[] = [
  { name: "firefox", testMatch: smoke, use: { browserName: "firefox", launchOptions: {} } },
  { name: "webkit", testMatch: smoke, use: { browserName: "webkit", launchOptions: {} } },
  {
    name: "old-chrome",
    testMatch: oldChrome,
    use: { launchOptions: { ...launchOptions, executablePath: process.env["OLD_CHROME"] } },
  },
  inFonts("arial"),
  inFonts("roboto"),
];

/** End-to-end tests against the production build in workerd, with a state of its own. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  // Leaves room for slow or busy machines; tests that pass take no longer.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // In CI a failure that happens once is listed as flaky, and stops nothing.
  retries: process.env["CI"] ? 1 : 0,
  // The list repeats failures at its end, the part of a long log that people read.
  reporter: process.env["CI"] ? [["list"], ["html", { open: "never" }]] : "list",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // Copies of pages would hide what the server says; specs on offline use allow them.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Pacific/Guadalcanal",
    // Only in CI: Playwright takes one of every page that closes, before it knows whether the test fails.
    screenshot: process.env["CI"] ? "only-on-failure" : "off",
    // A trace of every test would take a quarter of the time.
    trace: { mode: "on-first-retry", screenshots: false },
  },
  projects: [
    // The window that is used again keeps files that never change, so some specs get a new one for each test.
    {
      name: "desktop",
      testIgnore: [/\.(?:phone|fonts)\.spec\.ts$/, fresh, smoke, oldChrome],
      use: { viewport: { width: 1280, height: 800 }, ...reused },
    },
    { name: "fresh", testMatch: fresh, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      testMatch: /\.phone\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, ...reused },
    },
    inFonts("wide"),
    ...(process.env["NIGHTLY"] ? nightly : []),
  ],
  webServer: {
    command: `node scripts/serve.ts --persist-to ${process.env["E2E_STATE"]}`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
  },
});
