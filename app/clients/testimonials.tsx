import * as words from "#content/generated/words/clients.ts";
import { useShuffled } from "../motion/use-shuffled.ts";
import { Anchor } from "../ui/anchor.tsx";
import { Quote, type TestimonialData } from "../ui/quote.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { useCarouselKeys } from "../ui/use-carousel-keys.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { FlipCard } from "./flip-card.tsx";
import { useTestimonialPages } from "./use-testimonial-pages.ts";
import { fill } from "#content/fill.ts";

/** Testimonials on a page (spec §9). */
const perPage = 3;

/** What clients say, three at a time in an order of this visit (R-CLI-10 to 15); without script, all of them. */
export function Testimonials({ testimonials }: { testimonials: readonly TestimonialData[] }) {
  const hydrated = useHydrated();
  const [order, reshuffle] = useShuffled(testimonials);
  const pages = Math.ceil(testimonials.length / perPage);
  const { page, fading, next, previous, jump } = useTestimonialPages(pages, reshuffle);
  const keys = useCarouselKeys(next, previous);
  const shown = hydrated ? order.slice(page * perPage, (page + 1) * perPage) : order;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.testimonials}
      className={hydrated ? "touch-pan-y" : ""}
      {...keys}
    >
      <ul
        aria-live="polite"
        className={`grid gap-6 lg:grid-cols-3 lg:min-h-76 justify-center transition-opacity duration-[350ms] ${hydrated ? "" : "shows-three"} ${fading ? "op-0" : ""}`}
      >
        {shown.map((testimonial) => (
          <li key={testimonial.name} className={shown.length === 1 ? "lg:col-start-2" : ""}>
            <FlipCard
              label={fill(words.aboutClient, { company: testimonial.company })}
              front={<Quote testimonial={testimonial} />}
              back={<AboutClient testimonial={testimonial} />}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={`flex items-center gap-2 mt-6 ${hydrated ? "" : "invisible"}`}>
          <Tooltip label={words.previousPage}>
            <button
              type="button"
              aria-label={words.previousPage}
              className="carousel-arrow"
              onClick={previous}
            >
              <span className="i-lucide-arrow-left" aria-hidden="true" />
            </button>
          </Tooltip>
          <Tooltip label={words.nextPage}>
            <button type="button" aria-label={words.nextPage} className="carousel-arrow" onClick={next}>
              <span className="i-lucide-arrow-right" aria-hidden="true" />
            </button>
          </Tooltip>
          {Array.from({ length: pages }, (_, place) => (
            <button
              key={place}
              type="button"
              aria-label={fill(words.page, { page: place + 1, pages })}
              aria-current={place === page ? "true" : undefined}
              className="carousel-dot"
              onClick={() => jump(place)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The back of a card: who the client is and which of our teams did the work (R-CLI-17). */
function AboutClient({ testimonial: { company, backContent } }: { testimonial: TestimonialData }) {
  const { website, description, team } = backContent;
  return (
    <>
      <p className="type-title">{company}</p>
      <p className="mt-4 text-deep-100">{description}</p>
      <p className="mt-auto pt-6 type-small text-deep-200">{words.deliveredBy}</p>
      <p className="font-650 mb-4">{team}</p>
      <p>
        <Anchor href={website.href} className="underlined">
          {website.label}
        </Anchor>
      </p>
    </>
  );
}
