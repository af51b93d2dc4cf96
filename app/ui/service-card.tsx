import * as words from "#content/generated/words/services.ts";
import type { ServiceCard as ServiceCardData } from "#content/schema.ts";
import { Anchor } from "./anchor.tsx";
import { fill } from "#content/fill.ts";

/** A service in the index: what it is, what it holds, and where to read on (R-SRV-02). */
export function ServiceCard({
  card,
  heading: Heading = "h3",
}: {
  card: ServiceCardData;
  heading?: "h2" | "h3";
}) {
  return (
    <article className="grid gap-x-6 gap-y-3 grid-cols-[2.5rem_1fr] py-8 border-t border-line h-full content-start">
      <span className={`${card.icon} text-2xl text-link mt-1`} aria-hidden="true" />
      <div>
        <Heading className="type-title">{card.title}</Heading>
        <p className="mt-2 text-mute">{card.description}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 mt-3 type-small">
          {card.features.map((feature) => (
            <li key={feature} className="before:content-['·'] before:mr-2 before:text-link">
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Anchor href={card.href} className="underlined text-link">
            {words.learnMore}
            <span className="sr-only">{` ${fill(words.aboutService, { service: card.title })}`}</span>
          </Anchor>
        </p>
      </div>
    </article>
  );
}
