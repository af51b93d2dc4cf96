import { defineConfig } from "vitest/config";

/** Plain tests of pure code; they lie beside their source. */
export default defineConfig({
  test: {
    include: ["{app,art,content,worker,scripts,spec}/**/*.test.ts"],
    exclude: ["**/*.{worker,socket}.test.ts"],
    // On a slow or busy machine everything takes several times as long; what hangs fails all the same.
    testTimeout: 60_000,
    // By itself it would leave one of two cores to the terminal.
    maxWorkers: "100%",
  },
});
