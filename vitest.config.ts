import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

// On a slow or busy machine everything takes several times as long; what hangs fails all the same.
const testTimeout = 120_000;

/** The tests without a browser; those that are named for no other project are plain tests of pure code. */
export default defineConfig({
  test: {
    // Those of sockets mostly wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,content,worker,scripts}/**/*.test.ts"],
          exclude: ["**/*.{worker,socket}.test.ts"],
          testTimeout,
          // A process for each file would cost a third of all the time.
          pool: "threads",
        },
      },
      // The built worker in workerd with real KV. Nothing leaves the machine: an unmocked request gets 599.
      {
        resolve: { alias: { "virtual:built-worker": `${import.meta.dirname}/build/server/index.js` } },
        plugins: [
          cloudflareTest({
            main: "./build/server/index.js",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              // Lets a test run the cron handler; experimental, so not in wrangler.toml.
              compatibilityFlags: ["service_binding_extra_handlers"],
              bindings: {
                HOSTILE_RUNS: process.env["HOSTILE_RUNS"] ?? "",
                // A workflow has these bindings; what tests ask the worker itself, they give it.
                FORWARD_KIND: "webhook",
                FORWARD_URL: "https://receiver.example/hook",
                FORWARD_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
              },
              outboundService: (request: { url: string }) =>
                new Response(`unmocked ${request.url}`, { status: 599 }),
            },
          }),
        ],
        // Tests leave nothing behind, and a workerd for each file would cost a second.
        test: {
          name: "worker",
          setupFiles: "worker/worker-test-helpers.ts",
          include: ["worker/**/*.worker.test.ts"],
          testTimeout,
          isolate: false,
        },
      },
      // Real sockets to the built worker in plain workerd: hang-ups, bursts and long bodies, which every server of a
      // development tool in between would hide. And whole programs: `npm start`, wrangler, the development server.
      {
        test: {
          name: "socket",
          include: ["{app,worker,scripts}/**/*.socket.test.ts"],
          testTimeout,
        },
      },
    ],
  },
});
