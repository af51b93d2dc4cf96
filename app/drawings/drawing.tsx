import * as labels from "#content/generated/words/drawings.ts";
import type { Drawing } from "#content/schema/drawing.ts";
import { Bars, Curves, Lanes } from "./charts.tsx";
import { Route, Screen } from "./lists.tsx";
import { Flow, Sort } from "./ways.tsx";

/** A drawing with its caption, and what it shows for those who cannot see it, in words or as a table. */
export function DrawingFigure({ drawing }: { drawing: Drawing }) {
  const { kind, title, caption } = drawing;
  const told = "words" in drawing ? drawing.words : undefined;
  const table = tableOf(drawing);
  const isPicture = Boolean(told ?? table);
  return (
    <figure className={`drawing drawing-${kind}`}>
      <p className="type-title">{title}</p>
      <div {...(isPicture && { role: "img", "aria-label": title })}>
        <Shape drawing={drawing} />
      </div>
      <figcaption className="type-small">
        <p className="text-mute">{caption}</p>
        {isPicture && (
          <details>
            <summary className="underlined py-1 text-link">{table ? labels.table : labels.told}</summary>
            {told && <p className="measure mt-3">{told}</p>}
            {table && <Table rows={table} />}
          </details>
        )}
      </figcaption>
    </figure>
  );
}

function Shape({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case "flow":
      return <Flow {...drawing} />;
    case "sort":
      return <Sort {...drawing} />;
    case "route":
      return <Route {...drawing} />;
    case "screen":
      return <Screen {...drawing} />;
    case "lanes":
      return <Lanes {...drawing} />;
    case "bars":
      return <Bars {...drawing} />;
    case "curves":
      return <Curves {...drawing} />;
  }
}

/** What a drawing of figures shows, its headings first. */
function tableOf(drawing: Drawing): readonly (readonly string[])[] | undefined {
  if (drawing.kind === "bars")
    return [drawing.columns, ...drawing.bars.map(({ name, shown }) => [name, shown])];
  if (drawing.kind === "lanes") {
    const rows = drawing.lanes.map(({ name, spans }) => [name, spans.map(({ words }) => words).join("; ")]);
    return [drawing.columns, ...rows];
  }
  if (drawing.kind !== "curves") return undefined;
  const { across, up, curves, columns } = drawing;
  return [
    [columns[0] ?? "", ...across.ticks.slice(1).map(({ label }) => `${label} ${across.unit}`)],
    ...curves.map(({ name, values }) => [name, ...values.slice(1).map((value) => `${value} ${up.unit}`)]),
  ];
}

function Table({ rows: [heads = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={heads[place + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
