import { work } from "#content/generated/work.ts";
import type { CaseStudy } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";

/** The study in three lines, for those who read no further. */
export function Abstract({ study }: { study: CaseStudy }) {
  return (
    <section aria-label={work.abstract.label} className="lg:col-span-5 self-end border-t-2 border-text">
      {(["problem", "work", "change"] as const).map((part) => (
        <p key={part} className="py-4 border-b border-line">
          <strong className="block type-label text-mute mb-1">{work.abstract[part]}</strong>
          {study.abstract[part]}
          <SampleTag source={study.sources?.["abstract"]} />
        </p>
      ))}
    </section>
  );
}
