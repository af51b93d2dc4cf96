import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  await using probe = createServer().listen(0, "localhost");
  await once(probe, "listening");
  return (probe.address() as AddressInfo).port;
}
