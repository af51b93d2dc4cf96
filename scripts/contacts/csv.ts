import { contactFields } from "#app/forms/contact-field-table.ts";
import { safeLines } from "./safe-text.ts";

const columns = ["id", "receivedAt", "type", ...contactFields.map(({ name }) => name), "country", "file"];

// What spreadsheets begin a formula with, the full-width forms included.
const formulaStart = "=+\\-@\uFF1D\uFF0B\uFF0D\uFF20";
const atStart = new RegExp(`^(?=[${formulaStart}\t\r])`);
const afterSeparator = new RegExp(`([;\t\r\n|]["\\s]*)(?=[${formulaStart}])`, "g");

/**
 * Stored messages as CSV (RFC 4180, CRLF, UTF-8 with a byte-order mark, so that spreadsheets read it). What a
 * spreadsheet would take for a formula gets an apostrophe (OWASP, CSV injection): at the start of a cell, and wherever
 * a cell would start for one that splits at semicolons, as those of French, German and other offices do. To those the
 * quotes around a cell are no quotes, since they do not stand beside their separator.
 */
export function csv(records: readonly Record<string, unknown>[]): string {
  const lines = records.map((record) => {
    const fields = (record["fields"] ?? {}) as Record<string, unknown>;
    const file = (record["file"] ?? {}) as Record<string, unknown>;
    return columns.map((column) =>
      cell(column === "file" ? file["key"] : (record[column] ?? fields[column])),
    );
  });
  return `\uFEFF${[columns, ...lines].map((line) => line.join(",")).join("\r\n")}\r\n`;
}

function cell(value: unknown): string {
  // Without a file to go to, it is a terminal that shows it.
  const text = typeof value === "string" ? safeLines(value) : "";
  const harmless = text.replace(afterSeparator, "$1'").replace(atStart, "'");
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
