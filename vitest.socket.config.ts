import { defineConfig } from "vitest/config";

/**
 * Tests over real sockets against the built worker in plain workerd: hang-ups, bursts and long bodies, which every
 * server of a development tool in between would hide.
 */
export default defineConfig({
  test: { include: ["{app,worker}/**/*.socket.test.ts"], testTimeout: 60_000, fileParallelism: false },
});
