/** What `wrangler.toml` says of the deployment whose messages staff look after. */
import { unstable_readConfig } from "wrangler";
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";

const daySeconds = 86_400;

function vars(): Record<string, unknown> {
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
