/** Drawings of how something goes, each with its words below it (`drawing.tsx`). */
import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, dot, path, percent, series, short, Stretched, words } from "./pieces.tsx";

type Point = readonly [x: number, y: number];

/** Each icon in a square of 44 with its right edge at 0: its body, and what is cut out of it. */
const signs: Record<DrawingOf<"flow">["sign"], [body: string, hole: string]> = {
  house: ["M-44 20-22 2 0 20v24h-44z", "M-28 44V28h12v16z"],
  page: ["M-40 0h36v44h-36z", "M-33 9h16v5h-16zm0 12h22v3h-22zm0 8h22v3h-22zm0 8h13v3h-13z"],
  person: ["M-22 0a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-20 44c0-12 9-18 20-18S-2 32-2 44z", ""],
};

/** In pixels: where the first line is, and how far apart lines are. In per cent: where they leave their names, meet and end. */
const [top, row, leave, join, end] = [74, 46, 34, 62, 86];

/** Two panels: before, many ends reach one, each by itself; after, they do so through a hub. */
export const Flow = (flow: DrawingOf<"flow">) =>
  [flow.before, flow.after].map((panel) => <Panel key={panel.label} {...flow} {...panel} />);

type PanelProps = DrawingOf<"flow"> & { label: string; note: string; via?: string };

function Panel({ ends, outward = false, to, sign, label, note, via }: PanelProps) {
  const count = ends.length;
  const lineAt = (place: number) => top + (place % count) * row;
  const middle = top + ((count - 1) * row) / 2;
  const foot = Math.max(middle + 84, lineAt(count - 1) + 38);
  const half = Math.max(26, count * 13);
  const across = (x: number) => (outward ? 100 - x : x);
  /** Straight from its name into the hub; without one across the others and back, then to the spot where all end. */
  const lineOf = (index: number) => {
    const aside = index - (count - 1) / 2;
    const start: Point = [leave, lineAt(index)];
    const points: Point[] = via
      ? [start, [join, middle + aside * ((2 * half - 16) / count)]]
      : [
          start,
          [leave + 17, top - 14 + (lineAt(count - 1 - index) - top) * 1.15],
          [leave + 34, lineAt(index + Math.ceil(count / 2)) + (index % 2 ? 8 : -8)],
          [end, middle + aside * 7],
        ];
    const bend = via ? 14 : 8.5;
    const parts = points.map(([x, y]) => `S${across(x - bend)} ${short(y)} ${across(x)} ${short(y)}`);
    return `M${across(0)} ${lineAt(index)}${parts.join("")}`;
  };
  const gap = (end - join - 5) / count;
  const [body, hole] = signs[sign];
  return (
    <svg height={foot + 8}>
      {words(0, 20, label, "th")}
      <Stretched height={foot}>
        {ends.map((_, index) => [
          path(lineOf(index), series(index)),
          path(lineOf(index), `${series(index)} dots`),
        ])}
        {via && path(`M${across(join)} ${middle}H${across(end)}`, "one")}
        {via && path(`M${across(join)} ${middle - half + 5}v${2 * half - 10}`, "hub")}
      </Stretched>
      {via && words(across(join), middle - half - 10, via, "tb")}
      {via &&
        ends.map((_, index) => dot(across(join + 4.5 + gap * (index + 0.25)), middle, 6, series(index)))}
      <svg x={percent(across(100))} y={middle - 22}>
        <g transform={outward ? "translate(44)" : undefined}>
          {!via && <circle cx="-22" cy="22" r="36" className="hit" />}
          <path className="m" d={body} />
          <path className="n" d={hole} />
        </g>
      </svg>
      {ends.map((name, index) => words(across(0), lineAt(index) - 9, name))}
      {words(across(100), middle + 56, to, "tb")}
      {words(across(100), foot, note, via ? "tq" : "sb tb")}
    </svg>
  );
}

/** Items on the left pass one question and land in one of two heaps. */
export function Sort({ items, gate: question, heaps }: DrawingOf<"sort">) {
  const [first, tall, gate, heap] = [66, 44, 50, 58];
  const height = Math.max(first + items.length * tall, 276);
  const topOf = (into: number) => (into === 1 ? first - 20 : (first + height) / 2);
  const lines = items.map(({ text, into }, index) => {
    const before = items.slice(0, index).filter((item) => item.into === into).length;
    const y = first + index * tall;
    const [target, names] = [topOf(into) + 12 + 9 * before, into === 1 ? "sa" : "sb das"];
    return { text, y, line: path(`M0 ${y}H22C38 ${y} 38 ${target} ${gate} ${target}H${heap}`, names) };
  });
  return (
    <svg height={height}>
      {words(gate, 18, question, "tb")}
      <Stretched height={height}>
        {lines.map(({ line }) => line)}
        {path(`M${gate} 35V${height - 15}`, "hub")}
      </Stretched>
      {heaps.map(({ title, lines: below }, index) => {
        const y = topOf(index + 1);
        return [
          block(heap, y, 100 - heap, 42, index === 0 ? "sa" : "sb"),
          words(heap, y + 26, title, "to tb", "start", 14),
          below.map((line, place) => words(heap, y + 66 + place * 21, line, "tq", "start")),
        ];
      })}
      {lines.map(({ text, y }) => words(0, y - 9, text))}
    </svg>
  );
}
