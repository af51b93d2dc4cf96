import { clientLogos } from "#content/generated/clients.ts";
import { home } from "#content/generated/home.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import type { Route } from "./+types/home";
import { pageMeta } from "../head/page-meta.ts";
import { Counters } from "../home/counters.tsx";
import { FeaturedStudies } from "../home/featured-studies.tsx";
import { Hero } from "../home/hero.tsx";
import { PortfolioBlock, ServicesBlock } from "../home/work-blocks.tsx";
import { agencyData, siteData } from "../head/structured-data.ts";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FeaturedProjects } from "../ui/featured-projects.tsx";
import { Section } from "../ui/section.tsx";
import { Picture } from "../ui/picture.tsx";
import { Quote } from "../ui/quote.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, home.head, "/", { describe: (page) => [siteData(page), agencyData(page)] });

/** The home page, section by section. */
export default function Home() {
  return (
    <>
      <Hero />
      <Counters />
      <ServicesBlock />
      <FeaturedStudies />
      <PortfolioBlock />
      <Section id="featured-projects" {...home.featuredProjects} className="bg-tint rhythm">
        <FeaturedProjects />
      </Section>
      <ClientVoices />
      <Expertise />
      <ClosingBanner page="home" />
    </>
  );
}

/** Three testimonials and two client logos; nothing where no client has agreed to be quoted. */
function ClientVoices() {
  if (testimonials.length === 0) return null;
  return (
    <Section id="home-testimonials" {...home.testimonials} className="rhythm">
      <ul className="grid md:gap-6 lg:grid-cols-3">
        {testimonials.slice(0, 3).map((testimonial) => (
          <li key={testimonial.name}>
            <Quote testimonial={testimonial} plain />
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap items-center gap-x-8 md:gap-x-14 gap-y-4 mt-4 md:mt-10">
        {clientLogos.map((logo) => (
          <li key={logo.name}>
            <Picture image={logo.image} sizes="160px" fit="contain" className="h-10 md:h-14 w-auto" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What being here means for the work. */
function Expertise() {
  const { label, heading, text, points } = home.expertise;
  return (
    <section className="bg-leaf-800 text-shell-50 rhythm" aria-labelledby="home-expertise">
      <div className="wrap grid gap-x-6 gap-y-5 md:gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="type-label text-leaf-200 mb-3 md:mb-5">{label}</p>
          <h2 id="home-expertise" className="type-display-2">
            {heading}
          </h2>
          <p className="md:type-lead lt-md:text-[0.9375rem] mt-4 md:mt-7 measure">{text}</p>
        </div>
        <dl className="grid grid-cols-2 lg:block gap-x-5 lg:col-span-4 lg:col-start-9">
          {points.map((point) => (
            <div key={point.title} className="py-2.5 md:py-5 border-t border-leaf-500">
              <dt className="font-650 md:type-title leading-snug">{point.title}</dt>
              <dd className="mt-1 text-leaf-200 lt-md:type-small">{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
