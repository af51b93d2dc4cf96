import { confirmed, type Command, say, yesOption } from "../command.ts";
import { checkBackup, importAll } from "../backup.ts";
import { Failure } from "../failures.ts";

export const importing: Command = {
  name: "import",
  takes: "FILE [--merge] [--yes]",
  words: [1, 1],
  summary: "put back what `export --all` wrote, into a store that is empty",
  example: "import backup.jsonl",
  more: "Messages that wait are forwarded. Expired entries are left out.",
  options: {
    merge: {
      type: "boolean",
      says: "into a store that is not empty; asks first, since same keys are overwritten",
    },
    yes: yesOption,
  },
  async run({ kv, words: [file = ""], isSet }) {
    const now = Date.now();
    const { count, expired } = await checkBackup(file, now);
    const there = kv.keys().length;
    if (there > 0 && !isSet("merge")) {
      throw new Failure(`The store is not empty: it has ${there} keys. --merge writes between them.`);
    }
    const question = `Write ${count - expired} keys between the ${there} that are there?`;
    if (there > 0 && !(await confirmed(question, isSet("yes")))) return say("Nothing was written.");
    const written = await importAll(kv, file, now);
    say(`${written} keys were written${expired > 0 ? `; ${expired} had expired` : ""}.`);
  },
};
