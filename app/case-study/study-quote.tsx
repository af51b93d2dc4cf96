import * as words from "#content/generated/words/case-studies.ts";
import type { CaseStudy } from "#content/schema.ts";
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

/** Head and shoulders, with contour lines around them. */
const figure = "M48 30a16 16 0 0 1 9 29c17 4 27 20 27 57H12c0-37 10-53 27-57a16 16 0 0 1 9-29z";

/**
 * A portrait for somebody named by role only: swell that bends round a figure, on the client's colour.
 *
 * @param place classes of the client's picture, which have its colour
 */
function Portrait({ place }: { place: string }) {
  return (
    <svg
      viewBox="0 0 96 116"
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      className={`w-28 lg:w-52 self-start md:row-span-2 ${isLight(place) ? "stroke-deep-900 text-deep-900" : "stroke-shell-50 text-shell-50"} ${place}`}
    >
      <path d={figure} fill="currentColor" />
      {[1.22, 1.44, 1.66, 1.88].map((size) => (
        <path
          key={size}
          d={figure}
          transform={`translate(48 84)scale(${size})translate(-48 -84)`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** Whether dark lines show better on the colour in `place` than light ones. */
function isLight(place: string): boolean {
  const [, hex = "000000"] = /#([0-9a-f]{6})/.exec(place) ?? [];
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
}
