import { portfolioListing } from "#content/generated/listings.ts";
import { portfolioFilters } from "#content/generated/filters.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import type { Route } from "./+types/portfolio";
import { pageMeta } from "../head/page-meta.ts";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FilterButtons, useSelectedFilter } from "../ui/filter-buttons.tsx";
import { modestWidth } from "../ui/picture.tsx";
import { ProjectCard } from "../ui/project-card.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, portfolioListing.head, "/portfolio");

/** All thirteen projects, by kind. */
export default function Portfolio() {
  const selected = useSelectedFilter(portfolioFilters);
  const shown = projectCards.filter(({ category }) => selected === "all" || category === selected);
  return (
    <>
      <div className="wrap pt-14 lg:pt-24">
        <h1 className="type-display-1 max-w-[9.93em]">{portfolioListing.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{portfolioListing.lead}</p>
        <FilterButtons label="Show projects" options={portfolioFilters} selected={selected} />
      </div>
      <ul className="wrap pt-12 pb-24 grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((project) => (
          <li key={project.slug}>
            <ProjectCard
              project={project}
              heading="h2"
              sizes={`(min-width: 1024px) 30vw, (min-width: 768px) 45vw, ${modestWidth}`}
            />
          </li>
        ))}
      </ul>
      <ClosingBanner page="portfolio" />
    </>
  );
}
