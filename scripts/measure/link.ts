/**
 * A simulated link in front of a local server: every connection takes a round trip to open, all share the bandwidth,
 * and each starts with ten packets in flight, doubling every round trip (slow start without losses). Uploads are
 * delayed but not limited.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface LinkProfile {
  /** Round trip, ms. */
  rtt: number;
  /** Bandwidth down, kbit/s. */
  kilobits: number;
}

export interface ModelledLink extends Disposable {
  port: number;
  /** Bytes downloaded so far, TLS and headers included. */
  bytes(): number;
}

const packet = 1460;

interface Stream {
  near: Socket;
  arrive: Deliver;
  waiting: Buffer[];
  inFlight: number;
  window: number;
}

type Deliver = (part: Buffer, at: number) => void;

/** Writes parts to `socket` when due (`performance.now()`), in order: separate timers would race. */
function delayLine(socket: Socket): Deliver {
  const due: [part: Buffer, at: number][] = [];
  const write = () => {
    for (let [first] = due; first; [first] = due) {
      const left = first[1] - performance.now();
      if (left > 0) {
        setTimeout(write, left);
        return;
      }
      due.shift();
      if (socket.writable) socket.write(first[0]);
    }
  };
  return (part, at) => {
    due.push([part, at]);
    if (due.length === 1) write();
  };
}

/** Opens the link to the local port `target`. */
export async function openLink(target: number, { rtt, kilobits }: LinkProfile): Promise<ModelledLink> {
  const perMs = kilobits / 8;
  const streams = new Set<Stream>();
  let bytes = 0;
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const later = (ms: number, work: () => void) => setTimeout(work, ms);

  /** Sends packets while the line is free, one per connection in turn. */
  function send(): void {
    timer = undefined;
    for (;;) {
      const now = performance.now();
      if (freeAt > now + 1) {
        timer = setTimeout(send, freeAt - now);
        return;
      }
      const stream = [...streams].find(
        ({ waiting, inFlight, window }) => waiting.length > 0 && inFlight < window,
      );
      if (!stream) return;
      streams.delete(stream);
      streams.add(stream);
      const [first = Buffer.alloc(0)] = stream.waiting;
      const part = first.subarray(0, packet);
      if (part.length < first.length) stream.waiting[0] = first.subarray(packet);
      else stream.waiting.shift();
      bytes += part.length;
      stream.inFlight += part.length;
      freeAt = Math.max(now, freeAt) + part.length / perMs;
      stream.arrive(part, freeAt + rtt / 2);
      later(freeAt - now + rtt, () => {
        stream.inFlight -= part.length;
        stream.window += part.length;
        wake();
      });
    }
  }
  function wake(): void {
    if (!timer) send();
  }

  const server = createServer((near) => {
    near.setNoDelay(true);
    const stream: Stream = { near, arrive: delayLine(near), waiting: [], inFlight: 0, window: 10 * packet };
    streams.add(stream);
    const far = connect(target, "localhost");
    const opened = performance.now() + rtt;
    const depart = delayLine(far);
    near.on("data", (chunk) => depart(chunk, Math.max(opened, performance.now()) + rtt / 2));
    far.on("data", (chunk) => {
      stream.waiting.push(chunk);
      wake();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        streams.delete(stream);
        later(rtt * 20, () => other.destroy());
      });
    }
  });
  await once(server.listen(0, "localhost"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => bytes,
    [Symbol.dispose]() {
      server.close();
      for (const { near } of streams) near.destroy();
    },
  };
}
