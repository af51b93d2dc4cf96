import { contactFields } from "#app/forms/contact-field-table.ts";
import { safeLines } from "./safe-text.ts";

const columns = ["id", "receivedAt", "type", ...contactFields.map(({ name }) => name), "country", "file"];

// Characters that start a formula in spreadsheets, full-width forms included.
const formulaStart = "=+\\-@\uFF1D\uFF0B\uFF0D\uFF20";
const atStart = new RegExp(`^(?=[${formulaStart}\t\r])`);
const afterSeparator = new RegExp(`([;\t\r\n|]["\\s]*)(?=[${formulaStart}])`, "g");

/**
 * Stored messages as CSV (RFC 4180, CRLF, UTF-8 with a byte-order mark for spreadsheets). Anything a spreadsheet
 * would take for a formula gets an apostrophe (OWASP, CSV injection), also after a semicolon: French and German
 * spreadsheets split there, ignoring quotes around comma-separated cells.
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
  // The output may go to a terminal.
  const text = typeof value === "string" ? safeLines(value) : "";
  const harmless = text.replace(afterSeparator, "$1'").replace(atStart, "'");
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
