import * as page from "#content/generated/clients.ts";
import { partners } from "#content/generated/partners.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import type { Route } from "./+types/clients";
import { FlagStrip } from "../clients/flag-strip.tsx";
import { GlobalReach } from "../clients/global-reach.tsx";
import { Testimonials } from "../clients/testimonials.tsx";
import { pageMeta } from "../head/page-meta.ts";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { FeaturedProjects } from "../ui/featured-projects.tsx";
import { FigureStrip } from "../ui/figure-strip.tsx";
import { Section } from "../ui/section.tsx";
import { claim } from "../ui/claim.ts";

/** Every section is this same page; only the anchor differs. */
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, page.clientsHead, "/clients");

/** The clients. */
export default function Clients() {
  return (
    <>
      <div className="wrap pt-10 lg:pt-20 pb-10">
        <h1 className="type-display-1 max-w-[11.35em]">{page.clientsHeading}</h1>
        <p className="type-lead text-mute measure mt-5 mb-8">{page.clientsLead}</p>
        <Voice />
        <FigureStrip figures={page.clientFigures} className="in-threes" />
      </div>
      <Section id="flags" {...page.clientsCopy.flags} className="pb-16 lg:pb-24">
        <FlagStrip />
      </Section>
      {testimonials.length > 0 && (
        <Section id="testimonials" {...page.clientsCopy.testimonials} className="bg-tint rhythm">
          <Testimonials />
        </Section>
      )}
      <Section id="partners" {...page.clientsCopy.partners} className="rhythm">
        <Partners />
      </Section>
      <Section id="featured-projects" {...page.clientsCopy.featured} className="bg-tint rhythm">
        <FeaturedProjects />
      </Section>
      <Section id="global-reach" {...page.clientsCopy.reach} className="bg-deep-950 text-shell-50 rhythm">
        <GlobalReach />
      </Section>
      <ClosingBanner page="clients" />
    </>
  );
}

/** The first sentence of a testimonial, which can be read in full further down. */
function Voice() {
  const client = testimonials.find(({ name }) => name === page.clientsVoice);
  if (!client) return null;
  const [sentence] = /^.*?[.!?](?=\s|$)/.exec(client.content) ?? [client.content];
  return (
    <figure className="border-l-4 border-coral-500 pl-5 mb-10">
      <blockquote className="type-title measure">
        <p>{`“${sentence}”`}</p>
      </blockquote>
      <figcaption className="type-small text-mute mt-2" {...claim(client.sample)}>
        {`${client.name}, ${client.position}, ${client.company}`}
      </figcaption>
    </figure>
  );
}

/** The tools we work with. */
function Partners() {
  return (
    <ul className="tools grid sm:grid-cols-2 lg:grid-cols-3 gap-x-10 border-t-2 border-text">
      {partners.map((partner) => (
        <li key={partner.name}>
          <img
            src={`/images/marks/tools.svg#${partner.mark}`}
            alt=""
            width={24}
            height={24}
            loading="lazy"
            className="@dark:inverted"
          />
          <div>
            <h3 className="type-subtitle" {...claim(partner.source)}>
              {`${partner.name} `}
              <span>{partner.badge}</span>
            </h3>
            <p className="mt-1 text-mute">{partner.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
