import { useState } from "react";
import * as words from "#content/generated/words/home.ts";
import { home } from "#content/generated/home.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ProjectCard, type ProjectCardData } from "../ui/project-card.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

interface Tab {
  key: string;
  label: string;
  /** Slugs of the projects it shows. */
  projects: readonly string[];
}

/** Of twelve columns, for the two that lead; the others, four at most, share a row. */
const spans = [7, 5];

/** Work by kind; tabs choose, and without script lead to the listing (R-HOM-19, R-HOM-24). */
export function PortfolioBlock({
  tabs,
  projects,
}: {
  tabs: readonly Tab[];
  projects: readonly ProjectCardData[];
}) {
  const [selected, setSelected] = useState("all");
  const slugs = tabs.find(({ key }) => key === selected)?.projects ?? [];
  const shown = slugs.flatMap((slug) => projects.find((project) => project.slug === slug) ?? []);
  return (
    <section className="wrap rhythm" aria-labelledby="home-portfolio">
      <SectionHeading
        id="home-portfolio"
        label={home.portfolio.label}
        title={home.portfolio.heading}
        lead={home.portfolio.lead}
      />
      <form action="/portfolio" aria-label={words.kindOfWork} className="swiped-tabs mb-6 md:mb-10">
        {tabs.map((tab) => (
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
        <Anchor href="/portfolio" className="btn-quiet">
          {words.viewPortfolio}
        </Anchor>
      </p>
    </section>
  );
}
