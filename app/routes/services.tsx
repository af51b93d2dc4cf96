import { banners } from "#content/generated/banners.ts";
import { servicesListing } from "#content/generated/listings.ts";
import { services } from "#content/generated/services.server.ts";
import { serviceCards } from "#content/generated/service-cards.ts";
import type { Route } from "./+types/services";
import { documentHead } from "../head/document-head.server.ts";
import { Anchor } from "../ui/anchor.tsx";
import { ClosingBanner } from "../ui/closing-banner.tsx";
import { ServiceCard } from "../ui/service-card.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return {
    head: documentHead(context, servicesListing.head, "/services", { list: services }),
    cards: serviceCards,
    banner: banners.services,
  };
}

/** The services (R-SRV-01 to 06). */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { socialMedia } = servicesListing;
  return (
    <>
      <div className="wrap pt-14 lg:pt-24 pb-14">
        <h1 className="type-display-1 max-w-[9.93em]">{servicesListing.heading}</h1>
        <p className="type-lead text-mute measure mt-6">{servicesListing.lead}</p>
      </div>
      <div className="wrap pb-24">
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {loaderData.cards.map((card) => (
            <li key={card.title}>
              <ServiceCard card={card} heading="h2" />
            </li>
          ))}
        </ul>
        <p className="measure mt-10 border-t-2 border-text pt-6">
          {socialMedia.text}{" "}
          <Anchor href={socialMedia.link.href} className="underlined text-link">
            {socialMedia.link.label}
          </Anchor>
        </p>
      </div>
      <ClosingBanner banner={loaderData.banner} />
    </>
  );
}
