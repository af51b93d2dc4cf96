import type { TimelineEntry } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";
import { StorySwell } from "./story-swell.tsx";

/** `/about/story` (R-ABT-03, R-ABT-04). */
export function AboutStory({
  intro,
  timeline,
}: {
  intro: readonly string[];
  timeline: readonly TimelineEntry[];
}) {
  return (
    <div className="wrap">
      <div className="grid gap-5 type-lead mb-16">
        {intro.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
      <ol>
        {timeline.map((entry, index) => (
          <li
            key={entry.year}
            className="grid gap-x-5 lg:gap-x-10 grid-cols-[64px_1fr] lg:grid-cols-[128px_3fr_8fr]"
          >
            <div className="lg:row-span-1 row-span-2">
              <StorySwell index={index} count={timeline.length} />
            </div>
            <p className="type-figure text-link pt-8 lg:pt-[4.2rem]">{entry.year}</p>
            <div className="pt-3 lg:pt-[4.6rem] pb-12 lg:pb-16">
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
