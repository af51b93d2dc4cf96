/** Paths of the page that is shown, of the main menu, and of what the page's text links to. */
export interface PageLinks {
  shown: string;
  /** The visitor saves data: only the offline page is fetched ahead. */
  saves: boolean;
  menu: string[];
  links: string[];
  /** Files that start the application on this page. */
  files: string[];
}

const pathsOf = (selector: string) =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>(`${selector}[href^="/"]`),
    ({ pathname }) => pathname,
  );

const startFiles = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>("[data-files], [data-sheet]"),
    ({ dataset }) => dataset["files"]?.split(" ") ?? dataset["sheet"] ?? [],
  ).flat();

/**
 * Has the service worker keep the page that is shown, and fetch ahead what may be opened next. Without one, as in private
 * windows of some browsers, the site works the same but for reading offline.
 */
export async function registerServiceWorker(): Promise<void> {
  try {
    // Browsers look for a new version by themselves.
    if (!navigator.serviceWorker.controller)
      await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "all" });
    const { active } = await navigator.serviceWorker.ready;
    const links: PageLinks = {
      shown: location.pathname,
      saves: document.documentElement.dataset["slow"] === "saves",
      menu: pathsOf('header nav > ul > li > a:not([href="/"])'),
      links: pathsOf("main a"),
      files: location.pathname.startsWith("/contact") ? startFiles() : [],
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage(links);
  } catch {
    // Refused, or the link failed: the next page tries again.
  }
}
