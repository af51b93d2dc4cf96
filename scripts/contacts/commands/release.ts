import { retentionOf } from "../../../worker/settings.ts";
import type { Command } from "../command.ts";
import { isForwarding, variables } from "../deployment.ts";
import { copyIn, findMessage } from "../message.ts";
import { Failure, say } from "../terminal.ts";

/** For the outbox: due in the next run whatever its turn, with all tries left. */
const dueNow = { tries: 1, next: 0 };

const willGo = (id: string) => say(`${id} will be forwarded by the next cron run.`);

export const release: Command = {
  name: "release",
  takes: "ID",
  words: [1, 1],
  summary: "treat a message in spam (?) as a real one: forward it and keep it",
  example: "release 20261121T013722123Z-1a2b3c4d5e6f",
  more: "It keeps its id. If this is interrupted, do it again: nothing is lost in between.",
  async run(kv, [part]) {
    const found = findMessage(kv, part);
    const { id, keys } = found;
    const spam = keys.find(({ name }) => name === `spam:${id}`);
    if (!spam) throw new Failure(`${id} was not set apart as spam: there is nothing to release.`);
    const { suspect: _, ...record } = copyIn(found, "spam");
    const isForwarded = await isForwarding(kv);
    const days = retentionOf(await variables())(record.type ?? "general");
    const received = Date.parse(record.receivedAt ?? "") || Date.now();
    const expiration = Math.round(received / 1000 + days * 86_400);
    // Writes the record before the marker: otherwise cron could deliver the message in between, and the record would
    // say "waiting" for ever. An interrupted release may have written it already.
    const recorded = keys.find(({ name }) => name === `contact:${id}`);
    if (!recorded) {
      const metadata = { ...spam.metadata, state: isForwarded ? "waiting" : "kept", suspect: undefined };
      kv.put([{ name: `contact:${id}`, value: JSON.stringify(record, null, 2), metadata, expiration }]);
    }
    const isUnsent = !recorded || recorded.metadata?.["state"] === "waiting";
    if (isForwarded && isUnsent && !found.texts.has(`outbox:${id}`))
      kv.put([{ name: `outbox:${id}`, value: JSON.stringify(record), metadata: dueNow, expiration }]);
    // Last, so that an interrupted release can be repeated.
    kv.delete([spam.name]);
    if (isForwarded) willGo(id);
    else say(`${id} is kept like any other message. Forwarding is off.`);
  },
};

export const retry: Command = {
  name: "retry",
  takes: "ID",
  words: [1, 1],
  summary: "try again to forward a message that was given up (!)",
  example: "retry 20261121T013722123Z-1a2b3c4d5e6f",
  more: "The next run of the site's timer sends it, within five minutes. A receiver that has it does not get it again.",
  async run(kv, [part]) {
    const found = findMessage(kv, part);
    const { id, texts } = found;
    const dead = found.keys.find(({ name }) => name === `dead:${id}`);
    if (!dead) throw new Failure(`${id} was not given up: there is nothing to retry.`);
    // A marker beside the dead letter, for another receiver, is newer.
    const record = copyIn(found, texts.has(`outbox:${id}`) ? "outbox" : "dead");
    if (!(await isForwarding(kv)))
      throw new Failure(`Forwarding is off. Set FORWARD_KIND in wrangler.toml and deploy, then retry ${id}.`);
    const { expiration } = dead;
    kv.put([{ name: `outbox:${id}`, value: JSON.stringify(record), metadata: dueNow, expiration }]);
    kv.delete([dead.name]);
    willGo(id);
  },
};
