/** The settings in `wrangler.toml` that staff commands need. */
import { createRequire } from "node:module";
import type { Kv } from "./wrangler-kv.ts";
import type { SubmissionType } from "../../worker/contacts/record.ts";
import {
  type DigestSettings,
  digestSettings,
  type Environment,
  retentionOf,
  siteSettings,
} from "../../worker/settings.ts";
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";

const require = createRequire(import.meta.url);

function vars(): Environment {
  // Loaded only when needed: importing wrangler takes longer than everything else a command does.
  const { unstable_readConfig } = require("wrangler") as typeof import("wrangler");
  return unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars as Environment;
}

/** How long a message of that type is kept, in seconds. */
export function retentionSeconds(type: SubmissionType = "general"): number {
  return retentionOf(vars())(type) * 86_400;
}

/** The receivers of messages and the digest, and the digest's settings. */
export function digestOf(): { receivers: string[]; settings: DigestSettings } {
  const variables = vars();
  return { receivers: receiverKinds(variables.FORWARD_KIND), settings: digestSettings(variables) };
}

/** Whether messages in `kv` are forwarded: as configured, or because cron has written a status. */
export function isForwarding(kv: Kv): boolean {
  return (
    receiverKinds(vars().FORWARD_KIND).length > 0 || kv.keys("status").some(({ name }) => name === "status")
  );
}

/** Public address of the site. */
export function siteUrl(): string {
  return siteSettings(vars()).siteUrl;
}
