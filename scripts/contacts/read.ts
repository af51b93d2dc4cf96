/** The commands that only read: `list`, `show`, `export`. */
import { contactFields } from "#app/forms/contact-field-table.ts";
import { isUnanswered, type Listed, messagesOf } from "../../worker/contacts/messages.ts";
import type { Command, Kv } from "./kv.ts";
import { findMessage, type Found, readRecord, type StoredRecord } from "./message.ts";
import { safeJson, safeLines, say, table, when } from "./terminal.ts";

const marks: Record<string, string> = { waiting: "*", undelivered: "!", spam: "?" };

export const list: Command = (kv, [text], { unanswered, json }) => {
  const rows = messagesWith(kv, text).filter((message) => !unanswered || isUnanswered(message));
  if (json) return say(safeJson(rows));
  const count = (state: string) => rows.filter((message) => message.state === state).length;
  const marked = Object.entries(marks).map(([state, mark]) => `${count(state)} ${state} (${mark})`);
  const totals = [`${rows.length} in all`, `${rows.filter(isUnanswered).length} unanswered`, ...marked];
  say(`${listing(rows)}\n\n${totals.join(", ")}`);
};

/** Messages whose row in the list has `text` in it. */
function messagesWith(kv: Kv, text = ""): Listed[] {
  const folded = (words: string) => words.normalize("NFKC").toLowerCase();
  return messagesOf(kv.keys()).filter((message) => folded(cellsOf(message).join(" ")).includes(folded(text)));
}

/** Messages as a table. */
export function listing(messages: readonly Listed[]): string {
  return table([["", "id", "state", "came", "type", "name", "email", "answered"], ...messages.map(cellsOf)]);
}

function cellsOf(message: Listed): string[] {
  const { id, test, state, receivedAt, type, name, email, done } = message;
  const answered = done ? done.who || "yes" : isUnanswered(message) ? "no" : "";
  return [marks[state] ?? "", id, test ? "test" : state, when(receivedAt), type, name, email, answered];
}

export const show: Command = (kv, [part], { json }) => {
  const found = findMessage(kv, part);
  if (json) say(safeJson(plain(found)));
  else print(found);
};

/** A message for JSON: without what it would say twice. */
export function plain({ entry, record, ...found }: Found): object {
  return { ...found, record: record.fields ? record : entry.value };
}

/** Prints a message for people. */
export function print({ record, entry, ...found }: Found): void {
  const { fields, type, country, file, suspect } = record;
  if (!fields) return say(entry.value);
  const { message, ...others } = fields;
  const rows = {
    id: found.id,
    came: when(found.receivedAt),
    type,
    state: found.state,
    ...others,
    country,
    file: file && [file.name, `${file.size} bytes`, ...file.flags].join(", "),
    suspect: suspect && `may be spam (${suspect})`,
    answered: found.done && `${found.done.who || "yes"}, ${when(found.done.at)}`,
    "kept as": [found.key, ...found.files].join(", "),
  };
  say(table(Object.entries(rows).flatMap(([name, value]) => (value ? [[name, value]] : []))));
  for (const part of [message, outcomesOf(record)]) if (part) say(`\n${part}`);
}

/** How forwarding ended, a line for each receiver. */
export function outcomesOf({ deliveries = [] }: StoredRecord): string {
  const rows = deliveries.map(({ to, at, delivered, reason = "" }) => {
    return [to, delivered ? "delivered" : "given up", when(at), reason];
  });
  return table(rows);
}

export const exporting: Command = (kv, [part]) => {
  const names = messagesWith(kv, part).map(({ key }) => key);
  process.stdout.write(csvHeader);
  // Each row is printed as soon as it is read. What cannot be read is there by its key.
  for (const [id, text] of kv.values(names)) process.stdout.write(csvRow(readRecord(text) ?? { id }));
};

const fieldNames = contactFields.map(({ name }) => name);
/**
 * The head of stored messages as CSV (RFC 4180, CRLF, UTF-8 with a byte-order mark for spreadsheets). Anything a
 * spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection), also after a semicolon: French and
 * German spreadsheets split there, ignoring quotes around comma-separated cells.
 */
export const csvHeader = `\uFEFF${["id", "receivedAt", "type", ...fieldNames, "country", "file"].join(",")}\r\n`;

export function csvRow({ id, receivedAt, type, fields = {}, country, file }: StoredRecord): string {
  const values = [id, receivedAt, type, ...fieldNames.map((name) => fields[name]), country, file?.key];
  return `${values.map(cell).join(",")}\r\n`;
}

// Characters that start a formula in spreadsheets, full-width forms included.
const formulaStart = "=+\\-@\uFF1D\uFF0B\uFF0D\uFF20";
const atStart = new RegExp(`^(?=[${formulaStart}\t\r])`);
const afterSeparator = new RegExp(`([;\t\r\n|]["\\s]*)(?=[${formulaStart}])`, "g");

function cell(value: unknown): string {
  // The output may go to a terminal.
  const text = typeof value === "string" ? safeLines(value) : "";
  const harmless = text.replace(afterSeparator, "$1'").replace(atStart, "'");
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
