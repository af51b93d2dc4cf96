import type { PageLinks } from "./page-links.ts";

/** Milliseconds after which a visitor reads the page: then more may be fetched than the next tap needs. */
const lingerMs = 8000;

const pathsOf = (selector: string) =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>(`${selector}[href^="/"]`),
    (link) => link.pathname,
  ).filter((path) => path !== location.pathname && !path.includes("/receipt/"));

function wishes(hasDocument: boolean): PageLinks["wishes"] {
  const offline = "/offline";
  if (document.documentElement.dataset["slow"] === "saves")
    return [{ paths: [offline], most: 1, afterMs: 0 }];
  const menu = pathsOf('header nav > ul > li > a:not([href="/"])');
  const links = { paths: pathsOf("main a"), most: 1, afterMs: lingerMs };
  const starting = document.querySelectorAll<HTMLElement>("[data-files], [data-sheet]");
  const files = Array.from(starting, ({ dataset }) => dataset["files"] ?? dataset["sheet"])
    .join(" ")
    .split(" ");
  const isCopied = hasDocument || location.pathname.includes("/receipt/");
  return [
    { paths: isCopied ? [] : [location.pathname], most: 1, afterMs: 0 },
    // The first page of a visit stays below 110 KB in all.
    { paths: [offline, ...menu], most: 3, afterMs: 0 },
    // Somebody who is about to write may lose the connection before the form is started.
    { paths: location.pathname.startsWith("/contact") ? files : [], most: Infinity, afterMs: lingerMs },
    links,
    links,
  ];
}

/**
 * Has the service worker keep the page that is shown, and fetch ahead what may be opened next. Without one, as in private
 * windows of some browsers, the site works the same but for reading offline.
 *
 * @param hasDocument whether the browser has just had the page's document; the application opens pages without
 */
export async function registerServiceWorker(hasDocument: boolean): Promise<void> {
  try {
    // Browsers look for a new version by themselves.
    if (!navigator.serviceWorker.controller)
      await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "all" });
    const { active } = await navigator.serviceWorker.ready;
    const links: PageLinks = { shown: location.pathname, wishes: wishes(hasDocument) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(links);
  } catch {
    // Refused, or the link failed: the next page tries again.
  }
}
