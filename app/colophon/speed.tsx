import { colophon } from "#content/generated/colophon.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Bar } from "./bar.tsx";

export interface Paint {
  name: string;
  detail: string;
  /** Milliseconds until the home page and the page of one word are painted, as they are read. */
  painted: string;
  least: string;
  /** The same of the longest bar, as "43%". */
  paintedShare: string;
  leastShare: string;
}

/** When the home page is painted on each link, beside the least that the link allows. */
export function Speed({ paints }: { paints: readonly Paint[] }) {
  const { heading, lead, link, painted, least, measured } = colophon.speed;
  return (
    <section aria-labelledby="speed" className="rhythm-tight">
      <SectionHeading id="speed" title={heading} lead={lead} />
      <div className="overflow-x-auto">
        <table className="w-full text-left border-collapse [&_:is(th,td):first-child]:pl-0">
          <thead>
            <tr className="type-small text-mute">
              {[link, painted, least].map((name, column) => (
                <th
                  key={name}
                  scope="col"
                  className={`pb-2 font-inherit align-bottom ${column > 0 ? "pl-4 md:pl-6 text-right whitespace-nowrap" : ""}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {paints.map((paint) => (
              <tr key={paint.name} className="border-t border-line align-bottom">
                <th scope="row" className="w-full py-3 font-inherit">
                  <span className="font-650">{paint.name}</span>{" "}
                  <span className="type-small font-400 text-mute lt-md:block">{paint.detail}</span>
                  <span className="grid gap-1 mt-1.5">
                    <Bar share={paint.paintedShare} />
                    <Bar share={paint.leastShare} thin />
                  </span>
                </th>
                <td className="py-3 pl-4 md:pl-6 type-title text-right whitespace-nowrap">{paint.painted}</td>
                <td className="py-3 pl-4 md:pl-6 type-title text-right text-mute whitespace-nowrap">
                  {paint.least}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="type-small text-mute mt-6">{measured}</p>
    </section>
  );
}
