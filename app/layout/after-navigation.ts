import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isStill } from "../motion/is-still.ts";
import { scrollDelayMs } from "../ui/anchor.tsx";
import { hasGrown } from "../ui/picture-transition.tsx";

/**
 * What follows a navigation by the router besides `<ScrollRestoration/>`, after which it has to run: a new page has the
 * focus on its heading. With an anchor in the address, 100 ms later the page scrolls smoothly to that part, to which
 * `<ScrollRestoration/>` has jumped at once, and the focus moves to the heading there.
 */
export function useAfterNavigation(): void {
  const { key, pathname, hash } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const entry = useRef({ key, pathname });
  const left = import.meta.env.SSR ? 0 : window.scrollY;

  // Effects after painting wait until the animation between two pages is over: too late, visitors have moved on.
  useLayoutEffect(() => {
    const before = entry.current;
    if (before.key === key) return;
    entry.current = { key, pathname };
    const isNewPage = before.pathname !== pathname;
    if (isNewPage && (wentBack || !hash)) focusOn(document.querySelector<HTMLElement>("#main h1"));
    if (wentBack) return;
    if (hasGrown(pathname)) scrollTo({ top: 0, behavior: "instant" });
    if (!hash) return;
    scrollTo({ top: isNewPage ? 0 : left, behavior: "instant" });
    const timer = setTimeout(() => showPart(decodeURIComponent(hash.slice(1))), scrollDelayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- where the visitor was when the navigation began
  }, [hash, key, pathname, wentBack]);
}

/** As a page load would begin there: screen readers announce the heading, and the Tab key goes on from it. */
function focusOn(heading: HTMLElement | null): void {
  // A text field that still has the focus was not on the old page (the chat, say): let the visitor keep typing.
  if (!heading || document.activeElement?.matches("input,textarea")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Scrolls to the part of the page called `id`, and moves the focus to its heading. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  const headings = "h1,h2,h3";
  focusOn(part.matches(headings) ? part : part.querySelector<HTMLElement>(headings));
  part.scrollIntoView({ behavior: isStill() ? "auto" : "smooth" });
}
