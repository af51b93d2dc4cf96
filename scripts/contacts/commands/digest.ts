import { draftDigest } from "../../../worker/contacts/digest/draft-digest.ts";
import { spamSince } from "../../../worker/contacts/digest/send-digest.ts";
import { receiverKinds } from "../../../worker/contacts/forward/configuration.ts";
import { type OutboxStatus, statusKey } from "../../../worker/contacts/status.ts";
import { readJson } from "../../../worker/json.ts";
import { digestSettings } from "../../../worker/settings.ts";
import type { Command } from "../command.ts";
import { variables } from "../deployment.ts";
import { say } from "../terminal.ts";

export const digest: Command = {
  name: "digest",
  takes: "",
  words: [0, 0],
  summary: "the daily digest as it would be sent now; sends nothing",
  example: "digest --remote",
  more: "DIGEST_HOUR, DIGEST_DETAIL and FORWARD_KIND in wrangler.toml decide when, how much and to whom.",
  async run(kv) {
    const now = Date.now();
    const settings = await variables();
    const { hour, detail } = digestSettings(settings);
    const [kept] = kv.values([statusKey]);
    const status: OutboxStatus = { waiting: 0, ...readJson(kept?.[1]) };
    const read = (names: readonly string[]) => new Map(kv.values(names));
    const { notice, quiet } = await draftDigest(kv.keys(), now, detail, status, spamSince(status, now), read);
    const receivers = receiverKinds(settings.FORWARD_KIND).join(" and ");
    const to = receivers ? `to ${receivers}` : "to nobody: FORWARD_KIND is none";
    const when = hour === null ? "never: DIGEST_HOUR is off" : `at ${hour}:00 office time`;
    say(`Goes ${to}, ${when}${quiet ? "; not today, for there is nothing to say" : ""}.\n`);
    say(`Subject: ${notice.subject}\n\n${notice.text}`);
  },
};
