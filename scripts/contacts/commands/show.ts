import type { Command } from "../command.ts";
import { attemptsOf, findMessage, type Found, readRecord } from "../message.ts";
import { safeJson, say, table, when } from "../terminal.ts";

export const show: Command = {
  name: "show",
  takes: "ID",
  words: [1, 1],
  options: ["json"],
  summary: "one message, and every attempt to forward it",
  example: "show 20261121T013722123Z-1a2b3c4d5e6f",
  run(kv, [part], { json }) {
    const found = findMessage(kv, part);
    if (!json) return print(found);
    const { texts, keys, ...listed } = found;
    const text = texts.get(found.key);
    say(
      safeJson({
        ...listed,
        keys: keys.map(({ name }) => name),
        record: readRecord(text) ?? text,
        attempts: attemptsOf(found),
      }),
    );
  },
};

/** Prints a message for people. */
export function print(found: Found): void {
  const text = found.texts.get(found.key) ?? "";
  const { fields, receivedAt = "", type, country, file, suspect } = readRecord(text) ?? {};
  if (!fields) return say(text);
  const { message, ...others } = fields;
  const rows = {
    id: found.id,
    came: when(receivedAt),
    type,
    state: found.state,
    ...others,
    country,
    file: file && [file.name, `${file.size} bytes`, ...file.flags].join(", "),
    suspect: suspect && `may be spam (${suspect})`,
    answered: found.done && `${found.done.who || "yes"}, ${when(found.done.at)}`,
    "kept as": found.keys.map(({ name }) => name).join(", "),
  };
  say(table(Object.entries(rows).flatMap(([name, value]) => (value ? [[name, value]] : []))));
  if (message) say(`\n${message}`);
  const tries = attemptsOf(found).map(({ at, to, outcome, reason = "" }) => [when(at), to, outcome, reason]);
  if (tries.length > 0) say(`\n${table([["tried", "receiver", "outcome", "status"], ...tries])}`);
}
