import { agency } from "#content/generated/agency.ts";
import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { useRef } from "react";
import { LogoMark } from "../layout/logo.tsx";
import { Controls } from "./controls.tsx";
import { SlideContent, SlideGround } from "./slides.tsx";
import type { Slide } from "./slides.server.ts";
import { useDeck } from "./use-deck.ts";

/** The slides: side by side on a stage that scrolls and snaps, or one under another without script and on paper. */
export function Deck({ slides }: { slides: readonly Slide[] }) {
  const stage = useRef<HTMLElement>(null);
  const count = slides.length;
  const turning = useDeck(stage, count);
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
                <a
                  className="dk-jump"
                  href={`#${number}`}
                  aria-current={number === current ? "true" : undefined}
                  aria-label={fill(words.goTo, { slide: number, slides: count, heading: slide.heading })}
                  onClick={(event) => {
                    event.preventDefault();
                    turnTo(number);
                  }}
                />
              )}
              <SlideGround slide={slide} />
              {/* In the overview nothing on a slide can be reached but the way to it. */}
              <div className="dk-in" inert={overview}>
                <SlideContent slide={slide} />
                <SlideFoot number={number} count={count} />
              </div>
            </div>
          );
        })}
      </section>
      <Controls {...turning} count={count} headings={slides.map(({ heading }) => heading)} />
    </div>
  );
}

/** Whose the slide is, and its number. */
function SlideFoot({ number, count }: { number: number; count: number }) {
  return (
    <p className="dk-foot">
      <span className="dk-sign font-650">
        <LogoMark className="dk-mark" />
        {agency.name}
      </span>
      <span>{`${agency.coordinates}, ${agency.utc}`}</span>
      <span className="dk-number" aria-hidden="true">{`${number} / ${count}`}</span>
    </p>
  );
}
