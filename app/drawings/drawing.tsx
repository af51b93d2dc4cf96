import type { ComponentType } from "react";
import type { Drawing } from "#content/schema/drawing.ts";
import { Bars, Lanes, Speeds } from "./charts.tsx";
import { Route, Screen } from "./lists.tsx";
import { Flow, Sort } from "./ways.tsx";

const shapes = {
  flow: Flow,
  sort: Sort,
  route: Route,
  screen: Screen,
  lanes: Lanes,
  bars: Bars,
  speeds: Speeds,
};

/** A drawing with its caption, and what it shows for those who cannot see it, in words or as a table. */
export function DrawingFigure({ drawing }: { drawing: Drawing }) {
  const { kind, title, caption } = drawing;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each shape gets a drawing of its kind
  const Shape = shapes[kind] as ComponentType<Drawing>;
  const table = tableOf(drawing);
  const told =
    "words" in drawing ? <p className="measure mt-3">{drawing.words}</p> : table && <Table rows={table} />;
  return (
    <figure className={`drawing drawing-${kind}`}>
      <p className="type-title">{title}</p>
      <div {...(told && { role: "img", "aria-label": title })}>
        <Shape {...drawing} />
      </div>
      <figcaption className="type-small">
        <p className="text-mute">{caption}</p>
        {told && (
          <details>
            <summary className="underlined py-1 text-link">
              {table ? "This drawing as a table" : "This drawing in words"}
            </summary>
            {told}
          </details>
        )}
      </figcaption>
    </figure>
  );
}

/** What a drawing of figures shows, its headings first. */
function tableOf(drawing: Drawing): readonly (readonly string[])[] | undefined {
  if (drawing.kind === "bars")
    return [drawing.columns, ...drawing.bars.map(({ name, shown }) => [name, shown])];
  if (drawing.kind === "lanes") {
    const rows = drawing.lanes.map(({ name, spans }) => [name, spans.map(({ words }) => words).join("; ")]);
    return [drawing.columns, ...rows];
  }
  if (drawing.kind !== "speeds") return undefined;
  const { across, up, speeds, columns } = drawing;
  const amounts = across.ticks.slice(1);
  return [
    [columns[0] ?? "", ...amounts.map(({ label }) => `${label} ${across.unit}`)],
    ...speeds.map((speed) => [
      `${speed} ${across.unit}/${up.unit}`,
      ...amounts.map(({ at }) => `${at / speed} ${up.unit}`),
    ]),
  ];
}

/** Every first cell of a row and of a column is a heading. */
const Table = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <table>
    <tbody>
      {rows.map((cells, row) => (
        <tr key={cells[0]}>
          {cells.map((text, column) => {
            const Cell = row > 0 && column > 0 ? "td" : "th";
            const scope = Cell === "td" ? undefined : row > 0 ? "row" : "col";
            return (
              <Cell key={rows[0]?.[column]} scope={scope}>
                {text}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
