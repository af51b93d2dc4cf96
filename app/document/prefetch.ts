import { preload, preloadModule } from "react-dom";
import { matchRoutes, type RouteObject } from "react-router";

/** Milliseconds that the pointer or focus rests on a link before its page is fetched. */
const restMs = 100;

/** React Router's own globals. */
declare global {
  interface Window {
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] } | undefined> };
  }
}

/**
 * Prefetches the data and code of a page when a visitor is about to follow a link to it. The router's own `<link
 * rel=prefetch>` is checked against `default-src` in Firefox, and so blocked by our policy; `preload` counts as the
 * fetch or script it becomes.
 */
export function watchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: { target: EventTarget | null }) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link && !link.target && !link.rel) timer = setTimeout(prefetch, restMs, link);
  };
  for (const sign of ["pointerover", "focusin"]) addEventListener(sign, consider);
  // The pointer may already be on a link.
  consider({ target: document.querySelector("a:hover,a:focus") });
}

function prefetch({ origin, pathname, search }: HTMLAnchorElement): void {
  const isElsewhere = origin !== location.origin || pathname === location.pathname;
  if (isElsewhere || !navigator.onLine) return;
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window;
  const matches = matchRoutes(router?.routes ?? [], pathname) ?? [];
  preload(`${pathname === "/" ? "/_" : pathname}.data${search}`, { as: "fetch", crossOrigin: "anonymous" });
  for (const { route } of matches) {
    const { module, imports = [] } = manifest?.routes[route.id ?? ""] ?? {};
    for (const file of [module, ...imports]) if (file) preloadModule(file);
  }
}
