import { agency } from "#content/generated/agency.ts";
import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { useEffect, useState } from "react";
import { LogoMark } from "../layout/logo.tsx";
import { SlideLink } from "./slide-link.tsx";
import type { Turning } from "./use-deck.ts";
import { Icon } from "../ui/icon.tsx";
import { arrowLeft, arrowRight, grid, maximize, minimize } from "../ui/icons.ts";

const look = "bar-control rounded-control";

interface ControlsProps extends Turning {
  count: number;
  /** The name of the slide, for those who cannot see which one is shown. */
  heading: string | undefined;
}

/** The bar below the slides. */
export function Controls({ current, count, heading, overview, turnTo, toggleOverview }: ControlsProps) {
  const previous = current > 1 && !overview ? current - 1 : undefined;
  const next = current < count && !overview ? current + 1 : undefined;
  return (
    <nav className="dk-bar needs-script" aria-label={words.controls}>
      <a className={look} href="/" target="_top" aria-label={fill(words.home, { agency: agency.name })}>
        <LogoMark className="bar-mark" />
      </a>
      <SlideLink className={look} to={previous} turnTo={turnTo} aria-label={words.previousSlide}>
        <Icon path={arrowLeft} />
      </SlideLink>
      <p className="min-w-20 font-650 text-center" aria-hidden="true">{`${current} / ${count}`}</p>
      <p className="sr-only" role="status">
        {current > 1 && `${fill(words.slideOf, { slide: current, slides: count })}: ${heading}`}
      </p>
      <SlideLink className={look} to={next} turnTo={turnTo} aria-label={words.nextSlide}>
        <Icon path={arrowRight} />
      </SlideLink>
      <button
        type="button"
        className={look}
        aria-pressed={overview}
        aria-label={words.overview}
        onClick={toggleOverview}
      >
        <Icon path={grid} />
      </button>
      <FullScreen />
    </nav>
  );
}

/** Absent where the browser has no full screen, as on iPhones, and before the application runs. */
function FullScreen() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    const read = () => setOn(document.fullscreenEnabled ? document.fullscreenElement !== null : undefined);
    read();
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  if (isOn === undefined) return null;
  return (
    <button
      type="button"
      className={look}
      aria-label={isOn ? words.leaveFullScreen : words.fullScreen}
      onClick={() => {
        // Refused, as in a frame that does not allow it: the slides stay as they are.
        const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        change.catch(() => {});
      }}
    >
      <Icon path={isOn ? minimize : maximize} />
    </button>
  );
}
