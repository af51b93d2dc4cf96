import { type Command, say } from "../command.ts";
import { Failure } from "../failures.ts";
import { type Listed, messagesOf } from "../../../worker/contacts/messages.ts";
import { age } from "../office.ts";
import { messageWith } from "../stored.ts";

export const done: Command = {
  name: "done",
  takes: "ID [WHO]",
  words: [1, 2],
  summary: "note that a message was answered, and by whom",
  example: "done 20261121T013722123Z-1a2b3c4d5e6f Ana",
  more: "Messages without this note are in `list --unanswered` and in the daily digest.",
  run({ kv, words: [part = "", who = ""] }) {
    const message = messageWith(part, messagesOf(kv.keys()));
    const { id, expiration, state } = message;
    if (state === "spam") throw new Failure(`${id} is in spam. Use \`release\` first.`);
    kv.put([{ name: `done:${id}`, value: "", metadata: { at: new Date().toISOString(), who }, expiration }]);
    say(`Answered${who && ` by ${who}`}: ${described(message)}`);
  },
};

export const undo: Command = {
  name: "undo",
  takes: "ID",
  words: [1, 1],
  summary: "take back `done`",
  example: "undo 20261121T013722123Z-1a2b3c4d5e6f",
  run({ kv, words: [part = ""] }) {
    const message = messageWith(part, messagesOf(kv.keys()));
    if (!message.done) throw new Failure(`${message.id} is not marked as answered.`);
    kv.delete([`done:${message.id}`]);
    say(`Unanswered again: ${described(message)}`);
  },
};

function described({ id, type, name, receivedAt }: Listed): string {
  return `${id}, ${type} from ${name || "no name"}, ${age(receivedAt)}.`;
}
