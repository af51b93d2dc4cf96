/** Drawings that are lists, and need no further words. */
import type { DrawingOf } from "#content/schema/drawing.ts";

/** A line of swell with a station for each step; the page shows the one, across or down, that fits its width. */
export function Route({ steps }: DrawingOf<"route">) {
  return (
    <>
      <Wave box="100 24" d={`M0 12q2.5-18 5 0${"t5 0".repeat(19)}`} />
      <Wave box="24 100" d={`M12 0q-18 2.5 0 5${"t0 5".repeat(19)}`} />
      <ol>
        {steps.map(({ title, text, gate }, index) => (
          <li key={title} className={gate ? "gate" : undefined}>
            <i aria-hidden="true">{index + 1}</i>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Wave({ box, d, ...rest }: { box: string; d: string; className?: string; height?: number }) {
  return (
    <svg viewBox={`0 0 ${box}`} preserveAspectRatio="none" aria-hidden="true" {...rest}>
      <path d={d} />
    </svg>
  );
}

/** Three waves that stand for no data, each a little behind the one before. */
const waves = [0, 1, 2].map((index) => {
  const crests = [0, 3, 6, 9].map((crest) => `q12.5-${24 - index * 4 + crest} 25 0t25 0`);
  return { className: `s${"abc"[index]}`, d: `M${-12 * index} 26${crests.join("")}` };
});

/** A finished screen in outline, with notes beside it. */
export function Screen({ device, rows, notes }: DrawingOf<"screen">) {
  const waving = rows.filter(({ look }) => look === "wave");
  return (
    <>
      <ul className={device}>
        {rows.map((row) => {
          const { text, value, look = "line", open, note } = row;
          const wave = waves[waving.indexOf(row) % 3];
          return (
            <li key={text} className={open ? `${look} open` : look}>
              {note && <i>{note}</i>}
              <span>{text}</span>
              {value && <b>{value}</b>}
              {wave && <Wave box="100 40" height={36} {...wave} />}
            </li>
          );
        })}
      </ul>
      <ol className="notes">
        {notes.map(({ title, text }, index) => (
          <li key={title}>
            <i aria-hidden="true">{index + 1}</i>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
