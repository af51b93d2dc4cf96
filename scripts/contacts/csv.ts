/**
 * Stored messages as CSV (RFC 4180, CRLF, UTF-8 with a byte-order mark for spreadsheets). Anything a spreadsheet would
 * take for a formula gets an apostrophe (OWASP, CSV injection), also after a semicolon: French and German spreadsheets
 * split there, ignoring quotes around comma-separated cells.
 */
import { contactFields } from "#app/forms/contact-field-table.ts";
import type { StoredRecord } from "./message.ts";
import { safeLines } from "./terminal.ts";

const fieldNames = contactFields.map(({ name }) => name);

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
