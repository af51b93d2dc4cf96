import { work } from "#content/generated/work.ts";
import type { CaseStudy, Point } from "#content/schema.ts";
import { DrawingFigure } from "../drawings/drawing.tsx";
import { Icon, icons } from "../ui/icon.tsx";
import { claim } from "../ui/claim.ts";
import { Reveal } from "../motion/reveal.tsx";

/** What a page shows of a study. */
export type ShownStudy = Omit<CaseStudy, "aliases" | "card" | "services">;

/** The sections of a study in their fixed order, each closed by its drawings; the index beside them links to each. */
export function StudySections({ study }: { study: ShownStudy }) {
  const contents = {
    overview: (
      <>
        <p className="type-lead measure">{study.overview.text}</p>
        <dl className="grid sm:grid-cols-2 gap-6 mt-8">
          <div className="border-t border-line pt-3">
            <dt className="type-label text-mute">Client industry</dt>
            <dd className="mt-1">{study.overview.industry}</dd>
          </div>
          <div className="border-t border-line pt-3">
            <dt className="type-label text-mute">Regions</dt>
            <dd className="mt-1">
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {study.overview.regions.map((region) => (
                  <li key={region}>{region}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </>
    ),
    objectives: (
      <ol className="grid sm:grid-cols-2 gap-x-8">
        {study.objectives.map((objective, index) => (
          <li key={objective} className="flex gap-4 py-3.5 border-t border-line">
            <span className="text-link font-650 min-w-3">{index + 1}</span>
            {objective}
          </li>
        ))}
      </ol>
    ),
    approach: <Points points={study.approach} />,
    challenges: (
      <>
        <Points points={study.challenges} />
        {study.setback && (
          <div className="bg-tint p-6 mt-6">
            <h3 className="type-title">{work.setback}</h3>
            <p className="mt-2 measure" {...claim(study.sources?.["setback"])}>
              {study.setback}
            </p>
          </div>
        )}
      </>
    ),
    results: (
      <ul>
        {study.results.map(({ text, source }) => (
          <li key={text} className="type-subtitle font-600 py-4 border-t border-line" {...claim(source)}>
            {text}
          </li>
        ))}
      </ul>
    ),
    delivered: (
      <ul className="grid sm:grid-cols-2 gap-x-8">
        {study.delivered.map((text) => (
          <li key={text} className="flex gap-3 py-3.5 border-t border-line">
            <Icon path={icons.check} className="text-good shrink-0 mt-1.5" />
            <span {...claim(study.sources?.["delivered"])}>{text}</span>
          </li>
        ))}
      </ul>
    ),
    technologies: (
      <ul className="flex flex-wrap gap-2.5">
        {study.technologies.map((technology) => (
          <li key={technology} className="px-4 py-1.5 border border-line">
            {technology}
          </li>
        ))}
      </ul>
    ),
    outcome: <p className="type-lead measure">{study.outcome}</p>,
  };
  return work.sections.map(({ id, title }) => (
    <section key={id} aria-labelledby={id} className="pb-16 lg:pb-20">
      <h2 id={id} className="type-display-2 mb-7">
        {title}
      </h2>
      {contents[id]}
      {study.drawings?.map(
        ({ in: section, drawing }) =>
          section === id && <DrawingFigure key={drawing.title} drawing={drawing} />,
      )}
    </section>
  ));
}

function Points({ points }: { points: readonly Point[] }) {
  return (
    <ol>
      {points.map((point) => (
        <li
          key={point.title}
          className="grid gap-x-8 gap-y-1 sm:grid-cols-[2fr_3fr] py-6 border-t border-line"
        >
          <h3 className="type-title">{point.title}</h3>
          <p className="text-mute">{point.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The client's words, attributed by role alone, which fade in once seen. */
export function StudyQuote({ study }: { study: ShownStudy }) {
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-label="What the client says">
      <Reveal threshold={study.quote.threshold} fadeMs={study.fadeMs}>
        <figure className="wrap grid gap-8 md:grid-cols-[auto_1fr] lg:gap-x-16">
          <Portrait place={study.image.place} />
          <blockquote className="text-xl md:text-3xl max-w-[25.6em]">
            <p>“{study.quote.text}”</p>
          </blockquote>
          <figcaption className="md:col-start-2 text-deep-200" {...claim(study.sources?.["quote"])}>
            {study.quote.role}
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}

/** Head and shoulders, with contour lines around them. */
const figure = "M48 30a16 16 0 0 1 9 29c17 4 27 20 27 57H12c0-37 10-53 27-57a16 16 0 0 1 9-29z";

/**
 * A portrait for somebody named by role only: swell bending round a figure, on the client's colour.
 *
 * @param place classes of the client's picture, which include its colour
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
