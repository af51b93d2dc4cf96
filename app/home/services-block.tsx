import * as words from "#content/generated/words/home.ts";
import { home } from "#content/generated/home.ts";
import type { ServiceCard as ServiceCardData } from "#content/schema.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { ServiceCard } from "../ui/service-card.tsx";
import { useHighlights } from "./use-highlights.ts";

/** Six services as a two-column index (R-HOM-13, R-HOM-14). */
export function ServicesBlock({ cards }: { cards: readonly ServiceCardData[] }) {
  const highlighted = useHighlights(cards.length, !useReducedMotion());
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
            {cards.map((card, place) => (
              <li
                key={card.title}
                data-highlighted={place === highlighted || undefined}
                className="data-[highlighted]:shadow-[inset_0_2px_0_var(--link)]"
              >
                <ServiceCard card={card} />
              </li>
            ))}
          </ul>
          <p className="border-t border-line pt-4 md:pt-8">
            <Anchor href="/services" className="btn-quiet">
              {words.viewServices}
            </Anchor>
          </p>
        </div>
      </div>
    </section>
  );
}
