import type { Figure } from "#content/schema.ts";
import { claim } from "./claim.ts";

/** On the narrowest phones words do not fit at the size of figures, nor does `10,000` in a wide font. */
function sizeOf(value: string): string {
  if (value.length > 6 || /[a-z]{4}/.test(value))
    return "break-anywhere type-title min-h-[1.9em] md:min-h-[2.3em] flex items-end";
  return value.length > 5 ? "lt-md:type-title md:type-figure" : "type-figure";
}

/** Big figures with their labels on one rule; two in a row on phones. */
export function FigureStrip({ figures, className = "" }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl
      className={`grid grid-cols-2 md:grid-flow-col md:auto-cols-fr border-t-2 border-current ${className}`}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col-reverse justify-end gap-2 pt-5 pb-6 pr-5">
          <dt className="op-80" {...claim(figure.source)}>
            {figure.label}
          </dt>
          <dd className={sizeOf(figure.value)}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
