/** A line to the server that a test can cut, delay or lead elsewhere. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as pass } from "node:timers/promises";

export type Relay = Awaited<ReturnType<typeof openRelay>>;

/**
 * Opens a relay to `target`, an address such as http://localhost:4183.
 *
 * @param delayMs how long each answer of the server takes to arrive
 */
export async function openRelay(target: string, delayMs = 0) {
  let end = target;
  let wait = delayMs;
  const asked: string[] = [];
  // Node would close idle connections while a browser is about to use them.
  const server = createServer({ keepAliveTimeout: 0 }, (question, answer) => {
    const { method, url, headers } = question;
    asked.push(`${method} ${url}`);
    const far = request(end + url, { method, headers, agent: false }, async (found) => {
      try {
        await pass(wait);
        answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
        await pipeline(found, answer);
      } catch {
        answer.destroy();
      }
    });
    far.on("error", () => answer.destroy());
    answer.on("close", () => far.destroy());
    question.pipe(far);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** Address of this end. */
    url: `http://localhost:${port}`,
    /** From now on the browser finds nobody here, as when the connection is lost. */
    async cut() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
    /** Paths asked for so far that match `which`, in order. */
    asked: (which: RegExp) =>
      asked
        .filter((line) => line.startsWith("GET "))
        .map((line) => line.slice("GET ".length))
        .filter((path) => which.test(path)),
    /** How many milliseconds each answer takes from now on. */
    delay: (ms: number) => (wait = ms),
    /** From now on leads to another server: what a deploy is to browsers. */
    leadTo(other: string) {
      end = other;
      server.closeAllConnections();
    },
  };
}
