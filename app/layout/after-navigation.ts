import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { hasGrown } from "../ui/picture-transition.tsx";
import { store, storedValue } from "../ui/storage.ts";

const storageName = "scroll-positions";

/**
 * Going back or forward shows a page where it was left. React Router's own `ScrollRestoration` would also jump
 * straight to an anchor, before the smooth scroll of `useAnchorScroll` (R-NAV-10). The browser itself restores
 * reloads, and `document/start.ts` handles coming back from another site.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const entry = useRef(key);
  const positions = useRef<Record<string, number>>({});

  useLayoutEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    const position = positions.current[key];
    if (wentBack && position !== undefined) scrollTo({ top: position, behavior: "instant" });
    else if (!wentBack && hasGrown(pathname)) scrollTo({ top: 0, behavior: "instant" });
  }, [key, pathname, wentBack]);

  useEffect(() => {
    positions.current = storedValue("sessionStorage", storageName, positions.current);
    // A click may leave the page, as the browser's buttons do; in the capture phase nothing has scrolled yet.
    const note = () => {
      positions.current[entry.current] = scrollY;
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

/**
 * After a navigation by the router, moves the focus to the new page's heading, as a page load would begin at its
 * top: screen readers announce it and the Tab key goes on from there. Anchors and filters leave it alone.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  // Not after the page transition: that would pull back visitors who have already moved on.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A text field that still has the focus was not on the old page (the chat, say): let the visitor keep typing.
    if (hash || document.activeElement?.matches("input,textarea")) return;
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
