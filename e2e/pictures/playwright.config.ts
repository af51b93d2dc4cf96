import { defineConfig } from "playwright/test";
import base from "../../playwright.config.ts";

/** Pages against the pictures of them that lie here: `npm run images -- compare`, not part of `npm test`. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.pictures.ts",
  outputDir: "../../test-results",
  reporter: "list",
  projects: [{ name: "pictures" }],
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  // As much as another version of the browser draws differently; a button that has moved is more.
  expect: { ...base.expect, toHaveScreenshot: { maxDiffPixels: 100 } },
  webServer: { ...[base.webServer].flat()[0]!, cwd: "../.." },
});
