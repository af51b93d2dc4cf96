import { draftDigest, spamSince } from "../../../worker/contacts/digest/send-digest.ts";
import { type OutboxStatus, statusKey } from "../../../worker/contacts/status.ts";
import { type Command, say } from "../command.ts";
import { digestOf } from "../deployment.ts";

export const digest: Command = {
  name: "digest",
  takes: "",
  words: [0, 0],
  summary: "the daily digest as it would be sent now; sends nothing",
  example: "digest --remote",
  more: "DIGEST_HOUR, DIGEST_DETAIL and FORWARD_KIND in wrangler.toml decide when, how much and to whom.",
  async run({ kv }) {
    const now = Date.now();
    const { receivers, settings } = digestOf();
    const kept = kv.values([statusKey]).get(statusKey) ?? "{}";
    const status = { waiting: 0, ...(JSON.parse(kept) as Partial<OutboxStatus>) };
    const keys = kv.keys();
    const list = <Metadata>() =>
      Promise.resolve({
        keys: keys as { name: string; metadata?: Partial<Metadata> }[],
        list_complete: true,
      });
    const { notice, quiet } = await draftDigest(
      { store: { list }, now: () => now },
      settings.detail,
      status,
      spamSince(status, now),
      (names) => Promise.resolve(kv.values(names)),
    );
    const to = receivers.length > 0 ? `to ${receivers.join(" and ")}` : "to nobody: FORWARD_KIND is none";
    const when = settings.hour === null ? "never: DIGEST_HOUR is off" : `at ${settings.hour}:00 office time`;
    say(`Goes ${to}, ${when}${quiet ? "; not today, for there is nothing to say" : ""}.\n`);
    say(`Subject: ${notice.subject}\n\n${notice.text}`);
  },
};
