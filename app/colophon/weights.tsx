import { colophon } from "#content/generated/colophon.ts";
import { SectionHeading } from "../ui/section-heading.tsx";
import { Bar } from "./bar.tsx";

export interface Weight {
  name: string;
  /** Kilobytes, as they are read. */
  kilobytes: string;
  /** Of the longest bar, as "43%". */
  share: string;
}

/** What a page of each kind weighs. */
export function Weights({ weights }: { weights: readonly Weight[] }) {
  const { heading, lead, page, weight, after } = colophon.weights;
  return (
    <section aria-labelledby="weights" className="rhythm-tight">
      <SectionHeading id="weights" title={heading} lead={lead} />
      <div className="overflow-x-auto">
        <table className="w-full text-left border-collapse [&_:is(th,td):first-child]:pl-0">
          <thead>
            <tr className="type-small text-mute">
              <th scope="col" className="pb-2 font-inherit">
                {page}
              </th>
              <th scope="col" className="pb-2 font-inherit text-right">
                {weight}
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
      <p className="measure mt-6">{after}</p>
    </section>
  );
}
