/** A line to the server that a test can cut, where the browser then finds nobody, as on a lost connection; or a long one. */
import { connect, createServer, type Socket } from "node:net";

export interface Relay {
  /** Address of this end. */
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** From now on leads to another server: what a deploy is to browsers. */
  leadTo(target: string): void;
  /** How often `path` was asked for. */
  timesAsked(path: string): number;
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
  const server = createServer((near) => {
    const far = connect(Number(end.port), end.hostname);
    near.on("data", (chunk: Buffer) => (asked += chunk.toString("latin1")));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (one === near || delayMs === 0) one.pipe(other);
      else one.on("data", (chunk) => setTimeout(() => other.writable && other.write(chunk), delayMs));
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
    timesAsked: (path) => asked.split(`GET ${path} `).length - 1,
    leadTo(other) {
      end = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
  };
}
