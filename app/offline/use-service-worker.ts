import { useEffect } from "react";
import { savesData } from "../ui/saves-data.ts";

/**
 * Registers the service worker, and asks it for all pages. Visitors who save data are spared these: to them it keeps the
 * first page of a visit, which the browser still has and which costs a 304, and those they open from scratch.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    const visited = location.pathname;
    const pack = !savesData();
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active?.postMessage({ visited, pack }))
      // Refused in private windows of some browsers; the site is whole without it.
      .catch(() => {});
  }, []);
}
