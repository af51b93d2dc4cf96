import { contactFields } from "#app/forms/contact-field-table.ts";

const columns = ["id", "receivedAt", "type", ...contactFields.map(({ name }) => name), "country", "file"];

/**
 * Stored messages as CSV (RFC 4180, CRLF, UTF-8 with a byte-order mark, so that spreadsheets read it). A cell
 * that a spreadsheet would take for a formula starts with an apostrophe (OWASP, CSV injection).
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
  const text = typeof value === "string" ? value : "";
  const harmless = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
