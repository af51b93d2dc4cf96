import { portfolioFilters } from "#content/generated/filters.ts";
import { home } from "#content/generated/home.ts";
import { homeServiceCards } from "#content/generated/home-service-cards.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import { ContentLink } from "../ui/anchor.tsx";
import { Section } from "../ui/section.tsx";
import { ServiceCard } from "../service/service-card.tsx";
import { useState } from "react";
import { ProjectCard } from "../ui/project-card.tsx";

/** Six services as a two-column index; `entry.idle.ts` highlights them. */
export function ServicesBlock() {
  return (
    <Section id="home-services" {...home.services} className="rhythm">
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-9 lg:col-start-4">
          <ul data-highlights="" className="grid gap-x-12 md:grid-cols-2">
            {homeServiceCards.map((card) => (
              <li key={card.title} className="data-[highlighted]:shadow-[inset_0_2px_0_var(--link)]">
                <ServiceCard card={card} />
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-4 md:pt-8">
            <ContentLink link={home.services.more} className="btn-quiet" />
          </p>
        </div>
      </div>
    </Section>
  );
}

/** How many of twelve columns the first two get; the others, four at most, share a row. */
const spans = [7, 5];

/** Work by kind, six at most, chosen by tabs; without script these link to the listing. */
export function PortfolioBlock() {
  const [selected, setSelected] = useState("all");
  const shown = projectCards
    .filter(({ category }) => selected === "all" || category === selected)
    .slice(0, 6);
  return (
    <Section id="home-portfolio" {...home.portfolio} className="rhythm">
      <form action="/portfolio" aria-label="Kind of work" className="swiped-tabs mb-6 md:mb-10">
        {portfolioFilters.map((tab) => (
          <button
            key={tab.key}
            type="submit"
            name="filter"
            value={tab.key}
            aria-pressed={tab.key === selected}
            className="toggle whitespace-nowrap"
            onClick={(event) => {
              event.preventDefault();
              setSelected(tab.key);
            }}
          >
            {tab.label}
          </button>
        ))}
      </form>
      <ul className="grid gap-x-6 md:gap-y-10 md:grid-cols-2 lg:grid-cols-12">
        {shown.map((project, place) => (
          <li
            key={project.slug}
            className={`lt-md:border-t border-line lt-md:py-2 first:border-0 lg:col-span-${spans[place] ?? 12 / (shown.length - 2)}`}
          >
            <ProjectCard
              project={project}
              sizes={`${spans[place] ? "" : "(min-width: 1024px) 22vw, "}(min-width: 768px) 52vw, ${place ? "104px" : "90vw"}`}
              asRow={place > 0}
              frame={`aspect-[16/10] md:aspect-[4/3] ${spans[place] ? "lg:aspect-auto lg:h-[clamp(18rem,28vw,28rem)]" : ""}`}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 md:mt-10">
        <ContentLink link={home.portfolio.more} className="btn-quiet" />
      </p>
    </Section>
  );
}
