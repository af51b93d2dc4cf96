import { messagesOf } from "../../../worker/contacts/messages.ts";
import type { Command } from "../command.ts";
import { csvHeader, csvRow } from "../csv.ts";
import { readRecord } from "../message.ts";
import { Failure, Misuse } from "../terminal.ts";
import { backUp } from "./backup.ts";
import { onDay } from "./list.ts";

export const exporting: Command = {
  name: "export",
  takes: "[DAY] | --all FILE",
  words: [0, 1],
  options: ["all"],
  summary: "messages as CSV, safe to open in a spreadsheet; or everything, as a backup",
  example: "export today > messages.csv",
  more: `--all writes every key, value and file with its metadata and lifetime; \`import\` puts them back.
Whoever has that file has all messages: keep it as you keep those.`,
  run(kv, [word], { all }) {
    if (all && word === undefined) throw new Misuse("--all needs the name of a file to write");
    if (all && word !== undefined) return backUp(kv, word);
    const names = messagesOf(kv.keys())
      .filter(onDay(word))
      .map(({ key }) => key);
    process.stdout.write(csvHeader);
    const broken: string[] = [];
    // Each row is printed as soon as it is read.
    for (const [name, text] of kv.values(names)) {
      const record = readRecord(text);
      if (record) process.stdout.write(csvRow(record));
      else broken.push(name);
    }
    if (broken.length > 0) throw new Failure(`Left out, since it cannot be read: ${broken.join(", ")}.`);
  },
};
