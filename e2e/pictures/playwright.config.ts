import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";

/** Compares pages with the pictures of them in this folder: `npx playwright test --config e2e/pictures/playwright.config.ts`, which only CI runs. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results",
  reporter: "list",
  projects: [{ name: "pictures" }],
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  // Another version of the browser may differ by this much; a button that has moved is more.
  expect: { ...base.expect, toHaveScreenshot: { maxDiffPixels: 100 } },
  webServer: { ...[base.webServer].flat()[0]!, cwd: "../.." },
});
