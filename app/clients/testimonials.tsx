import { testimonials } from "#content/generated/testimonials.ts";
import { isStill } from "../motion/is-still.ts";
import shuffleScript from "../motion/shuffle-list.ts?inline-script";
import { useShuffledList } from "../motion/use-shuffled.ts";
import { ContentLink } from "../ui/anchor.tsx";
import { Quote } from "../ui/quote.tsx";
import { Arrows, useCarouselInput } from "../ui/carousel.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Testimonial } from "#content/schema.ts";
import { useEscape } from "../ui/use-escape.ts";
import { Icon, icons } from "../ui/icon.tsx";

/** Testimonials per page. */
const perPage = 3;
/** Milliseconds of a page change: out, then in. */
const [fadeOutMs, fadeInMs] = [350, 50];

/** What clients say, three at a time in random order; without script, all of them. */
export function Testimonials() {
  const hydrated = useHydrated();
  const [order, reshuffle] = useShuffledList(testimonials);
  const pages = Math.ceil(testimonials.length / perPage);
  const [page, setPage] = useState(0);
  const [fading, setFading] = useState(false);
  /** Previous and next wrap around, and next past the last page reshuffles. Clicks while it fades are ignored. */
  const change = (to: number) => {
    if (fading) return;
    const swap = () => {
      if (to === pages) reshuffle();
      setPage((to + pages) % pages);
    };
    if (isStill()) return swap();
    setFading(true);
    setTimeout(swap, fadeOutMs);
    setTimeout(() => setFading(false), fadeOutMs + fadeInMs);
  };
  const step = (by: 1 | -1) => change(page + by);
  const keys = useCarouselInput(step);
  const shown = hydrated ? order.slice(page * perPage, (page + 1) * perPage) : order;
  return (
    <section aria-roledescription="carousel" aria-label="Testimonials" className="touch-pan-y" {...keys}>
      <ul
        aria-live="polite"
        className={`grid gap-6 lg:grid-cols-3 lg:min-h-76 justify-center transition-opacity duration-[350ms] shows-three ${fading ? "op-0" : ""}`}
      >
        {shown.map((testimonial) => (
          <li key={testimonial.name} className={shown.length === 1 ? "lg:col-start-2" : undefined}>
            <FlipCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line react/no-danger -- a fixed text of our own */}
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: shuffleScript }} />}
      {pages > 1 && (
        <div className="needs-script flex items-center gap-2 mt-6">
          <Arrows what="testimonials" step={step} />
          {Array.from({ length: pages }, (_, place) => (
            <button
              key={place}
              type="button"
              aria-label={`Testimonials page ${place + 1} of ${pages}`}
              aria-current={place === page ? "true" : undefined}
              className="carousel-dot"
              onClick={() => place !== page && change(place)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * A card that turns over while hovered, focused or tapped, until Escape; the back says who the client is
 * and which of our teams did the work. Focus itself is the state, so it turns without script and a hidden back cannot
 * be reached. The control is on neither side, so it is visible when focused (WCAG 2.4.11).
 */
function FlipCard({ testimonial }: { testimonial: Testimonial }) {
  const { company, backContent } = testimonial;
  const { website, description, team } = backContent;
  const card = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const wasTurned = useRef(false);
  const [dismissed, setDismissed] = useState(false);
  const restore = () => setDismissed(false);
  useEscape(!dismissed, () => {
    if (!card.current?.matches(":hover,:focus-within")) return;
    setDismissed(true);
    // The link on the back is about to be hidden, and would take the focus with it.
    if (card.current.contains(document.activeElement)) control.current?.focus();
  });
  return (
    <div
      ref={card}
      className="flip"
      onPointerDown={() => {
        wasTurned.current = card.current?.contains(document.activeElement) ?? false;
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) return;
        flushSync(restore);
        // Activated by keyboard, the control moves focus to the back; a tap turns the card over or back.
        if (event.detail === 0) card.current?.querySelector<HTMLElement>(".flip-back a")?.focus();
        else if (wasTurned.current) control.current?.blur();
        else control.current?.focus();
      }}
      data-dismissed={dismissed || undefined}
      onPointerLeave={restore}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) restore();
      }}
    >
      <div className="flip-front">
        <Quote testimonial={testimonial} />
      </div>
      <button ref={control} type="button" className="flip-control" aria-label={`About ${company}`}>
        <Icon path={icons.rotate} />
      </button>
      <div className="flip-back">
        <p className="type-title">{company}</p>
        <p className="mt-4 text-deep-100">{description}</p>
        <p className="mt-auto pt-6 type-small text-deep-200">Delivered by</p>
        <p className="font-650 mb-4">{team}</p>
        <p>
          <ContentLink link={website} className="underlined" />
        </p>
      </div>
    </div>
  );
}
