import { banners } from "#content/generated/banners.ts";
import { clientLogos } from "#content/generated/clients.ts";
import { featuredProjects } from "#content/generated/featured-projects.ts";
import { featuredStudies } from "#content/generated/featured-studies.ts";
import { heroSlides, home } from "#content/generated/home.ts";
import { portfolioFilters } from "#content/generated/filters.ts";
import { projects } from "#content/generated/projects.server.ts";
import { homeServiceCards } from "#content/generated/home-service-cards.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import type { Route } from "./+types/home";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { ClientVoices } from "../home/client-voices.tsx";
import { Counters } from "../home/counters.tsx";
import { Expertise } from "../home/expertise.tsx";
import { FeaturedStudies } from "../home/featured-studies.tsx";
import { Hero } from "../home/hero.tsx";
import { PortfolioBlock } from "../home/portfolio-block.tsx";
import { ServicesBlock } from "../home/services-block.tsx";
import { picture } from "../pictures.server.ts";
import { agencyData, siteData } from "../head/structured-data.ts";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FeaturedProjects } from "../ui/featured-projects.tsx";
import { projectCardData } from "../ui/project-card.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

/** Most projects a tab of the portfolio block shows (R-HOM-19). */
const projectsPerTab = 6;

export function loader({ context }: Route.LoaderArgs) {
  const tabs = portfolioFilters.map(({ key, label }) => ({
    key,
    label,
    projects: projects
      .filter(({ category }) => key === "all" || category === key)
      .slice(0, projectsPerTab)
      .map(({ slug }) => slug),
  }));
  const shown = new Set(tabs.flatMap((tab) => tab.projects));
  return {
    head: documentHead(context, home.head, "/", {
      describe: (siteUrl, image) => [siteData(siteUrl), agencyData(siteUrl, image)],
    }),
    slides: heroSlides.map((slide) => ({
      ...slide,
      image: picture(slide.image),
      mobileImage: slide.mobileImage && picture(slide.mobileImage),
      logo: slide.logo && picture(slide.logo),
    })),
    cards: homeServiceCards,
    studies: featuredStudies.map((study) => ({ ...study, image: picture(study.image) })),
    tabs,
    projects: projects
      .filter(({ slug }) => shown.has(slug))
      .map((project) => projectCardData(project, picture(project.image))),
    featuredProjects,
    testimonials: testimonials.slice(0, 3).map((testimonial) => ({
      ...testimonial,
      image: picture(testimonial.image),
    })),
    banner: banners.home,
    logos: clientLogos.map(({ name, image }) => ({ name, image: picture(image) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The home page, its sections in the order of R-HOM-04. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero slides={loaderData.slides} />
      <Counters />
      <ServicesBlock cards={loaderData.cards} />
      <FeaturedStudies studies={loaderData.studies} />
      <PortfolioBlock tabs={loaderData.tabs} projects={loaderData.projects} />
      <section className="bg-tint rhythm" aria-labelledby="featured-projects">
        <div className="wrap">
          <SectionHeading
            id="featured-projects"
            label={home.featuredProjects.label}
            title={home.featuredProjects.heading}
            lead={home.featuredProjects.lead}
          />
          <FeaturedProjects projects={loaderData.featuredProjects} />
        </div>
      </section>
      <ClientVoices testimonials={loaderData.testimonials} logos={loaderData.logos} />
      <Expertise />
      <ClosingBanner banner={loaderData.banner} />
    </>
  );
}
