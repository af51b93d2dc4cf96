/** Aligns columns for a terminal and makes all text safe. */
import { styleText } from "node:util";
import { safeLine } from "./safe-text.ts";

export type Style = "red" | "yellow" | "green" | "dim";

export type Cell = string | { text: string; style: Style };

/** Formats `rows`, below `header` if given. */
export function table(rows: readonly (readonly Cell[])[], header: readonly string[] = []): string {
  const title = header.map((text): Cell => ({ text, style: "dim" }));
  const cells = (header.length > 0 ? [title, ...rows] : rows).map((row) =>
    row.map((cell) => {
      const { text, style } = typeof cell === "string" ? { text: cell } : cell;
      const safe = safeLine(text);
      return { safe, columns: Array.from(safe).length, style };
    }),
  );
  const widths: number[] = [];
  for (const row of cells) {
    for (const [at, { columns }] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, columns);
  }
  return cells
    .map((row) => {
      const last = row.findLastIndex(({ safe }) => safe !== "");
      return row
        .slice(0, last + 1)
        .map(({ safe, columns, style }, at) => {
          const gap = at === last ? "" : " ".repeat((widths[at] ?? 0) - columns);
          // Node omits colours for `NO_COLOR` and when the output is not a terminal.
          const shown = style && safe !== "" ? styleText(style, safe, { stream: process.stdout }) : safe;
          return shown + gap;
        })
        .join("  ");
    })
    .join("\n");
}
