/** Drawings of how something goes, each with its words below it (`drawing.tsx`). */
import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, dot, path, series, short, Stretched, words } from "./pieces.tsx";

type Point = readonly [x: number, y: number];

/** Each icon in a square of 44 with its right edge at 0: its body, and what is cut out of it. */
const signs: Record<DrawingOf<"flow">["sign"], [body: string, hole?: string]> = {
  house: ["M-44 20-22 2 0 20v24h-44z", "M-28 44V28h12v16z"],
  page: ["M-40 0h36v44h-36z", "M-33 9h16v5h-16zm0 12h22v3h-22zm0 8h22v3h-22zm0 8h13v3h-13z"],
  person: ["M-22 0a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-20 44c0-12 9-18 20-18S-2 32-2 44z"],
  phone: ["M-36 0h24q4 0 4 4v36q0 4-4 4h-24q-4 0-4-4V4q0-4 4-4z", "M-35 6h22v28h-22z"],
};

/** Where the first line is and how far the next, pixels; where lines leave their names, meet the hub, and end, per cent. */
const [top, row, leave, join, end] = [74, 46, 34, 62, 86];

/** Two panels: before, many ends reach one, each by itself; after, they do so through a hub. */
export const Flow = (flow: DrawingOf<"flow">) => (
  <>
    <Panel {...flow} {...flow.before} />
    <Panel {...flow} {...flow.after} />
  </>
);

type PanelProps = DrawingOf<"flow"> & { label: string; note: string; via?: string };

function Panel({ ends, outward = false, to, sign, label, note, via }: PanelProps) {
  const count = ends.length;
  const lineAt = (place: number) => top + (place % count) * row;
  const middle = top + ((count - 1) * row) / 2;
  const foot = Math.max(middle + 84, lineAt(count - 1) + 38);
  const half = Math.max(26, count * 13);
  const across = (x: number) => (outward ? 100 - x : x);
  const [near, far] = outward ? (["end", "start"] as const) : (["start", "end"] as const);
  /** Straight from its name into the hub; without one across the others and back, then to the spot where all end. */
  const pointsOf = (index: number): Point[] => {
    const aside = index - (count - 1) / 2;
    if (via) return [[join, middle + aside * ((2 * half - 16) / count)]];
    return [
      [leave + 17, top - 14 + (lineAt(count - 1 - index) - top) * 1.15],
      [leave + 34, lineAt(index + Math.ceil(count / 2)) + (index % 2 ? 8 : -8)],
      [end, middle + aside * 7],
    ];
  };
  const gap = (end - join - 5) / count;
  const dots = ends.map((_, index) =>
    dot(across(join + 4.5 + gap * (index + 0.25)), middle, 6, series(index)),
  );
  const [body, hole] = signs[sign];
  return (
    <svg height={foot + 8}>
      {words(0, 20, label, "th")}
      <Stretched height={foot}>
        {ends.map((_, index) => {
          const line = through([[leave, lineAt(index)], ...pointsOf(index)], across);
          return [path(line, series(index)), path(line, `${series(index)} dots`)];
        })}
        {via && path(`M${across(join)} ${short(middle)}H${across(end)}`, "one")}
        {via && path(`M${across(join)} ${short(middle - half + 5)}v${2 * half - 10}`, "hub")}
      </Stretched>
      {via && dots}
      {via && words(across(join), middle - half - 10, via, "tb", "middle")}
      {!via && dot(across(100), middle, 36, "hit", `translate(${outward ? 22 : -22})`)}
      <svg x={`${across(100)}%`} y={short(middle - 22)} overflow="visible">
        <g transform={outward ? "translate(44)" : undefined}>
          <path className="m" d={body} />
          {hole && <path className="n" d={hole} />}
        </g>
      </svg>
      {ends.map((name, index) => words(across(0), lineAt(index) - 9, name, undefined, near))}
      {words(across(100), middle + 56, to, "tb", far)}
      {words(across(100), foot, note, via ? "tq" : "sb tb", far)}
    </svg>
  );
}

/** Path data of a line from the edge through `points`, level at each of them. */
function through(points: readonly Point[], across: (x: number) => number): string {
  const at = (x: number, y: number) => `${short(across(x))} ${short(y)}`;
  const curves = points.slice(1).map(([x, y], index) => {
    const [from, height] = points[index] ?? [0, 0];
    const half = (from + x) / 2;
    return `C${at(half, height)} ${at(half, y)} ${at(x, y)}`;
  });
  return `M${at(0, points[0]?.[1] ?? 0)}H${across(leave)}${curves.join("")}`;
}

/** Items on the left pass one question and land in one of two heaps. */
export function Sort({ items, gate: question, heaps }: DrawingOf<"sort">) {
  const [first, tall, gate, heap] = [66, 44, 50, 58];
  const height = Math.max(first + items.length * tall, 276);
  const places = [first - 20, (first + height) / 2];
  /** Where the line of an item ends: below those of its heap before it. */
  const target = (into: number, index: number) =>
    (places[into - 1] ?? first) + 12 + 9 * items.slice(0, index).filter((item) => item.into === into).length;
  return (
    <svg height={height}>
      {words(gate, 18, question, "tb", "middle")}
      <Stretched height={height}>
        {items.map(({ into }, index) => {
          const [y, at] = [first + index * tall, short(target(into, index))];
          return path(`M0 ${y}H22C38 ${y} 38 ${at} ${gate} ${at}H${heap}`, into === 1 ? "sa" : "sb das");
        })}
        {path(`M${gate} 35V${height - 15}`, "hub")}
      </Stretched>
      {heaps.map(({ title, lines }, index) => {
        const y = places[index] ?? first;
        return [
          block(heap, y, 100 - heap, 42, index === 0 ? "sa" : "sb"),
          words(heap, y + 26, title, "to tb", "start", 14),
          lines.map((line, place) => words(heap, y + 66 + place * 21, line, "tq")),
        ];
      })}
      {items.map(({ text }, index) => words(0, first + index * tall - 9, text))}
    </svg>
  );
}
