/** What `wrangler.toml` says of the deployed site. */
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";
import { statusKey } from "../../worker/contacts/status.ts";
import type { Environment } from "../../worker/settings.ts";
import type { Kv } from "./kv.ts";

export async function variables(): Promise<Environment> {
  // Loaded only when needed: importing wrangler takes longer than everything else a command does.
  const { unstable_readConfig } = await import("wrangler");
  return unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars as Environment;
}

/** Whether messages are forwarded: as configured, or because cron has written a status. */
export async function isForwarding(kv: Kv): Promise<boolean> {
  const { FORWARD_KIND: kind } = await variables();
  return receiverKinds(kind).length > 0 || [...kv.values([statusKey])].length > 0;
}
