import type { ReactNode } from "react";
import { colophon } from "#content/generated/colophon.ts";
import type { PageWeight } from "../context.ts";
import { SectionHeading } from "../ui/section-heading.tsx";

/** What a page of each kind weighs. */
export function Weights({ weights }: { weights: readonly (PageWeight & { name: string })[] }) {
  const { heading, lead, page, weight, after } = colophon.weights;
  const heads = { [page]: "pb-2", [weight]: "pb-2 text-right" };
  const note = <p className="measure mt-6">{after}</p>;
  return (
    <TableSection id="weights" {...{ heading, lead, heads, note }}>
      {weights.map(({ name, kilobytes, share }) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="w-full py-2 font-inherit">
            <span className="flex items-center gap-3">
              <span className="w-26 md:w-36 shrink-0 leading-tight">{name}</span>
              <Bar share={share} />
            </span>
          </th>
          <td className="py-2 pl-4 md:pl-6 type-title text-right">{kilobytes}</td>
        </tr>
      ))}
    </TableSection>
  );
}

/** Milliseconds as displayed, and their share of the longest bar, as "43%". */
export type TimeBar = Record<"shown" | "share", string>;

/** How soon the home page and a one-word page paint on one kind of link. */
type Paint = Record<"name" | "detail", string> & Record<"painted" | "least", TimeBar>;

/** When the home page is painted on each kind of link, beside the least that the link allows. */
export function Speed({ paints }: { paints: readonly Paint[] }) {
  const { heading, lead, link, painted, least, measured } = colophon.speed;
  const figure = "pl-4 md:pl-6 text-right whitespace-nowrap";
  const heads = {
    [link]: "pb-2 align-bottom",
    [painted]: `pb-2 align-bottom ${figure}`,
    [least]: `pb-2 align-bottom ${figure}`,
  };
  const note = <p className="type-small text-mute mt-6">{measured}</p>;
  return (
    <TableSection id="speed" {...{ heading, lead, heads, note }}>
      {paints.map((paint) => (
        <tr key={paint.name} className="border-t border-line align-bottom">
          <th scope="row" className="w-full py-3 font-inherit">
            <span className="font-650">{paint.name}</span>{" "}
            <span className="type-small font-400 text-mute lt-md:block">{paint.detail}</span>
            <span className="grid gap-1 mt-1.5">
              <Bar share={paint.painted.share} />
              <Bar share={paint.least.share} thin />
            </span>
          </th>
          <td className={`py-3 type-title ${figure}`}>{paint.painted.shown}</td>
          <td className={`py-3 type-title text-mute ${figure}`}>{paint.least.shown}</td>
        </tr>
      ))}
    </TableSection>
  );
}

/** Software and typefaces with their licences. */
export function MadeOf() {
  const { heading, lead, name, use, licence, parts } = colophon.made;
  const heads = { [name]: "pb-2 pr-4", [use]: "pb-2 pr-4", [licence]: "pb-2 pr-4" };
  return (
    <TableSection id="made" {...{ heading, lead, heads }}>
      {parts.map((part) => (
        <tr key={part.name} className="border-t border-line align-baseline">
          <th scope="row" className="py-2 md:py-3 pr-4 font-650">
            {part.name}
          </th>
          <td className="py-2 md:py-3 pr-4 lt-md:leading-snug">{part.use}</td>
          <td className="py-2 md:py-3 whitespace-nowrap">{part.licence}</td>
        </tr>
      ))}
    </TableSection>
  );
}

interface TableSectionProps {
  id: string;
  heading: string;
  lead: string;
  /** Column headings with their classes. */
  heads: Readonly<Record<string, string>>;
  /** Below the table. */
  note?: ReactNode;
  children: ReactNode;
}

function TableSection({ id, heading, lead, heads, note, children }: TableSectionProps) {
  return (
    <section aria-labelledby={id} className="rhythm-tight">
      <SectionHeading id={id} heading={heading} lead={lead} />
      <div className="overflow-x-auto">
        <table className="w-full text-left border-collapse [&_:is(th,td):first-child]:pl-0">
          <thead>
            <tr className="type-small text-mute">
              {Object.entries(heads).map(([name, className]) => (
                <th key={name} scope="col" className={`font-inherit ${className}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {note}
    </section>
  );
}

/** A bar `share` per cent wide beside its figure, optionally thin and in another shade. */
function Bar({ share, thin = false }: { share: string; thin?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className={`w-full ${thin ? "h-1 text-mute" : "h-2.5 text-link"}`}
    >
      <rect width={share} height="4" fill="currentColor" />
    </svg>
  );
}
