import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

/** Tests of the built worker in workerd with real KV. Nothing leaves the machine: an unmocked request gets 599. */
const builtWorker = fileURLToPath(new URL("build/server/index.js", import.meta.url));

export default defineConfig({
  resolve: { alias: { "built-worker": builtWorker } },
  plugins: [
    cloudflareTest({
      main: "./build/server/index.js",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        // Lets a test run the cron handler; experimental, so not in wrangler.toml.
        compatibilityFlags: ["service_binding_extra_handlers"],
        bindings: {
          HOSTILE_RUNS: process.env["HOSTILE_RUNS"] ?? "",
          // What else is forwarded shall not depend on the time of day at which tests run.
          DIGEST_HOUR: "off",
          FORWARD_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        },
        outboundService: (request: { url: string }) =>
          new Response(`unmocked ${request.url}`, { status: 599 }),
      },
    }),
  ],
  // Tests leave nothing behind, and a workerd for each file would cost a second.
  test: {
    setupFiles: "worker/worker-test-helpers.ts",
    include: ["{worker,spec}/**/*.worker.test.ts"],
    testTimeout: 60_000,
    maxWorkers: "100%",
    isolate: false,
  },
});
