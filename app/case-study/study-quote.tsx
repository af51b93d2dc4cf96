import * as words from "#content/generated/words/case-studies.ts";
import type { CaseStudy } from "#content/schema.ts";
import { Portrait } from "./portrait.tsx";
import { Reveal } from "../motion/reveal.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** The client's words, by role alone, which fade in once they are seen (R-CSD-10). */
export function StudyQuote({ study, place }: { study: CaseStudy; place: string }) {
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-label={words.quote}>
      <Reveal threshold={study.quote.threshold} fadeMs={study.fadeMs}>
        <figure className="wrap grid gap-8 md:grid-cols-[auto_1fr] lg:gap-x-16">
          <Portrait place={place} />
          <blockquote className="text-xl md:text-3xl max-w-[25.6em]">
            <p>“{study.quote.text}”</p>
          </blockquote>
          <figcaption className="md:col-start-2 text-deep-200">
            {study.quote.role}
            <SampleTag source={study.sources?.["quote"]} />
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}
