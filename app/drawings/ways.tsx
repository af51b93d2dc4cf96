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

const [top, row] = [74, 46];
/** Where lines leave their names, meet the hub, and end; per cent. */
const [leave, join, end] = [34, 62, 86];

/** Two panels: before, many ends reach one, each by itself; after, they do so through a hub. */
export function Flow(flow: DrawingOf<"flow">) {
  return (
    <>
      <Panel {...flow} {...flow.before} />
      <Panel {...flow} {...flow.after} />
    </>
  );
}

type PanelProps = DrawingOf<"flow"> & { label: string; note: string; via?: string };

function Panel({ ends, outward = false, to, sign, label, note, via }: PanelProps) {
  const count = ends.length;
  const middle = top + ((count - 1) * row) / 2;
  const foot = Math.max(middle + 84, top + (count - 1) * row + 38);
  const half = Math.max(26, count * 13);
  const step = (end - join - 5) / count;
  const across = (x: number) => (outward ? 100 - x : x);
  const away = outward ? "start" : "end";
  /** Straight from its name into the hub. */
  const joined = (index: number): Point[] => [
    [join, middle + (index - (count - 1) / 2) * ((2 * half - 16) / count)],
  ];
  /** Across the others and back, then to the spot where all end. */
  const tangled = (index: number): Point[] => {
    const at = (place: number) => top + (place % count) * row;
    return [
      [leave + 17, top - 14 + (at(count - 1 - index) - top) * 1.15],
      [leave + 34, at(index + Math.ceil(count / 2)) + (index % 2 ? 8 : -8)],
      [end, middle + (index - (count - 1) / 2) * 7],
    ];
  };
  const [body, hole] = signs[sign];
  return (
    <svg height={foot + 8}>
      {words(0, 20, label, "th")}
      <Stretched height={foot}>
        {ends.map((_, index) => {
          const line = through([[leave, top + index * row], ...(via ? joined : tangled)(index)], across);
          return [path(line, series(index)), path(line, `${series(index)} dots`)];
        })}
        {via && path(`M${across(join)} ${short(middle)}H${across(end)}`, "one")}
      </Stretched>
      {via ? (
        <>
          {ends.map((_, index) => dot(across(join + 4.5 + step * (index + 0.25)), middle, 6, series(index)))}
          <rect
            className="hub"
            x={`${across(join)}%`}
            y={short(middle - half)}
            width="10"
            height={short(2 * half)}
            rx="5"
            transform="translate(-5)"
          />
          {words(across(join), middle - half - 10, via, "tb", "middle")}
        </>
      ) : (
        <circle
          className="hit"
          cx={`${across(100)}%`}
          cy={short(middle)}
          r="36"
          transform={`translate(${outward ? 22 : -22})`}
        />
      )}
      <svg x={`${across(100)}%`} y={short(middle - 22)} overflow="visible">
        <g transform={`translate(${outward ? 44 : 0})`}>
          <path className="m" d={body} />
          {hole && <path className="n" d={hole} />}
        </g>
      </svg>
      {ends.map((name, index) =>
        words(across(0), top + index * row - 9, name, undefined, outward ? "end" : "start"),
      )}
      {words(across(100), middle + 56, to, "tb", away)}
      {words(across(100), foot, note, via ? "tq" : "sb tb", away)}
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
      </Stretched>
      <rect
        className="hub"
        x={`${gate}%`}
        y="30"
        width="8"
        height={height - 40}
        rx="4"
        transform="translate(-4)"
      />
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
