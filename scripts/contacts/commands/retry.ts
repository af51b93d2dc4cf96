import { type Command, say } from "../command.ts";
import { Failure } from "../failures.ts";
import { isForwarding } from "../deployment.ts";
import { dueNow } from "../marks.ts";
import { findMessage, idFrom } from "../stored.ts";

export const retry: Command = {
  name: "retry",
  takes: "ID",
  words: [1, 1],
  summary: "try again to forward a message that was given up (!)",
  example: "retry 20261121T013722123Z-1a2b3c4d5e6f",
  more: "The next run of the site's timer sends it, within five minutes. A receiver that has it does not get it again.",
  run({ kv, words }) {
    const id = idFrom(kv, words[0] ?? "");
    const { texts } = findMessage(kv, id);
    const dead = texts.get("dead");
    if (dead === undefined) throw new Failure(`${id} was not given up: there is nothing to retry.`);
    // A marker beside the dead letter, for another receiver, is the newer.
    const text = texts.get("outbox") ?? dead;
    if (!isForwarding(kv))
      throw new Failure(`Forwarding is off. Set FORWARD_KIND in wrangler.toml and deploy, then retry ${id}.`);
    kv.put([dueNow(id, text)]);
    kv.delete([`dead:${id}`]);
    say(`${id} will be forwarded by the next cron run.`);
  },
};
