import { confirmed, type Command, say, yesOption } from "../command.ts";
import { erasedMarks } from "../marks.ts";
import { Misuse } from "../failures.ts";
import { isId } from "../../../worker/contacts/messages.ts";
import { findMessage, idFrom } from "../stored.ts";
import { print } from "./show.ts";

export const erase: Command = {
  name: "delete",
  takes: "ID [--yes]",
  words: [1, 1],
  summary: "erase a message, its file and every trace of its forwarding; asks first",
  example: "delete 20261121T013722123Z-1a2b3c4d5e6f",
  more: "With --yes the id must be whole. Everything about a person: `person`.",
  options: { yes: yesOption },
  async run({ kv, words, isSet }) {
    const [word = ""] = words;
    if (isSet("yes") && !isId(word)) throw new Misuse("With --yes give the whole id, as `list` shows it");
    const found = findMessage(kv, idFrom(kv, word));
    print(found);
    if (!(await confirmed(`\nErase ${found.id} for good?`, isSet("yes")))) return say("Nothing was erased.");
    kv.put(erasedMarks([[found.id, found.text]]));
    kv.delete(found.keys);
    say(`Erased ${found.keys.join(", ")}.`);
    say("Its receipt says so for 30 days at most.");
  },
};
