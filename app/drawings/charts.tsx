/** Drawings of figures, each with a table that says the same (`drawing.tsx`). */
import type { DrawingOf } from "#content/schema/drawing.ts";
import { block, dot, fits, path, plate, series, short, Stretched, words } from "./pieces.tsx";

/** Bars in one unit, each under its name. */
export function Bars({ bars }: DrawingOf<"bars">) {
  const row = 62;
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <svg height={bars.length * row}>
      {bars.map(({ name, value, shown, strong }, index) => {
        const y = index * row;
        const width = Math.max(0.8, (value / most) * 100);
        const isInside = !fits(shown, 100 - width);
        return [
          words(0, y + 16, name, strong ? "tb" : undefined),
          block(0, y + 25, width, 26, strong ? "sb" : "sa"),
          words(width, y + 43, shown, isInside ? "to tb" : "tb", isInside ? "end" : "start", 10),
        ];
      })}
    </svg>
  );
}

type Point = readonly [at: number, value: number];

const lastOf = (ticks: readonly { at: number }[]) => Math.max(...ticks.map(({ at }) => at));

/** A line chart: straight lines between points, cut where they leave the chart. */
export function Curves({ across, up, curves, limit }: DrawingOf<"curves">) {
  const [top, tall, left] = [40, 320, 10];
  const [widest, highest] = [lastOf(across.ticks), lastOf(up.ticks)];
  const x = (value: number) => left + (value / widest) * (100 - left);
  const y = (value: number) => top + tall - (value / highest) * tall;
  const height = top + tall + 62;
  const lines = curves.map(({ name, values }, index) => {
    const points = within(
      across.ticks.map(({ at }, place) => [at, values[place] ?? 0]),
      highest,
    );
    return { name, points, colour: series(index) };
  });
  return (
    <svg height={height}>
      <Stretched height={height}>
        {across.ticks.map(({ at }) => path(`M${short(x(at))} ${top}V${top + tall}`, "grid"))}
        {up.ticks.map(({ at }) => path(`M${left} ${short(y(at))}H100`, "grid"))}
        {limit && path(`M${left} ${short(y(limit.at))}H100`, "limit")}
        {lines.map(({ points, colour }) =>
          path(
            `M${points.map(([at, value]) => `${short(x(at))} ${short(y(value))}`).join("L")}`,
            `${colour} fat`,
          ),
        )}
      </Stretched>
      {up.ticks.map(({ at, label }) => words(left - 2, y(at) + 5, label, "tq", "end"))}
      {across.ticks.map(({ at, label }) =>
        words(x(at), top + tall + 22, label, "tq", x(at) > 94 ? "end" : "middle"),
      )}
      {words(0, 16, up.label, "tq")}
      {words(100, height - 8, across.label, "tq", "end")}
      {limit && words(100, y(limit.at) - 8, limit.text, "tb", "end")}
      {lines.map(({ name, points, colour }) => {
        const [at, value] = points[points.length - 1] ?? [0, 0];
        const isCut = value >= highest;
        const anchor = !isCut || x(at) > 70 ? "end" : "middle";
        return words(isCut ? x(at) : 100, isCut ? top - 10 : y(value) - 6, name, `${colour} tb`, anchor);
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
  const [from, to] = window ? [across(window.from), across(window.to)] : [0, 0];
  const anchor = anchorOf((from + to) / 2, 30);
  return (
    <svg height={height}>
      <Stretched height={height}>
        {axis.ticks.map(({ at }) => path(`M${short(across(at))} ${top - 8}V${bottom}`, "grid"))}
        {lanes.map((_, index) => path(`M0 ${top + index * row + 26 + bar / 2}H100`, "grid"))}
      </Stretched>
      {window && block(from, top - 4, to - from, bottom - top + 8, "win")}
      {window &&
        words(
          { start: from, middle: (from + to) / 2, end: to }[anchor],
          height - 8,
          window.text,
          "sb tb",
          anchor,
        )}
      {axis.ticks.map(({ at, label }) => words(across(at), 16, label, "tq", anchorOf(across(at), 6)))}
      {lanes.map(({ name, spans }, index) => {
        const y = top + index * row + 26;
        return [
          words(0, y - 8, name, "tb"),
          spans.map((span) => spanOf(across(span.from), across(span.to), span, y, bar, series(index))),
        ];
      })}
    </svg>
  );
}

type Span = DrawingOf<"lanes">["lanes"][number]["spans"][number];

/** A stretch with its words on it, or beside it where they do not fit; one that ends where it begins is a dot. */
function spanOf(start: number, end: number, { text, soft }: Span, y: number, bar: number, colour: string) {
  const names = soft ? `${colour} hol` : colour;
  const onNames = soft ? "tb" : "to tb";
  const width = end - start;
  if (width === 0 && !text) return dot(start, y + bar / 2, 9, names);
  if (width === 0)
    return [dot(start, y + bar + 7, 4, colour), plate(start, y, bar, text ?? "", names, onNames)];
  const shape = block(start, y, width, bar, names);
  const base = y + bar / 2 + 5;
  if (!text) return shape;
  if (fits(text, width)) return [shape, words(start + width / 2, base, text, onNames, "middle")];
  return [
    shape,
    100 - end > start
      ? words(end, base, text, undefined, "start", 10)
      : words(start, base, text, undefined, "end", 10),
  ];
}
