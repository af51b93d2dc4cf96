import { type Command, complain } from "../command.ts";
import { csv } from "../csv.ts";
import { dayFrom, officeDay } from "../office.ts";
import type { Kv } from "../wrangler-kv.ts";
import { type Listed, listMessages } from "../messages.ts";
import { readRecord } from "../stored.ts";

export const exporting: Command = {
  name: "export",
  takes: "[DAY] | --all FILE",
  words: [0, 1],
  summary: "messages as CSV, safe to open in a spreadsheet",
  example: "export today > messages.csv",
  run({ kv, words: [word = ""] }) {
    const day = dayFrom(word);
    const rows = listMessages(kv).filter(({ receivedAt }) => day === "" || officeDay(receivedAt) === day);
    const header = csv([]);
    process.stdout.write(header);
    for (const records of readMessages(kv, rows)) {
      process.stdout.write(csv(records).slice(header.length));
    }
  },
};

/** The messages of `rows` as they are kept, some at a time. */
function* readMessages(kv: Kv, rows: readonly Listed[]): Generator<Record<string, unknown>[]> {
  for (const values of kv.values(rows.map(({ key }) => key))) {
    yield [...values].flatMap(([key, value]) => {
      const record = readRecord(value);
      if (record) return [{ ...record }];
      complain(`${key} cannot be read and was left out.`);
      process.exitCode = 1;
      return [];
    });
  }
}
