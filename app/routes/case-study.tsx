import type { ReactNode } from "react";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import type { CaseStudy, Point } from "#content/schema.ts";
import type { Route } from "./+types/case-study";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { foundOr404, isAt } from "../not-found.ts";
import { Reveal } from "../motion/reveal.tsx";
import { picture } from "../pictures.server.ts";
import { Anchor } from "../ui/anchor.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Imprint } from "../ui/imprint.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Picture, placeColour } from "../ui/picture.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const study = foundOr404(caseStudies.find((candidate) => isAt(candidate, params.slug)));
  return {
    head: documentHead(context, study.head, `/case-studies/${study.slug}`),
    study,
    image: picture(study.image),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The sections of a study in the order of R-CSD-04; the index beside them links to each. */
const sections = [
  { id: "overview", title: "Overview" },
  { id: "objectives", title: "Objectives" },
  { id: "approach", title: "Approach" },
  { id: "challenges", title: "Key challenges" },
  { id: "results", title: "Results" },
  { id: "technologies", title: "Technologies" },
  { id: "outcome", title: "Final outcome" },
] as const;

export default function CaseStudyPage({ loaderData: { head, study, image } }: Route.ComponentProps) {
  return (
    <article>
      <div className="wrap pt-10 lg:pt-14 pb-12">
        <BackLink href="/case-studies">Back to Case Studies</BackLink>
        <p className="type-label text-link mt-8 lg:mt-12 mb-4">{study.category}</p>
        <h1 className="type-display-1 max-w-[18ch]">{study.title}</h1>
        <p className="type-lead text-mute measure mt-6">{study.subtitle}</p>
        {study.clientLink && (
          <p className="mt-6">
            <Anchor href={study.clientLink.href} className="underlined text-link">
              {study.clientLink.label}
            </Anchor>
          </p>
        )}
      </div>
      <div className={placeColour(image)}>
        <Picture image={image} sizes="100vw" eager className="w-full max-h-[min(80vh,56rem)]" />
      </div>
      <div className="wrap pt-14">
        <FigureStrip figures={study.stats} />
      </div>
      <div className="wrap rhythm-tight grid gap-x-6 lg:grid-cols-12">
        <nav aria-label="Sections" className="lt-lg:hidden lg:col-span-3 sticky top-28 self-start">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1.5 pl-4 border-l-2 border-line hover:border-link hover:text-link"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8 lg:col-start-5">
          <StudySections study={study} />
        </div>
      </div>
      <StudyQuote study={study} />
      <div className="wrap rhythm-tight flex flex-wrap gap-4">
        <Anchor href="/contact" className="btn">
          Start Your Project
        </Anchor>
        <Anchor href="/case-studies" className="btn-quiet">
          View More Case Studies
        </Anchor>
      </div>
      <Imprint address={head.canonical} />
    </article>
  );
}

function StudySections({ study }: { study: CaseStudy }) {
  return (
    <>
      <StudySection id="overview" title="Overview">
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
      </StudySection>
      <StudySection id="objectives" title="Objectives">
        <ol className="grid sm:grid-cols-2 gap-x-8">
          {study.objectives.map((objective, index) => (
            <li key={objective} className="flex gap-4 py-3.5 border-t border-line">
              <span className="text-link font-650 tabular-nums">{index + 1}</span>
              {objective}
            </li>
          ))}
        </ol>
      </StudySection>
      <StudySection id="approach" title="Approach">
        <Points points={study.approach} />
      </StudySection>
      <StudySection id="challenges" title="Key challenges">
        <Points points={study.challenges} />
      </StudySection>
      <StudySection id="results" title="Results">
        <ul>
          {study.results.map((result) => (
            <li key={result} className="type-subtitle font-600 flex gap-4 py-4 border-t border-line">
              <span className="i-lucide-check text-good text-xl shrink-0 mt-0.5" aria-hidden="true" />
              {result}
              <SampleTag source={study.sources?.["results"]} />
            </li>
          ))}
        </ul>
      </StudySection>
      <StudySection id="technologies" title="Technologies">
        <ul className="flex flex-wrap gap-2.5">
          {study.technologies.map((technology) => (
            <li key={technology} className="px-4 py-1.5 border border-line">
              {technology}
            </li>
          ))}
        </ul>
      </StudySection>
      <StudySection id="outcome" title="Final outcome">
        <p className="type-lead measure">{study.outcome}</p>
      </StudySection>
    </>
  );
}

function StudySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pb-16 lg:pb-20">
      <h2 id={id} className="type-display-2 mb-7">
        {title}
      </h2>
      {children}
    </section>
  );
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

function StudyQuote({ study }: { study: CaseStudy }) {
  return (
    <section className="bg-deep-950 text-shell-50 rhythm" aria-label="What the client says">
      <Reveal threshold={study.quote.threshold} fadeMs={study.fadeMs}>
        <figure className="wrap">
          <blockquote className="type-display-2 max-w-[30ch]">
            <p>“{study.quote.text}”</p>
          </blockquote>
          <figcaption className="mt-8 text-deep-200">
            {study.quote.role}
            <SampleTag source={study.sources?.["quote"]} />
          </figcaption>
        </figure>
      </Reveal>
    </section>
  );
}
