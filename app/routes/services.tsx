import { servicesListing } from "#content/generated/listings.ts";
import { serviceCards } from "#content/generated/service-cards.ts";
import type { Route } from "./+types/services";
import { pageMeta } from "../head/page-meta.ts";
import { ContentLink } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { ServiceCard } from "../service/service-card.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, servicesListing.head, "/services");

/** The services. */
export default function Services() {
  const { socialMedia } = servicesListing;
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-14">
        <h1 className="type-display-1 max-w-[9.93em]">{servicesListing.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{servicesListing.lead}</p>
      </div>
      <div className="wrap pb-24">
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {serviceCards.map((card) => (
            <li key={card.title}>
              <ServiceCard card={card} heading="h2" />
            </li>
          ))}
        </ul>
        <p className="measure mt-10 border-t-2 border-text pt-6">
          {socialMedia.text} <ContentLink link={socialMedia.link} />
        </p>
      </div>
      <ClosingBanner page="services" />
    </>
  );
}
