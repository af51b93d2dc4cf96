import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Registers the service worker and tells it of pages that the router opened, so that these too can be read
 * offline. Visitors who save data are spared the second copy.
 */
export function useServiceWorker(): void {
  const { pathname, key } = useLocation();
  useEffect(() => {
    // Refused in private windows of some browsers; the site is whole without it.
    navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
  }, []);
  useEffect(() => {
    if (key === "default" || savesData()) return;
    navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
  }, [pathname, key]);
}

/** Whether the visitor asked for less data (Chromium only; elsewhere false). */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
