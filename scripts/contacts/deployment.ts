/** What `wrangler.toml` says of the deployment whose messages staff look after. */
import { createRequire } from "node:module";
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";

const daySeconds = 86_400;

const require = createRequire(import.meta.url);

function vars(): Record<string, unknown> {
  // Loaded by the few commands that ask: it takes longer than all else that a command does itself.
  const { unstable_readConfig } = require("wrangler") as typeof import("wrangler");
  return unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars;
}

/** Seconds that a message is kept; as `worker/contacts/configured.ts` reads it. */
export function retentionSeconds(): number {
  const days = Number(vars()["RETENTION_DAYS"]);
  return (days >= 1 ? Math.round(days) : 730) * daySeconds;
}

/** Whether messages are forwarded at all. */
export function forwards(): boolean {
  const list = vars()["FORWARD_KIND"];
  return receiverKinds(typeof list === "string" ? list : "").length > 0;
}

/** Public address of the site. */
export function siteUrl(): string {
  return String(vars()["SITE_URL"]).replace(/\/+$/, "");
}
