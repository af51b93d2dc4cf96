import type { Listed } from "./messages.ts";

const marks: Record<string, string> = { waiting: "*", dead: "!", spam: "?" };

/** Messages as an aligned table for a terminal, with a last line that counts them. */
export function table(messages: readonly Listed[]): string {
  const header = ["", "id", "state", "type", "name", "e-mail"];
  const rows = messages.map((message) => [
    marks[message.state] ?? "",
    message.id,
    message.state,
    message.type,
    message.name,
    message.email,
  ]);
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const count = (state: string) => messages.filter((message) => message.state === state).length;
  return `${lines.join("\n")}\n${messages.length} messages, ${count("waiting")} waiting (*), ${count("dead")} given up (!), ${count("spam")} spam (?)`;
}
