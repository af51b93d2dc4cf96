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
      words(width, y + 43, shown, isBeside ? "tb" : "to tb", isBeside ? "start" : "end", 10),
    ];
  });
  return <svg height={bars.length * row}>{pieces}</svg>;
}

type Point = readonly [at: number, value: number];

/** A line chart: straight lines between points, cut where they leave the chart. */
export function Curves({ across, up, curves, limit }: DrawingOf<"curves">) {
  const [top, foot, left, height] = [40, 360, 10, 422];
  const [widest = 0, highest = 0] = [across, up].map(({ ticks }) => Math.max(...ticks.map(({ at }) => at)));
  const x = (at: number) => short(left + (at / widest) * (100 - left));
  const y = (value: number) => short(foot - (value / highest) * (foot - top));
  const lines = curves.map(({ values }) =>
    within(
      across.ticks.map(({ at }, place) => [at, values[place] ?? 0]),
      highest,
    ),
  );
  return (
    <svg height={height}>
      <Stretched height={height}>
        {across.ticks.map(({ at }) => path(`M${x(at)} ${top}V${foot}`, "grid"))}
        {up.ticks.map(({ at }) => path(`M${left} ${y(at)}H100`, "grid"))}
        {limit && path(`M${left} ${y(limit.at)}H100`, "limit")}
        {lines.map((points, index) =>
          path(`M${points.map(([at, value]) => `${x(at)} ${y(value)}`).join("L")}`, `${series(index)} fat`),
        )}
      </Stretched>
      {up.ticks.map(({ at, label }) => words(left - 2, y(at) + 5, label, "tq", "end"))}
      {across.ticks.map(({ at, label }) =>
        words(x(at), foot + 22, label, "tq", x(at) > 94 ? "end" : "middle"),
      )}
      {words(0, 16, up.label, "tq")}
      {words(100, height - 8, across.label, "tq", "end")}
      {limit && words(100, y(limit.at) - 8, limit.text, "tb", "end")}
      {curves.map(({ name }, index) => {
        const [at, value] = lines[index]?.slice(-1)[0] ?? [0, 0];
        const names = `${series(index)} tb`;
        if (value < highest) return words(100, y(value) - 6, name, names, "end");
        return words(x(at), top - 10, name, names, x(at) > 70 ? "end" : "middle");
      })}
    </svg>
  );
}

/** `points` up to `highest`, where the line is cut. */
function within(points: readonly Point[], highest: number): readonly Point[] {
  const over = points.findIndex(([, value]) => value > highest);
  if (over < 0) return points;
  const [[before, low], [at, value]] = [points[over - 1] ?? [0, 0], points[over] ?? [0, 0]];
  return [...points.slice(0, over), [before + ((at - before) * (highest - low)) / (value - low), highest]];
}

/** Stretches along one axis, one lane below another. */
export function Lanes({ axis, lanes, window }: DrawingOf<"lanes">) {
  const [top, row, bar] = [34, 66, 28];
  const across = (at: number) => ((at - axis.from) / (axis.to - axis.from)) * 100;
  const anchorOf = (x: number, edge: number) => (x < edge ? "start" : x > 100 - edge ? "end" : "middle");
  const bottom = top + lanes.length * row;
  const height = bottom + (window ? 34 : 8);
  const [from, to] = [across(window?.from ?? 0), across(window?.to ?? 0)];
  const anchor = anchorOf((from + to) / 2, 30);
  const place = { start: from, middle: (from + to) / 2, end: to }[anchor];
  return (
    <svg height={height}>
      <Stretched height={height}>
        {axis.ticks.map(({ at }) => path(`M${short(across(at))} ${top - 8}V${bottom}`, "grid"))}
        {lanes.map((_, index) => path(`M0 ${top + index * row + 26 + bar / 2}H100`, "grid"))}
      </Stretched>
      {window && block(from, top - 4, to - from, bottom - top + 8, "win")}
      {window && words(place, height - 8, window.text, "sb tb", anchor)}
      {axis.ticks.map(({ at, label }) => words(across(at), 16, label, "tq", anchorOf(across(at), 6)))}
      {lanes.map(({ name, spans }, index) => {
        const y = top + index * row + 26;
        const drawn = spans.map((span) => spanOf(across(span.from), across(span.to), span, y, series(index)));
        return [words(0, y - 8, name, "tb"), drawn];
      })}
    </svg>
  );
}

type Span = DrawingOf<"lanes">["lanes"][number]["spans"][number];

/** A stretch with its words on it, or beside it where they do not fit; one that ends where it begins is a dot. */
function spanOf(start: number, end: number, { text, soft }: Span, y: number, colour: string) {
  const [bar, width] = [28, end - start];
  const [names, onNames] = soft ? [`${colour} hol`, "tb"] : [colour, "to tb"];
  if (width === 0 && !text) return dot(start, y + bar / 2, 9, names);
  if (width === 0)
    return [dot(start, y + bar + 7, 4, colour), plate(start, y, bar, text ?? "", names, onNames)];
  const shape = block(start, y, width, bar, names);
  const base = y + bar / 2 + 5;
  if (!text) return shape;
  if (fits(text, width)) return [shape, words(start + width / 2, base, text, onNames, "middle")];
  const isAfter = 100 - end > start;
  return [shape, words(isAfter ? end : start, base, text, undefined, isAfter ? "start" : "end", 10)];
}
