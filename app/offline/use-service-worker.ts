import { useEffect } from "react";
import { hasSlowLink, savesData } from "../ui/link-quality.ts";

/**
 * Registers the service worker, and asks it for all pages. Visitors who save data are spared these: to them it keeps the
 * first page of a visit, which the browser still has and which costs a 304, and those they open from scratch.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    const about = { visited: location.pathname, pack: !savesData(), slow: hasSlowLink() };
    navigator.serviceWorker
      .register("/service-worker.js", { updateViaCache: "all" })
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active?.postMessage(about))
      // Refused in private windows of some browsers; the site is whole without it.
      .catch(() => {});
  }, []);
}
