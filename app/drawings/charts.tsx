/** Drawings of figures, each with a table that says the same (`drawing.tsx`). */
import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, dot, fits, path, plate, series, short, Stretched, words } from "./pieces.tsx";

/** Bars in one unit, each under its name. */
export function Bars({ bars }: DrawingOf<"bars">) {
  const row = 62;
  const most = Math.max(...bars.map(({ value }) => value));
  const pieces = bars.map(({ name, value, shown, strong }, index) => {
    const y = index * row;
    const width = Math.max(0.8, (value / most) * 100);
    const isBeside = fits(shown, 100 - width);
    return [
      words(0, y + 16, name, strong ? "tb" : undefined),
      block(0, y + 25, width, 26, strong ? "sb" : "sa"),
      isBeside
        ? words(width, y + 43, shown, "tb", "start", 10)
        : words(width, y + 43, shown, "to tb", "end", -10),
    ];
  });
  return <svg height={bars.length * row}>{pieces}</svg>;
}

/** How long amounts take at each speed: straight lines from nothing, to where they leave the chart. */
export function Speeds({ across, up, speeds, limit }: DrawingOf<"speeds">) {
  const [top, foot, left, height] = [40, 360, 10, 422];
  const [widest = 0, highest = 0] = [across, up].map(({ ticks }) => Math.max(...ticks.map(({ at }) => at)));
  const x = (at: number) => short(left + (at / widest) * (100 - left));
  const y = (value: number) => short(foot - (value / highest) * (foot - top));
  const ends = speeds.map((speed) => {
    const end = Math.min(widest, highest * speed);
    return { speed, x: x(end), y: y(end / speed) };
  });
  return (
    <svg height={height}>
      <Stretched height={height}>
        {across.ticks.map(({ at }) => path(`M${x(at)} ${top}V${foot}`, "grid"))}
        {up.ticks.map(({ at }) => path(`M${left} ${y(at)}H100`, "grid"))}
        {path(`M${left} ${y(limit.at)}H100`, "limit")}
        {ends.map((end, index) => path(`M${left} ${foot}L${end.x} ${end.y}`, `${series(index)} fat`))}
      </Stretched>
      {up.ticks.map(({ at, label }) => words(left - 2, y(at) + 5, label, "tq", "end"))}
      {across.ticks.map(({ at, label }) => words(x(at), foot + 22, label, "tq"))}
      {words(0, 16, up.label, "tq")}
      {words(100, height - 8, across.label, "tq")}
      {words(100, y(limit.at) - 8, limit.text, "tb")}
      {ends.map((end, index) =>
        words(end.x, end.y - 8, `${end.speed} ${across.unit}/${up.unit}`, `${series(index)} tb`),
      )}
    </svg>
  );
}

/** Stretches along one axis, one lane below another. */
export function Lanes({ axis, lanes, window }: DrawingOf<"lanes">) {
  const [top, row] = [34, 66];
  const across = (at: number) => ((at - axis.from) / (axis.to - axis.from)) * 100;
  const bottom = top + lanes.length * row;
  const height = bottom + (window ? 34 : 8);
  return (
    <svg height={height}>
      <Stretched height={height}>
        {axis.ticks.map(({ at }) => path(`M${short(across(at))} ${top - 8}V${bottom}`, "grid"))}
        {lanes.map((_, index) => path(`M0 ${top + index * row + 40}H100`, "grid"))}
      </Stretched>
      {window && windowOf(across(window.from), across(window.to), top - 4, bottom + 4, window.text)}
      {axis.ticks.map(({ at, label }) => words(across(at), 16, label, "tq"))}
      {lanes.map(({ name, spans }, index) => {
        const y = top + index * row + 26;
        const drawn = spans.map((span) => spanOf(across(span.from), across(span.to), span, y, series(index)));
        return [words(0, y - 8, name, "tb"), drawn];
      })}
    </svg>
  );
}

function windowOf(from: number, to: number, top: number, bottom: number, text: string) {
  const middle = (from + to) / 2;
  const [x, anchor] =
    middle < 30 ? ([from, "start"] as const) : middle > 70 ? ([to, "end"] as const) : ([middle] as const);
  return [block(from, top, to - from, bottom - top, "win"), words(x, bottom + 22, text, "sb tb", anchor)];
}

type Span = DrawingOf<"lanes">["lanes"][number]["spans"][number];

/** A stretch with its words on it, or beside it where they do not fit; above a dot if it ends where it begins. */
function spanOf(start: number, end: number, { text, soft }: Span, y: number, colour: string) {
  const [bar, width] = [28, end - start];
  const [names, onNames] = soft ? [`${colour} hol`, "tb"] : [colour, "to tb"];
  if (width === 0) return [dot(start, y + bar + 7, 4, colour), plate(start, y, text ?? "", names, onNames)];
  const shape = block(start, y, width, bar, names);
  if (!text) return shape;
  if (fits(text, width)) return [shape, words(start + width / 2, y + 19, text, onNames, "middle")];
  if (end > 50) return [shape, words(start, y + 19, text, undefined, "end", -10)];
  return [shape, words(end, y + 19, text, undefined, "start", 10)];
}
