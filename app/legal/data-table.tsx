import { Fragment } from "react";
import type { TextPage } from "#content/schema.ts";
import { anchorOf } from "../ui/prose.tsx";

/** What data there is, where it lies, how long, and who gets it: a list that reads as a table where there is room. */
export function DataTable({ table }: { table: NonNullable<TextPage["table"]> }) {
  const { heading, labels, rows } = table;
  return (
    <section aria-labelledby={anchorOf(heading)} className="mb-14">
      <h2 id={anchorOf(heading)} className="type-title mb-4">
        {heading}
      </h2>
      <ul className="border-t-2 border-text">
        {rows.map((row) => (
          <li key={row.what} className="grid gap-x-8 gap-y-3 lg:grid-cols-4 py-6 border-b border-line">
            <div>
              <h3 className="font-650">{row.what}</h3>
              <p className="type-small text-mute">{row.detail}</p>
              {row.keys && (
                <p className="type-small text-mute mt-2 wrap-anywhere">
                  {`${labels.keys}: `}
                  {row.keys.map((key, place) => (
                    <Fragment key={key.in + key.name}>
                      {place > 0 && ", "}
                      <code>{key.name}</code>
                      {` (${key.in})`}
                    </Fragment>
                  ))}
                </p>
              )}
            </div>
            <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-3 lg:col-span-3">
              {(["where", "kept", "who"] as const).map((column) => (
                <div key={column}>
                  <dt className="type-label text-mute">{labels[column]}</dt>
                  <dd>{row[column]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
