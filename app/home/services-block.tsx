import * as words from "#content/generated/words/home.ts";
import { home } from "#content/generated/home.ts";
import type { ServiceCard as ServiceCardData } from "#content/schema.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { ServiceCard } from "../ui/service-card.tsx";
import { useEffect, useState } from "react";

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

/** Times of the services highlight in milliseconds, and its steps (spec §9). */
const initialDelayMs = 2000;
const steps = 15;
const shortestMs = 100;
const longestMs = 300;

/** Which of `count` cards is highlighted: after 2 s a random one for each of 15 steps, then none (R-HOM-15). */
function useHighlights(count: number, running: boolean): number | undefined {
  const [highlighted, setHighlighted] = useState<number>();
  useEffect(() => {
    if (!running) return;
    let left = steps;
    let timer = setTimeout(step, initialDelayMs);
    function step() {
      if (left === 0) {
        setHighlighted(undefined);
        return;
      }
      left -= 1;
      setHighlighted(Math.floor(Math.random() * count));
      timer = setTimeout(step, shortestMs + Math.random() * (longestMs - shortestMs));
    }
    return () => {
      clearTimeout(timer);
      setHighlighted(undefined);
    };
  }, [count, running]);
  return highlighted;
}
