import type { TimelineEntry } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";

/** `/about/story` (R-ABT-03, R-ABT-04). */
export function AboutStory({
  intro,
  timeline,
}: {
  intro: readonly string[];
  timeline: readonly TimelineEntry[];
}) {
  return (
    <div className="wrap pb-24">
      <div className="grid gap-5 type-lead mb-20">
        {intro.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
      <ol>
        {timeline.map((entry) => (
          <li key={entry.year} className="grid gap-x-6 gap-y-2 lg:grid-cols-12 py-10 border-t border-line">
            <p className="type-figure text-link lg:col-span-3">{entry.year}</p>
            <div className="lg:col-span-8">
              <h2 className="type-display-2">
                {entry.title}
                <SampleTag source={entry.source} />
              </h2>
              <p className="mt-3 text-mute type-lead measure">{entry.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
