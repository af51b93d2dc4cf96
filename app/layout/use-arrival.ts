import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation by the router, moves the focus to the new page's heading, as a page load would begin at its
 * top: screen readers announce it and the Tab key goes on from there. Anchors and filters stay where they are.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  // Not after the page transition: it would pull back whoever has moved on.
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
