import { agency } from "#content/generated/agency.ts";
import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { LogoMark } from "../layout/logo.tsx";
import { Controls } from "./controls.tsx";
import { SlideLink } from "./slide-link.tsx";
import { SlideContent } from "./slides.tsx";
import type { Slide } from "./slides.server.ts";
import { useDeck } from "./use-deck.ts";

/** The slides: side by side on a stage that scrolls and snaps, or one under another without script and on paper. */
export function Deck({ slides }: { slides: readonly Slide[] }) {
  const count = slides.length;
  const { stage, ...turning } = useDeck(count);
  const { current, overview, turnTo } = turning;
  return (
    <div className="dk-room">
      <section
        ref={stage}
        className="dk"
        aria-label={words.slides}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        data-overview={overview ? "" : undefined}
      >
        {slides.map((slide, index) => {
          const number = index + 1;
          const look = slide.kind === "work" ? `dk-work dk-${slide.look}` : `dk-${slide.kind}`;
          return (
            <div
              key={number}
              id={`${number}`}
              role="group"
              aria-roledescription="slide"
              aria-label={fill(words.slideOf, { slide: number, slides: count })}
              className={`dk-slide ${look}`}
            >
              {overview && (
                <SlideLink
                  className="dk-jump"
                  to={number}
                  turnTo={turnTo}
                  aria-current={number === current ? "true" : undefined}
                  aria-label={fill(words.goTo, { slide: number, slides: count, heading: slide.heading })}
                />
              )}
              {/* In the overview nothing on a slide can be reached but the way to it. */}
              <div className="dk-in flex flex-col" inert={overview}>
                <SlideContent slide={slide} />
                <p className="dk-foot dk-small flex items-center gap-6 pt-6">
                  <span className="font-650 flex items-center gap-2">
                    <LogoMark className="bar-mark" />
                    {agency.name}
                  </span>
                  <span className="mr-auto">{`${agency.coordinates}, ${agency.utc}`}</span>
                  <span aria-hidden="true">{`${number} / ${count}`}</span>
                </p>
              </div>
            </div>
          );
        })}
      </section>
      <Controls {...turning} count={count} heading={slides[current - 1]?.heading} />
    </div>
  );
}
