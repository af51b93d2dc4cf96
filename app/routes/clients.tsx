import { banners } from "#content/generated/banners.ts";
import {
  clientFigures,
  clientsCopy,
  clientsHead,
  clientsHeading,
  clientsLead,
} from "#content/generated/clients.ts";
import { countries } from "#content/generated/countries.ts";
import { featuredProjects } from "#content/generated/featured-projects.ts";
import { partners } from "#content/generated/partners.ts";
import { regions } from "#content/generated/regions.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import type { Route } from "./+types/clients";
import { FlagStrip } from "../clients/flag-strip.tsx";
import { GlobalReach } from "../clients/global-reach.tsx";
import { Partners } from "../clients/partners.tsx";
import { Testimonials } from "../clients/testimonials.tsx";
import { documentHead } from "../head/document-head.server.ts";
import { headTags } from "../head/head-tags.ts";
import { picture } from "../pictures.server.ts";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FeaturedProjects } from "../ui/featured-projects.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";

/** Any section is this page too; its anchor is what differs (C-15). */
export function loader({ context }: Route.LoaderArgs) {
  return {
    head: documentHead(context, clientsHead, "/clients"),
    banner: banners.clients,
    countries,
    partners,
    regions,
    featuredProjects,
    testimonials: testimonials.map((testimonial) => ({ ...testimonial, image: picture(testimonial.image) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The clients (R-CLI). */
export default function Clients({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-10 lg:pt-20 pb-10">
        <h1 className="type-display-1 max-w-[11.35em]">{clientsHeading}</h1>
        <p className="type-lead text-mute measure mt-5 mb-8">{clientsLead}</p>
        <FigureStrip
          figures={clientFigures}
          className="lt-md:grid-cols-6 lt-md:[&>*]:col-span-2 lt-md:[&>:first-child:nth-last-child(3n+2)]:col-span-3 lt-md:[&>:first-child:nth-last-child(3n+2)+*]:col-span-3 lt-md:text-[min(.9375rem,4vw)]"
        />
      </div>
      <section className="wrap pb-10" aria-labelledby="flags">
        <SectionHeading id="flags" title={clientsCopy.flags.heading} lead={clientsCopy.flags.lead} />
        <FlagStrip countries={loaderData.countries} />
      </section>
      <section id="testimonials" className="bg-tint rhythm" aria-labelledby="testimonials-heading">
        <div className="wrap">
          <SectionHeading
            id="testimonials-heading"
            title={clientsCopy.testimonials.heading}
            lead={clientsCopy.testimonials.lead}
          />
          <Testimonials testimonials={loaderData.testimonials} />
        </div>
      </section>
      <section id="partners" className="wrap rhythm" aria-labelledby="partners-heading">
        <SectionHeading
          id="partners-heading"
          title={clientsCopy.partners.heading}
          lead={clientsCopy.partners.lead}
        />
        <Partners partners={loaderData.partners} />
      </section>
      <section id="featured-projects" className="bg-tint rhythm" aria-labelledby="featured-heading">
        <div className="wrap">
          <SectionHeading
            id="featured-heading"
            title={clientsCopy.featured.heading}
            lead={clientsCopy.featured.lead}
          />
          <FeaturedProjects projects={loaderData.featuredProjects} />
        </div>
      </section>
      <section id="global-reach" className="bg-deep-950 text-shell-50 rhythm" aria-labelledby="reach-heading">
        <div className="wrap">
          <SectionHeading
            id="reach-heading"
            title={clientsCopy.reach.heading}
            lead={clientsCopy.reach.lead}
          />
          <GlobalReach regions={loaderData.regions} />
        </div>
      </section>
      <ClosingBanner banner={loaderData.banner} />
    </>
  );
}
