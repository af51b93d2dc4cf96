import { home } from "#content/home.ts";
import type { ServiceCard as ServiceCardData } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { ServiceCard } from "../ui/service-card.tsx";

/** Six services as a two-column index (R-HOM-13, R-HOM-14). */
export function ServicesBlock({ cards }: { cards: readonly ServiceCardData[] }) {
  return (
    <section className="wrap rhythm" aria-labelledby="home-services">
      <SectionHeading
        id="home-services"
        label={home.services.label}
        title={home.services.heading}
        lead={home.services.lead}
      />
      <div className="grid gap-x-6 lg:grid-cols-12">
        <div className="lg:col-span-9 lg:col-start-4">
          <ul className="grid gap-x-12 md:grid-cols-2">
            {cards.map((card) => (
              <li key={card.title}>
                <ServiceCard card={card} />
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-8">
            <Anchor href="/services" className="btn-quiet">
              View All Services
            </Anchor>
          </p>
        </div>
      </div>
    </section>
  );
}
