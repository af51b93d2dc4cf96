import { attemptsOf, findMessage, type Found, idFrom, readRecord } from "../stored.ts";
import { type Command, jsonOption, say, sayJson } from "../command.ts";
import { messagesOf, type Listed } from "../../../worker/contacts/messages.ts";
import { age, officeMoment } from "../office.ts";
import { table } from "../table.ts";

export const show: Command = {
  name: "show",
  takes: "ID",
  words: [1, 1],
  summary: "one message, and every attempt to forward it",
  example: "show 20261121T013722123Z-1a2b3c4d5e6f",
  options: { json: jsonOption },
  run({ kv, words, isSet }) {
    const id = idFrom(kv, words[0] ?? "");
    const found = findMessage(kv, id);
    const keys = [...found.keys];
    const listed = messagesOf(kv.keys().filter(({ name }) => keys.includes(name))).at(0);
    if (isSet("json")) {
      const record = readRecord(found.text) ?? found.text;
      return sayJson({ ...listed, keys, record, attempts: attemptsOf(found) });
    }
    print(found, listed);
  },
};

/** Prints a message for people. */
export function print(found: Found, listed?: Listed): void {
  const { text, keys } = found;
  const record = readRecord(text);
  if (record?.fields === undefined) return say(text || `Only its file is left: ${keys.join(", ")}.`);
  const { message, ...fields } = record.fields;
  const { file, suspect } = record;
  const time = (at: string) => `${officeMoment(at)} (${age(at)})`;
  const rows: [string, string | undefined][] = [
    ["id", found.id],
    ["came", time(record.receivedAt ?? "")],
    ["type", record.type],
    ["state", listed?.state],
    ...Object.entries(fields),
    ["country", record.country ?? ""],
    [
      "file",
      file && `${file.name}, ${file.size} bytes${file.flags.length > 0 ? `, ${file.flags.join(", ")}` : ""}`,
    ],
    ["suspect", suspect && `may be spam (${suspect})`],
    ["answered", listed?.done && `${listed.done.who || "yes"}, ${time(listed.done.at)}`],
    ["kept as", keys.join(", ")],
  ];
  console.log(table(rows.flatMap(([name, value]) => (value ? [[{ text: name, style: "dim" }, value]] : []))));
  if (message) say(`\n${message}`);
  const attempts = attemptsOf(found);
  if (attempts.length === 0) return;
  console.log(
    `\n${table(
      attempts.map(({ at, to, outcome, reason = "" }) => [
        officeMoment(at),
        to,
        { text: outcome, style: outcome === "delivered" ? "green" : "yellow" },
        reason,
      ]),
      ["tried", "receiver", "outcome", "status"],
    )}`,
  );
}
