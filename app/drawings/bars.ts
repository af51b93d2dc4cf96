import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, fits, sheet, words } from "./markup.ts";

const row = 62;

/** Bars in one unit, each under its name. */
export function drawBars({ bars }: DrawingOf<"bars">): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const drawn = bars.map(({ name, value, shown, strong }, index) => {
    const y = index * row;
    const width = Math.max(0.8, (value / most) * 100);
    const isInside = !fits(shown, 100 - width);
    return (
      words(0, y + 16, name, strong ? "tb" : "") +
      block(0, y + 25, width, 26, strong ? "sb" : "sa") +
      words(width, y + 43, shown, isInside ? "to tb" : "tb", isInside ? "end" : "start", 10)
    );
  });
  return sheet(bars.length * row, drawn.join(""));
}
