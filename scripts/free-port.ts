import { createServer } from "node:net";

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "localhost", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
