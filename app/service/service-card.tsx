import type { ServiceCard as Card } from "#content/schema.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Icon, icons } from "../ui/icon.tsx";
import { claim } from "../ui/claim.ts";

/** A service in the index: what it is, what it includes and costs, and where to read on. */
export function ServiceCard({ card, heading: Heading = "h3" }: { card: Card; heading?: "h2" | "h3" }) {
  return (
    <article className="relative grid gap-x-2 md:gap-x-6 grid-cols-[1.75rem_1fr_1.25rem] md:grid-cols-[2.5rem_1fr] py-2.5 md:py-8 border-t border-line h-full lt-md:content-start">
      <Icon path={card.icon} className="text-xl md:text-2xl text-link mt-1" />
      <div className="flex flex-col items-start">
        <Heading className="type-title lt-md:text-[1.1875rem]">{card.title}</Heading>
        <p className="mt-1 md:mt-2 text-mute lt-md:text-[0.9375rem] lt-md:leading-[1.38] lt-md:text-text">
          {card.description}
        </p>
        {/* On a phone the items run on like words. */}
        <ul className="md:flex flex-wrap gap-x-4 gap-y-1 mt-0.5 md:mt-3 type-small lt-md:text-sm lt-md:text-mute">
          {card.features.map((feature) => (
            <li
              key={feature}
              className="lt-md:inline lt-md:[&:not(:last-child)]:after:content-[',_'] md:before:content-['·'] before:mr-2 before:text-link"
            >
              {feature}
            </li>
          ))}
        </ul>
        {card.price && (
          <p className="mt-1 md:mt-auto md:pt-3 font-650" {...claim(card.price.source)}>
            <Price {...card.price} />
          </p>
        )}
        <p className="md:mt-4">
          {/* On a phone the whole row is the link; its arrow replaces these words. */}
          <Anchor
            href={card.href}
            className="underlined text-link lt-md:after:content-[''] lt-md:after:absolute lt-md:after:inset-0"
          >
            <span className="lt-md:sr-only">Learn More</span>
            <span className="sr-only">{` about ${card.title}`}</span>
          </Anchor>
        </p>
      </div>
      <Icon path={icons.arrowRight} className="md:hidden text-link text-lg mt-1" />
    </article>
  );
}

/** What a service costs at least, and how long that takes. */
export function Price({ from, takes }: NonNullable<Card["price"]>) {
  return (
    <>
      {from}
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, </span>
      {takes}
    </>
  );
}
