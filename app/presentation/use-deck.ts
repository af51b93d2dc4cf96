import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Milliseconds that the slides must have been still before the address names the one shown. */
const stillMs = 120;

export interface Turning {
  /** The slide that is shown, from 1. */
  current: number;
  /** All slides are shown at once, small. */
  overview: boolean;
  /** Turns to a slide; beyond either end it stays. */
  turnTo: (slide: number) => void;
  toggleOverview: () => void;
}

/**
 * Turns the slides in `stage`, which scrolls sideways, by keys, the address and Back. Swiping is the browser's own
 * scrolling, which this follows. In a frame the address is replaced, so that Back leaves the page around it.
 */
export function useDeck(stage: RefObject<HTMLElement | null>, count: number): Turning {
  const [current, setCurrent] = useState(1);
  const [overview, setOverview] = useState(false);
  /** The slide being turned to, ahead of the scroll position. */
  const target = useRef(1);
  /** The scrolling under way is ours, not a visitor's. */
  const turning = useRef(false);

  const scrollToTarget = useCallback(
    (behavior: ScrollBehavior) => {
      const element = stage.current;
      element?.scrollTo({ left: (target.current - 1) * element.clientWidth, behavior });
    },
    [stage],
  );
  const settle = useCallback((slide: number) => {
    target.current = slide;
    setCurrent(slide);
  }, []);

  const turnTo = useCallback(
    (asked: number) => {
      const slide = Math.min(Math.max(asked, 1), count);
      setOverview(false);
      if (slide === target.current) return;
      settle(slide);
      if (top === window) history.pushState(null, "", `#${slide}`);
      else history.replaceState(history.state, "", `#${slide}`);
      turning.current = true;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      scrollToTarget(still ? "auto" : "smooth");
      // The focus must not stay behind on a slide that is out of sight.
      const slideWithFocus = document.activeElement?.closest(".dk-slide");
      if (slideWithFocus && slideWithFocus.id !== `${slide}`) stage.current?.focus({ preventScroll: true });
    },
    [count, scrollToTarget, settle, stage],
  );
  const toggleOverview = useCallback(() => setOverview((shown) => !shown), []);

  // Slides are elsewhere in the overview.
  useLayoutEffect(() => {
    if (!overview) scrollToTarget("auto");
    else document.getElementById(`${target.current}`)?.querySelector<HTMLElement>(".dk-jump")?.focus();
  }, [overview, scrollToTarget]);

  useEffect(() => {
    const element = stage.current;
    if (!element || overview) return undefined;
    const stay = new AbortController();
    const { signal } = stay;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = () => {
      const slide = Math.round(element.scrollLeft / element.clientWidth) + 1;
      if (slide === target.current) turning.current = false;
      if (slide === target.current || turning.current) return;
      settle(slide);
      history.replaceState(history.state, "", `#${slide}`);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(notice, stillMs);
    };
    const followAddress = () => {
      settle(slideInAddress(count));
      scrollToTarget("auto");
    };
    // Somebody may have swiped before this ran.
    if (location.hash) followAddress();
    else notice();
    element.addEventListener("scroll", wait, { passive: true, signal });
    for (const sign of ["touchstart", "wheel", "pointerdown"]) {
      element.addEventListener(sign, () => (turning.current = false), { passive: true, signal });
    }
    addEventListener("hashchange", followAddress, { signal });
    addEventListener("resize", () => scrollToTarget("auto"), { signal });
    return () => {
      clearTimeout(timer);
      stay.abort();
    };
  }, [count, overview, scrollToTarget, settle, stage]);

  // A slide longer than the window can be scrolled by keyboard too (WCAG 2.1.1).
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target: slide } of entries)
        if (slide.scrollHeight > slide.clientHeight + 1) slide.setAttribute("tabindex", "0");
        else slide.removeAttribute("tabindex");
    });
    for (const slide of stage.current?.children ?? []) observer.observe(slide);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape" && overview) setOverview(false);
      if (overview) return;
      const to = slideForKey(event, target.current, count);
      if (to === undefined) return;
      event.preventDefault();
      turnTo(to);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [count, overview, turnTo]);

  return { current, overview, turnTo, toggleOverview };
}

function slideInAddress(count: number): number {
  const slide = Number(location.hash.slice(1));
  return Number.isInteger(slide) && slide >= 1 && slide <= count ? slide : 1;
}

/** The slide that a key asks for. Keys that a control or a slide longer than the window needs are left to it. */
function slideForKey({ key, shiftKey, target }: KeyboardEvent, current: number, count: number) {
  const element = target instanceof Element ? target : document.body;
  const long = document.getElementById(`${current}`);
  const scrolls = long !== null && long.scrollHeight > long.clientHeight + 1;
  if (key === " ") return element.closest("a, button") ? undefined : current + (shiftKey ? -1 : 1);
  if (scrolls && ["ArrowDown", "ArrowUp", "PageDown", "PageUp"].includes(key)) return undefined;
  if (["ArrowRight", "ArrowDown", "PageDown"].includes(key)) return current + 1;
  if (["ArrowLeft", "ArrowUp", "PageUp"].includes(key)) return current - 1;
  if (key === "Home") return 1;
  return key === "End" ? count : undefined;
}
