import { caseStudyFilters } from "#content/generated/filters.ts";
import { studyCards } from "#content/generated/study-cards.ts";
import { caseStudiesListing } from "#content/generated/listings.ts";
import type { Route } from "./+types/case-studies";
import { pageMeta } from "../head/page-meta.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FilterButtons, useSelectedFilter } from "../ui/filter-buttons.tsx";
import { CardPicture } from "../ui/picture.tsx";
import { KeepHyphenatedWords } from "../ui/hyphenated-words.tsx";
import { Icon, icons } from "../ui/icon.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, caseStudiesListing.head, "/case-studies");

const options = caseStudyFilters.map((name) => ({ key: name, label: name }));

/** All seven case studies, by category. */
export default function CaseStudies() {
  const selected = useSelectedFilter(options);
  const all = selected === options[0]?.key;
  const shown = studyCards.filter(({ category }) => all || category === selected);
  return (
    <>
      <div className="wrap pt-14 lg:pt-24">
        <h1 className="type-display-1 lt-sm:max-w-[8.5em] sm:max-w-[9.93em]">{caseStudiesListing.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{caseStudiesListing.lead}</p>
        <FilterButtons label="Show case studies" options={options} selected={selected} />
      </div>
      {shown.length === 0 ? (
        <div className="wrap pt-14 pb-24">
          <p className="type-lead measure">{caseStudiesListing.empty}</p>
          <Anchor href="/case-studies" className="btn-quiet mt-6">
            All Case Studies
          </Anchor>
        </div>
      ) : (
        <ul className="wrap pt-14 pb-24 grid gap-y-20 lg:gap-y-28">
          {shown.map((study, index) => (
            <li key={study.slug}>
              <StudyCard study={study} flipped={index % 2 === 1} />
            </li>
          ))}
        </ul>
      )}
      <ClosingBanner page="caseStudies" />
    </>
  );
}

/** A case study in the listing: a spread of its picture and its story in short. */
function StudyCard({ study, flipped }: { study: (typeof studyCards)[number]; flipped: boolean }) {
  const { card, image } = study;
  const href = `/case-studies/${study.slug}`;
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-2 items-center">
      <CardPicture
        path={href}
        image={image}
        sizes="(min-width: 1024px) 45vw, 90vw"
        frame={`aspect-[4/3] ${flipped ? "lg:order-last" : ""}`}
      />
      <div>
        <p className="type-label text-mute">{study.category}</p>
        <h2 className="mt-3">
          <span className="block type-display-2">
            <KeepHyphenatedWords text={study.title} />
          </span>{" "}
          <span className="block mt-2 text-mute">{`Client: ${study.client}`}</span>
        </h2>
        <p className="flex flex-wrap gap-x-6 mt-4 font-650">
          <span>{`${card.durationMonths} months`}</span>
          <span>{`${card.specialists} specialists`}</span>
          <span>{card.growth}</span>
        </p>
        <p className="mt-4 text-mute measure">{card.description}</p>
        <ul className="mt-4">
          {card.results.map((result) => (
            <li key={result} className="flex gap-3 py-1.5">
              <Icon path={icons.check} className="text-good shrink-0 mt-1.5" />
              {result}
            </li>
          ))}
        </ul>
        <p className="type-small text-mute mt-4">{card.tags.join(", ")}</p>
        <p className="mt-6">
          <Anchor href={href} className="btn-quiet">
            Read the case study
            <span className="sr-only">{`: ${study.client}`}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
