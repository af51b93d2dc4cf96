import { type MouseEvent, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Delay of scrolling after a link click (spec §9). */
const delayMs = 100;

/** Whether a click on a link opens it in this tab. */
export function opensHere(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Scrolls to the top a moment after a click (R-NAV-09). */
export function scrollToTopSoon(): void {
  setTimeout(() => window.scrollTo(0, 0), delayMs);
}

/** After a navigation to an anchor, scrolls smoothly to its element (R-NAV-10). */
export function useAnchorScroll(): void {
  const { hash, key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  // Not an effect after painting: those wait until the animation between two pages is over.
  useLayoutEffect(() => {
    // The browser itself scrolls the first load; going back shows the page where it was left.
    if (!hash || wentBack) return;
    const timer = setTimeout(() => {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      target?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
    }, delayMs);
    return () => clearTimeout(timer);
  }, [hash, key, wentBack]);
}
