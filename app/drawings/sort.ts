import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, path, sheet, short, stretched, words } from "./markup.ts";

const [top, row] = [66, 44];
const [leave, gate, heap] = [22, 50, 58];

/** Items on the left pass one question and land in one of two heaps. */
export function drawSort({ items, gate: question, heaps }: DrawingOf<"sort">): string {
  const height = Math.max(top + items.length * row, 276);
  const places = [top - 20, (top + height) / 2];
  let lines = "";
  let names = "";
  const counts = [0, 0];
  for (const [index, { text, into }] of items.entries()) {
    const y = top + index * row;
    const target = (places[into - 1] ?? top) + 12 + 9 * (counts[into - 1] ?? 0);
    counts[into - 1] = (counts[into - 1] ?? 0) + 1;
    lines += path(
      `M0 ${y}H${leave}C38 ${y} 38 ${short(target)} ${gate} ${short(target)}H${heap}`,
      into === 1 ? "sa" : "sb das",
    );
    names += words(0, y - 9, text);
  }
  const drawn = heaps.map(({ title, lines: told }, index) => {
    const y = places[index] ?? top;
    return (
      block(heap, y, 100 - heap, 42, index === 0 ? "sa" : "sb") +
      words(heap, y + 26, title, "to tb", "start", 14) +
      told.map((line, place) => words(heap, y + 66 + place * 21, line, "tq")).join("")
    );
  });
  return sheet(
    height,
    words(gate, 18, question, "tb", "middle") +
      stretched(height, lines) +
      `<rect class="hub" x="${gate}%" y="30" width="8" height="${height - 40}" rx="4" transform="translate(-4)"/>` +
      drawn.join("") +
      names,
  );
}
