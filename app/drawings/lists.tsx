/** Drawings that are lists, and need no further words. */
import type { DrawingOf } from "#content/schema/drawing.ts";
import { series } from "./pieces.tsx";

/** A line of swell with a station for each step; the page shows the one, across or down, that fits its width. */
export const Route = ({ steps }: DrawingOf<"route">) => (
  <>
    <Wave box="100 24" d={`M0 12q2.5-18 5 0${"t5 0".repeat(19)}`} />
    <Wave box="24 100" d={`M12 0q-18 2.5 0 5${"t0 5".repeat(19)}`} />
    <ol className="numbered">{steps.map(numbered)}</ol>
  </>
);

const numbered = (item: { title: string; text?: string; gate?: boolean }, index: number) => (
  <li key={item.title} className={item.gate ? "gate" : undefined}>
    <i aria-hidden="true">{index + 1}</i>
    <b>{item.title}</b>
    {item.text && <p>{item.text}</p>}
  </li>
);

const Wave = ({ box, d, names }: { box: string; d: string; names?: string }) => (
  <svg viewBox={`0 0 ${box}`} preserveAspectRatio="none" aria-hidden="true">
    <path d={d} className={names} />
  </svg>
);

/** The wave on the screen with this index, slightly behind the one before it. It is decoration and shows no data. */
const crestsOf = (index: number) =>
  `M${-12 * index} 26${[24, 27, 30, 33].map((crest) => `q12.5-${crest - index * 4} 25 0t25 0`).join("")}`;

/** A finished screen in outline, with notes beside it. */
export function Screen({ device, rows, notes }: DrawingOf<"screen">) {
  const waves = rows.filter(({ look }) => look === "wave");
  return (
    <>
      <ul className={device}>
        {rows.map((row) => (
          <li key={row.text} className={`${row.look ?? "line"}${row.open ? " open" : ""}`}>
            {row.note && <i>{row.note}</i>}
            <span>{row.text}</span>
            {row.value && <b>{row.value}</b>}
            {row.look === "wave" && (
              <Wave box="100 40" d={crestsOf(waves.indexOf(row))} names={series(waves.indexOf(row))} />
            )}
          </li>
        ))}
      </ul>
      <ol className="numbered">{notes.map(numbered)}</ol>
    </>
  );
}
