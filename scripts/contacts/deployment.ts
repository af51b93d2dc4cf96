/** What `wrangler.toml` says of the deployment whose messages staff look after. */
import { createRequire } from "node:module";
import type { Kv } from "./wrangler-kv.ts";
import type { SubmissionType } from "../../worker/contacts/record.ts";
import {
  daysKept,
  type DigestSettings,
  digestSettings,
  type Environment,
  retentionOf,
} from "../../worker/settings.ts";
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";

const daySeconds = 86_400;

const require = createRequire(import.meta.url);

function vars(): Record<string, unknown> {
  // Loaded only when needed: importing wrangler takes longer than everything else a command does.
  const { unstable_readConfig } = require("wrangler") as typeof import("wrangler");
  return unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars;
}

/** Seconds that a message of that type is kept. */
export function retentionSeconds(type = "general"): number {
  return daysKept(retentionOf(vars() as unknown as Environment), type as SubmissionType) * daySeconds;
}

/** To whom messages and the digest go, and how the digest is set. */
export function digestOf(): { receivers: string[]; settings: DigestSettings } {
  const { FORWARD_KIND, DIGEST_HOUR, DIGEST_DETAIL } = vars() as Record<string, string | undefined>;
  return {
    receivers: receiverKinds(FORWARD_KIND ?? ""),
    settings: digestSettings({ DIGEST_HOUR, DIGEST_DETAIL }),
  };
}

/** Whether messages in `kv` are forwarded: by configuration, or because cron has written a status. */
export function isForwarding(kv: Kv): boolean {
  const list = vars()["FORWARD_KIND"];
  const configured = receiverKinds(typeof list === "string" ? list : "").length > 0;
  return configured || kv.keys("status").some(({ name }) => name === "status");
}

/** Public address of the site. */
export function siteUrl(): string {
  return String(vars()["SITE_URL"]).replace(/\/+$/, "");
}
