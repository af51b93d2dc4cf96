import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

export interface Turning {
  /** The slide that is shown, from 1. */
  current: number;
  /** All slides are shown at once, small. */
  overview: boolean;
  /** Turns to a slide; beyond either end to the last one there. */
  turnTo: (slide: number) => void;
  toggleOverview: () => void;
}

/** How many slides each key turns. */
const keys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  " ": 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Milliseconds that the slides must have been still before the address names the one shown. */
const stillMs = 120;

/** Scrolls to a slide; `auto` does so smoothly, where the visitor lets things move. */
const scrollTo = (stage: HTMLElement | null, slide: number, behavior: ScrollBehavior) =>
  stage?.scrollTo({ left: (slide - 1) * stage.clientWidth, behavior });

/**
 * Turns the slides in `stage`, which scrolls sideways, by keys, the address and Back. Swiping is the browser's own
 * scrolling, which this follows. In a frame the address is replaced, so that Back leaves the page around it.
 */
export function useDeck(count: number): Turning & { stage: RefObject<HTMLElement | null> } {
  const stage = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(1);
  const [overview, setOverview] = useState(false);

  const turnTo = useCallback(
    (asked: number) => {
      const slide = Math.min(Math.max(asked, 1), count);
      setOverview(false);
      if (slide === current) return;
      setCurrent(slide);
      if (top === window) history.pushState(null, "", `#${slide}`);
      else history.replaceState(history.state, "", `#${slide}`);
      scrollTo(stage.current, slide, "auto");
      // The focus must not stay behind on a slide that is out of sight.
      const slideWithFocus = document.activeElement?.closest(".dk-slide");
      if (slideWithFocus && slideWithFocus.id !== `${slide}`) stage.current?.focus({ preventScroll: true });
    },
    [count, current],
  );

  // The overview has slides elsewhere.
  useLayoutEffect(() => {
    if (overview) stage.current?.querySelector<HTMLElement>(".dk-jump[aria-current]")?.focus();
    else if (current > 1) scrollTo(stage.current, current, "instant");
    // oxlint-disable-next-line react/exhaustive-deps -- turning scrolls by itself
  }, [overview]);

  useEffect(() => {
    const element = stage.current;
    if (!element || overview) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const followScroll = () => {
      const place = element.scrollLeft / element.clientWidth;
      const slide = Math.round(place) + 1;
      // Between two slides it has only paused.
      if (Math.abs(place + 1 - slide) > 0.02) return;
      setCurrent(slide);
      if (slide !== slideInAddress(count)) history.replaceState(history.state, "", `#${slide}`);
    };
    const followAddress = () => {
      const slide = slideInAddress(count);
      setCurrent(slide);
      scrollTo(element, slide, "instant");
    };
    // Somebody may have swiped before this ran.
    followScroll();
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(followScroll, stillMs);
    };
    element.addEventListener("scroll", wait, { passive: true, signal });
    addEventListener("hashchange", followAddress, { signal });
    addEventListener("resize", followAddress, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [count, overview]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") setOverview(false);
      const turn = keys[event.key];
      if (overview || !turn || isTaken(event, current)) return;
      event.preventDefault();
      turnTo(current + (event.key === " " && event.shiftKey ? -1 : turn));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [current, overview, turnTo]);

  // A slide longer than the window can be scrolled by keyboard too (WCAG 2.1.1).
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const slide = target.parentElement;
        if (slide && isLong(slide)) slide.tabIndex = 0;
        else slide?.removeAttribute("tabindex");
      }
    });
    // Not the slide itself: its size stays the same when its content is laid out.
    for (const content of stage.current?.querySelectorAll(".dk-in") ?? []) observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { stage, current, overview, turnTo, toggleOverview: () => setOverview(!overview) };
}

function slideInAddress(count: number): number {
  const slide = Number(location.hash.slice(1));
  return Number.isInteger(slide) && slide >= 1 && slide <= count ? slide : 1;
}

const isLong = (slide: Element) => slide.scrollHeight > slide.clientHeight + 1;

/** Whether a key is for the control that has the focus, or scrolls a slide that is longer than the window. */
function isTaken({ key, target }: KeyboardEvent, current: number): boolean {
  if (key === " ") return target instanceof Element && target.closest("a, button") !== null;
  const slide = document.getElementById(`${current}`);
  return /Down|Up/.test(key) && slide !== null && isLong(slide);
}
