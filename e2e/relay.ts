/** A line to the server that a test can cut, slow down or lead elsewhere. */
import { connect, createServer, type Socket } from "node:net";

export type Relay = Awaited<ReturnType<typeof openRelay>>;

/**
 * Opens a relay to `target`, an address such as http://localhost:4183.
 *
 * @param delayMs how long each answer of the server takes to arrive
 */
export async function openRelay(target: string, delayMs = 0) {
  let end = new URL(target);
  const sockets = new Set<Socket>();
  let asked = "";
  let answered = "";
  let rate = Infinity;
  const server = createServer((near) => {
    const far = connect(Number(end.port), end.hostname);
    let question = "";
    near.on("data", (chunk: Buffer) => {
      question += chunk.toString("latin1");
      asked += chunk.toString("latin1");
    });
    const handedOn = () => {
      answered += question;
      question = "";
    };
    near.pipe(far);
    if (delayMs > 0) far.on("data", (chunk) => setTimeout(() => near.writable && near.write(chunk), delayMs));
    else void paced(far, near, () => rate, handedOn);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "localhost", resolve));
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" && address ? address.port : 0;
  return {
    /** Address of this end. */
    url: `http://localhost:${own}`,
    /** From now on the browser finds nobody here, as when the connection is lost. */
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(own),
    /** How many bytes a second each connection lets through from the server. */
    pace: (bytesPerSecond: number) => (rate = bytesPerSecond),
    /** Paths asked for so far that match `which`, in order. */
    asked: (which: RegExp) =>
      Array.from(asked.matchAll(/GET (\S+) HTTP/g), ([, path = ""]) => path).filter((path) =>
        which.test(path),
      ),
    /** How many HEAD requests for `path` have been answered. */
    headsAnswered: (path: string) => answered.split(`HEAD ${path} `).length - 1,
    /** From now on leads to another server: what a deploy is to browsers. */
    leadTo(other: string) {
      end = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Hands on what comes `from` one end, in portions spread out to `rate` bytes a second. */
async function paced(from: Socket, to: Socket, rate: () => number, handedOn: () => void): Promise<void> {
  const portion = 4096;
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += portion) {
        const part = chunk.subarray(start, start + portion);
        if (to.writable) to.write(part);
        const wait = (part.length / rate()) * 1000;
        if (wait > 0) await new Promise((later) => setTimeout(later, wait));
      }
      handedOn();
    }
    to.end();
  } catch {
    to.destroy();
  }
}
