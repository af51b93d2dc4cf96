import { officeTime } from "../../../worker/contacts/digest/office-time.ts";
import type { Command } from "../command.ts";
import { findMessage, type Found } from "../message.ts";
import { Failure, say } from "../terminal.ts";

export const done: Command = {
  name: "done",
  takes: "ID [WHO]",
  words: [1, 2],
  summary: "note that a message was answered, and by whom",
  example: "done 20261121T013722123Z-1a2b3c4d5e6f Ana",
  more: "Messages without this note are in `list --unanswered` and in the daily digest.",
  run(kv, [part, who = ""]) {
    const message = findMessage(kv, part);
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
  run(kv, [part]) {
    const message = findMessage(kv, part);
    if (!message.done) throw new Failure(`${message.id} is not marked as answered.`);
    kv.delete([`done:${message.id}`]);
    say(`Unanswered again: ${described(message)}`);
  },
};

function described({ id, type, name, receivedAt }: Found): string {
  return `${id}, ${type} from ${name || "no name"}, ${officeTime(Date.parse(receivedAt))}.`;
}
