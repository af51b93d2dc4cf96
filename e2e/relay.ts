/** A line to the server that a test can cut, where the browser then finds nobody, as on a lost connection; or a long one. */
import { connect, createServer, type Socket } from "node:net";

export interface Relay {
  /** Address of this end. */
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on leads to another server: what a deploy is to browsers. */
  leadTo(target: string): void;
  /** How many bytes a second it lets through from the server to each connection. */
  pace(bytesPerSecond: number): void;
  /** Paths that were asked for, in their order. */
  asked(): string[];
  /** How often `path` was asked for. */
  timesAsked(path: string): number;
  /** How many of the questions for its head have been answered. */
  headsAnswered(path: string): number;
}

/**
 * Opens a relay to `target`, an address such as http://localhost:4183.
 *
 * @param delayMs how long what the server says is under way
 */
export async function openRelay(target: string, delayMs = 0): Promise<Relay> {
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
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (one === near) one.pipe(other);
      else if (delayMs > 0)
        one.on("data", (chunk) => setTimeout(() => other.writable && other.write(chunk), delayMs));
      else void paced(one, other, () => rate, handedOn);
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
    url: `http://localhost:${own}`,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(own),
    pace: (bytesPerSecond) => (rate = bytesPerSecond),
    asked: () => Array.from(asked.matchAll(/GET (\S+) HTTP/g), ([, path = ""]) => path),
    timesAsked: (path) => asked.split(`GET ${path} `).length - 1,
    headsAnswered: (path) => answered.split(`HEAD ${path} `).length - 1,
    leadTo(other) {
      end = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Hands on what comes `from` one end, in portions that take their time at `rate` bytes a second. */
async function paced(from: Socket, to: Socket, rate: () => number, handedOn: () => void): Promise<void> {
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

const portion = 4096;
