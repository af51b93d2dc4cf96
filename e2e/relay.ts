/** A line to the server that a test can cut, slow down or lead elsewhere. */
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pass } from "node:timers/promises";

export type Relay = Awaited<ReturnType<typeof openRelay>>;

const portion = 4096;

/**
 * Opens a relay to `target`, an address such as http://localhost:4183.
 *
 * @param delayMs how long each answer of the server takes to arrive
 */
export async function openRelay(target: string, delayMs = 0) {
  let end = target;
  let rate = Infinity;
  let wait = delayMs;
  const asked: string[] = [];
  const handOn = async (parts: AsyncIterable<Buffer>, answer: ServerResponse) => {
    let pause = 0;
    for await (const part of parts)
      for (let start = 0; start < part.length; start += portion) {
        if (pause > 0) await pass(pause);
        const piece = part.subarray(start, start + portion);
        answer.write(piece);
        pause = (piece.length / rate) * 1000;
      }
  };
  // Node would close idle connections while a browser is about to use them.
  const server = createServer({ keepAliveTimeout: 0 }, (question, answer) => {
    const { method, url, headers } = question;
    asked.push(`${method} ${url}`);
    const far = request(end + url, { method, headers, agent: false }, async (found) => {
      try {
        await pass(wait);
        answer.writeHead(found.statusCode ?? 502, found.rawHeaders);
        await handOn(found, answer);
        answer.end();
      } catch {
        answer.destroy();
      }
    });
    far.on("error", () => answer.destroy());
    answer.on("close", () => far.destroy());
    question.pipe(far);
  });
  const listen = (port: number) => once(server.listen(port, "localhost"), "listening");
  await listen(0);
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
    restore: () => listen(port),
    /** How many bytes a second each connection lets through from the server. */
    pace: (bytesPerSecond: number) => (rate = bytesPerSecond),
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
