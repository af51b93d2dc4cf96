import { useEffect } from "react";
import { useLocation } from "react-router";
import { savesData } from "../ui/saves-data.ts";

/**
 * Registers the service worker and tells it of pages that did not pass through it, so that these too can be read
 * offline: the first page of a visit, which the browser still has and which costs a 304, and those that the router
 * opened. Visitors who save data are spared the second copy of the latter.
 */
export function useServiceWorker(): void {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    const first = location.pathname;
    const isFirst = navigator.serviceWorker.controller === null;
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => isFirst && registration.active?.postMessage({ visited: first }))
      // Refused in private windows of some browsers; the site is whole without it.
      .catch(() => {});
  }, []);
  useEffect(() => {
    if (key === "default" || savesData()) return;
    navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
  }, [pathname, key]);
}
