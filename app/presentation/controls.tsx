import { agency } from "#content/generated/agency.ts";
import * as words from "#content/generated/words/deck.ts";
import { fill } from "#content/fill.ts";
import { type MouseEvent, useEffect, useState } from "react";
import { LogoMark } from "../layout/logo.tsx";
import type { Turning } from "./use-deck.ts";

interface ControlsProps extends Turning {
  count: number;
  /** Names of the slides, for those who cannot see which one is shown. */
  headings: readonly string[];
}

/** The bar below the slides. Its arrows are links to slides, so that they work before the application runs. */
export function Controls({ current, count, headings, overview, turnTo, toggleOverview }: ControlsProps) {
  const here = fill(words.slideOf, { slide: current, slides: count });
  const step = (by: -1 | 1) => {
    const to = current + by;
    const name = by < 0 ? words.previousSlide : words.nextSlide;
    const there = to >= 1 && to <= count && !overview;
    return (
      <a
        className="dk-control"
        href={there ? `#${to}` : undefined}
        aria-disabled={there ? undefined : true}
        role={there ? undefined : "link"}
        aria-label={name}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (there) turnTo(to);
        }}
      >
        <span className={by < 0 ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} aria-hidden="true" />
      </a>
    );
  };
  return (
    <nav className="dk-bar" aria-label={words.controls}>
      <a className="dk-control" href="/" target="_top" aria-label={fill(words.home, { agency: agency.name })}>
        <LogoMark className="dk-mark" />
      </a>
      {step(-1)}
      <p className="dk-place font-650 text-center" aria-hidden="true">{`${current} / ${count}`}</p>
      <p className="sr-only" role="status">
        {current > 1 && `${here}: ${headings[current - 1]}`}
      </p>
      {step(1)}
      <button
        type="button"
        className="dk-control"
        aria-pressed={overview}
        aria-label={words.overview}
        onClick={toggleOverview}
      >
        <span className="i-lucide-layout-grid" aria-hidden="true" />
      </button>
      <FullScreen />
    </nav>
  );
}

/** Absent where the browser has no full screen, as on iPhones, and before the application runs. */
function FullScreen() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    const look = () => setOn(document.fullscreenEnabled ? document.fullscreenElement !== null : undefined);
    look();
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, []);
  if (isOn === undefined) return null;
  return (
    <button
      type="button"
      className="dk-control"
      aria-label={isOn ? words.leaveFullScreen : words.fullScreen}
      onClick={() => {
        // Refused, as in a frame that does not allow it: the slides stay as they are.
        const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
        change.catch(() => {});
      }}
    >
      <span className={isOn ? "i-lucide-minimize" : "i-lucide-maximize"} aria-hidden="true" />
    </button>
  );
}
