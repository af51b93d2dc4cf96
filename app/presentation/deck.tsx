import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { useRef } from "react";
import { Controls } from "./controls.tsx";
import { SlideFrame } from "./slide-frame.tsx";
import { partsOf } from "./slides.tsx";
import type { Slide } from "./slides.server.ts";
import { useDeck } from "./use-deck.ts";

/** The slides: side by side on a stage that scrolls and snaps, or one under another without script and on paper. */
export function Deck({ slides }: { slides: readonly Slide[] }) {
  const stage = useRef<HTMLElement>(null);
  const count = slides.length;
  const turning = useDeck(stage, count);
  const { current, overview, turnTo } = turning;
  const headings = slides.map((slide) => slide.heading);
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
          const { look, ground, content } = partsOf(slide);
          return (
            <SlideFrame
              key={number}
              {...{ number, count, look, ground }}
              small={overview}
              jump={
                overview && (
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
                )
              }
            >
              {content}
            </SlideFrame>
          );
        })}
      </section>
      <Controls {...turning} count={count} headings={headings} />
    </div>
  );
}
