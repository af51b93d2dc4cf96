import * as words from "#content/generated/words/deck.ts";
import { agency } from "#content/generated/agency.ts";
import { fill } from "#content/fill.ts";
import type { ReactNode } from "react";
import { LogoMark } from "../layout/logo.tsx";

export interface SlideProps {
  /** Place in the deck, from 1, and how many there are. */
  number: number;
  count: number;
}

interface SlideFrameProps extends SlideProps {
  /** The slide's own look in `deck.css`. */
  look: string;
  /** It is one of many in the overview, where nothing of it can be reached but the way to it: `jump`. */
  small: boolean;
  jump: ReactNode;
  /** What fills the slide to the edges of the window. */
  ground?: ReactNode;
  children: ReactNode;
}

/** One slide: its ground from edge to edge, its content in the middle, whose it is and its number at the foot. */
export function SlideFrame({ number, count, look, small, jump, ground, children }: SlideFrameProps) {
  const name = fill(words.slideOf, { slide: number, slides: count });
  return (
    <div
      id={`${number}`}
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      className={`dk-slide dk-${look}`}
    >
      {jump}
      {ground}
      <div className="dk-in" inert={small}>
        {children}
        <p className="dk-foot">
          <span className="dk-sign">
            <LogoMark className="dk-mark" />
            {agency.name}
          </span>
          <span>{`${agency.coordinates}, ${agency.utc}`}</span>
          <span className="dk-number" aria-hidden="true">{`${number} / ${count}`}</span>
        </p>
      </div>
    </div>
  );
}

/** The small line and the headline that most slides begin with. */
export function Headline({ label, heading }: { label: string; heading: string }) {
  return (
    <>
      <p className="dk-label">{label}</p>
      <h2 className="dk-h">{heading}</h2>
    </>
  );
}
