import { confirmed } from "../ask.ts";
import { type Command, say, yesOption } from "../command.ts";
import { erasedMarks } from "../erased.ts";
import { findMessage, wholeId } from "../stored.ts";
import { print } from "./show.ts";

export const erase: Command = {
  name: "delete",
  takes: "ID [--yes]",
  words: [1, 1],
  summary: "erase a message, its file and every trace of its forwarding; asks first",
  example: "delete 20261121T013722123Z-1a2b3c4d5e6f",
  more: "The id must be whole. Everything about a person: `person`.",
  options: { yes: yesOption },
  async run({ kv, words, isSet }) {
    const found = findMessage(kv, wholeId(words[0] ?? ""));
    print(found);
    if (!(await confirmed(`\nErase ${found.id} for good?`, isSet("yes")))) return say("Nothing was erased.");
    kv.put(erasedMarks([[found.id, found.text]]));
    kv.delete(found.keys);
    say(`Erased ${found.keys.join(", ")}.`);
    say("Its receipt says so for 30 days at most.");
  },
};
