import { isId } from "../../../worker/contacts/messages.ts";
import type { Command } from "../command.ts";
import { erasedMark, findMessage } from "../message.ts";
import { confirmed, Misuse, say } from "../terminal.ts";
import { print } from "./show.ts";

export const erase: Command = {
  name: "delete",
  takes: "ID [--yes]",
  words: [1, 1],
  options: ["yes"],
  summary: "erase a message, its file and every trace of its forwarding; asks first",
  example: "delete 20261121T013722123Z-1a2b3c4d5e6f",
  more: "With --yes the id must be whole. Everything about a person: `person`.",
  async run(kv, [part = ""], { yes }) {
    if (yes && !isId(part)) throw new Misuse("With --yes give the whole id, as `list` shows it");
    const found = findMessage(kv, part);
    print(found);
    if (!(await confirmed(`Erase ${found.id} for good?`, yes))) return say("Nothing was erased.");
    const names = found.keys.map(({ name }) => name);
    kv.put([erasedMark(found, found.texts)]);
    kv.delete(names);
    say(`Erased ${names.join(", ")}.`);
    say("Its receipt says so for 30 days at most.");
  },
};
