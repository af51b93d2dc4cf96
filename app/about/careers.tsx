import * as words from "#content/generated/words/about.ts";
import type { ClaimedPoint } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** `/about/careers` (R-ABT-06). */
export function AboutCareers({
  reasons,
  openings,
}: {
  reasons: readonly ClaimedPoint[];
  openings: ClaimedPoint;
}) {
  return (
    <div className="wrap pb-24">
      <h2 id="positions" className="type-title">
        {openings.title}
        <SampleTag source={openings.source} />
      </h2>
      <p className="measure mt-2 mb-10">{openings.text}</p>
      <dl className="border-t-2 border-text">
        {reasons.map((reason) => (
          <div key={reason.title} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 py-7 border-b border-line">
            <dt className="type-title lg:col-span-5">
              {reason.title}
              <SampleTag source={reason.source} />
            </dt>
            <dd className="text-mute measure lg:col-span-7">{reason.text}</dd>
          </div>
        ))}
      </dl>
      <Anchor href="/contact/careers" className="btn mt-12">
        {words.expressInterest}
      </Anchor>
    </div>
  );
}
