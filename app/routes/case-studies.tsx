import * as words from "#content/generated/words/case-studies.ts";
import { banners } from "#content/generated/banners.ts";
import { caseStudyFilters } from "#content/generated/filters.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { caseStudiesListing } from "#content/generated/listings.ts";
import type { Route } from "./+types/case-studies";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { picture } from "../pictures.server.ts";
import { listData } from "../head/structured-data.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FilterButtons, useSelectedFilter } from "../ui/filter-buttons.tsx";
import { StudyCard, studyCardData } from "../ui/study-card.tsx";

export { unlessOnlyFiltered as shouldRevalidate } from "../filter-revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: documentHead(context, caseStudiesListing.head, "/case-studies", {
      describe: (siteUrl) => [listData(siteUrl, "/case-studies", caseStudies)],
    }),
    banner: banners.caseStudies,
    studies: caseStudies.map((study) => studyCardData(study, picture(study.image))),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

const options = caseStudyFilters.map((name) => ({ key: name, label: name }));

/** All seven case studies, by category (R-CSL). */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const selected = useSelectedFilter(options);
  const all = selected === options[0]?.key;
  const shown = loaderData.studies.filter(({ category }) => all || category === selected);
  return (
    <>
      <div className="wrap pt-14 lg:pt-24">
        <h1 className="type-display-1 lt-sm:max-w-[8.5em] sm:max-w-[9.93em]">{caseStudiesListing.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{caseStudiesListing.lead}</p>
        <div className="mt-10">
          <FilterButtons label={words.show} action="/case-studies" options={options} selected={selected} />
        </div>
      </div>
      {shown.length === 0 ? (
        <div className="wrap pt-14 pb-24">
          <p className="type-lead measure">{caseStudiesListing.empty}</p>
          <Anchor href="/case-studies" className="btn-quiet mt-6">
            {words.all}
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
      <ClosingBanner banner={loaderData.banner} />
    </>
  );
}
