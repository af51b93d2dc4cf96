import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { scrollDelayMs } from "../ui/anchor.tsx";
import { hasGrown } from "../ui/picture-transition.tsx";
import { store, storedValue } from "../ui/storage.ts";

const storageName = "scroll-positions";

/**
 * What follows a navigation by the router. Going back or forward shows a page where it was left. A new page has the
 * focus on its heading, and an address with an anchor is scrolled to (R-NAV-10). React Router's own
 * `ScrollRestoration` would jump to it at once. The browser itself restores reloads and scrolls the first load, and
 * `document/start.ts` handles coming back from another site.
 */
export function useAfterNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const entry = useRef({ key, pathname });
  const positions = useRef<Record<string, number>>({});

  // Effects after painting wait until the animation between two pages is over: too late, visitors have moved on.
  useLayoutEffect(() => {
    const before = entry.current;
    if (before.key === key) return;
    entry.current = { key, pathname };
    if (before.pathname !== pathname && !hash) focusHeading();
    const position = positions.current[key];
    if (wentBack && position !== undefined) scrollTo({ top: position, behavior: "instant" });
    if (wentBack) return;
    if (hasGrown(pathname)) scrollTo({ top: 0, behavior: "instant" });
    if (!hash) return;
    const timer = setTimeout(() => scrollToAnchor(hash), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [hash, key, pathname, wentBack]);

  useEffect(() => {
    positions.current = storedValue("sessionStorage", storageName, positions.current);
    // A click may leave the page, as the browser's buttons do; in the capture phase nothing has scrolled yet.
    const note = () => {
      positions.current[entry.current.key] = scrollY;
    };
    const leave = () => {
      note();
      // Without storage they last as long as the document.
      store("sessionStorage", storageName, JSON.stringify(positions.current));
      history.scrollRestoration = "auto";
    };
    const come = () => {
      history.scrollRestoration = "manual";
    };
    come();
    const stay = new AbortController();
    const { signal } = stay;
    addEventListener("click", note, { capture: true, signal });
    addEventListener("popstate", note, { signal });
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", come, { signal });
    return () => stay.abort();
  }, []);
}

/** As a page load would begin at its top: screen readers announce the heading, and the Tab key goes on from there. */
function focusHeading(): void {
  // A text field that still has the focus was not on the old page (the chat, say): let the visitor keep typing.
  if (document.activeElement?.matches("input,textarea")) return;
  const heading = document.querySelector<HTMLElement>("#main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollToAnchor(hash: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView({ behavior: still ? "auto" : "smooth" });
}
