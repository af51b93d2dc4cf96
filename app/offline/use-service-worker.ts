import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { savesData } from "../ui/link-quality.ts";

/**
 * Tells the service worker which page is shown. It keeps the first page with what its application needs, and learns
 * what later ones link to. `document/start.ts` has registered the worker, except for visitors who save data: for them
 * it keeps only what they open.
 */
export function useServiceWorker(): void {
  const { pathname } = useLocation();
  const first = useRef<string>(undefined);
  useEffect(() => {
    if (!navigator.serviceWorker) return;
    first.current ??= pathname;
    if (pathname === first.current) void tell({ visited: pathname });
    else if (!savesData()) void tell({ links: linksOfPage() });
  }, [pathname]);
}

async function tell(message: { visited?: string; links?: string[] }): Promise<void> {
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "all" });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(message);
  } catch {
    // Refused in private windows of some browsers; the site works without it.
  }
}

/** Paths that the page's main part links to, in order. */
function linksOfPage(): string[] {
  return Array.from(
    document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]'),
    (link) => link.pathname,
  );
}
