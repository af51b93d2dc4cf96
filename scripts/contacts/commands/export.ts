import { exportAll } from "../backup.ts";
import { type Command, complain, type Input, say } from "../command.ts";
import { csv } from "../csv.ts";
import { dayFrom, officeDay } from "../office.ts";
import { Failure, Misuse } from "../failures.ts";
import { messagesOf } from "../../../worker/contacts/messages.ts";
import { readRecord } from "../stored.ts";

export const exporting: Command = {
  name: "export",
  takes: "[DAY] | --all FILE",
  words: [0, 1],
  summary: "messages as CSV, safe to open in a spreadsheet; or everything, as a backup",
  example: "export today > messages.csv",
  more: `--all writes every key, value and file with its metadata and lifetime; \`import\` puts them back.
Whoever has that file has all messages: keep it as you keep those.`,
  options: { all: { type: "boolean", says: "everything there is, into the file" } },
  run(input) {
    if (input.isSet("all")) return backUp(input);
    const day = dayFrom(input.words[0] ?? "");
    const rows = messagesOf(input.kv.keys()).filter(
      ({ receivedAt }) => day === "" || officeDay(receivedAt) === day,
    );
    const header = csv([]);
    process.stdout.write(header);
    const broken: string[] = [];
    // Print each row as soon as it is read.
    for (const [name, value] of input.kv.each(rows.map(({ key }) => key))) {
      const record = readRecord(value);
      if (record) process.stdout.write(csv([{ ...record }]).slice(header.length));
      else broken.push(name);
    }
    if (broken.length > 0) throw new Failure(`Left out, since it cannot be read: ${broken.join(", ")}.`);
  },
};

function backUp({ kv, words: [file] }: Input): void {
  if (file === undefined) throw new Misuse("--all needs the name of a file to write");
  const { count, gone } = exportAll(kv, file);
  if (gone.length > 0) complain(`Gone before they could be read: ${gone.join(", ")}.`);
  say(`${count} keys are in ${file}.`);
}
