// Inline in the offline page, since nothing else may be here: lists the pages on this device, and tries again. The
// service worker appends the requested address after `#`, or `unsent` for a form.
const list = async () => {
  const cache = await caches.open("pages");
  const sample = document.querySelector<HTMLElement>("#kept li");
  const titles = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!sample || /^\/(?:offline|presentation\/deck)/.test(pathname)) continue;
    const html = (await (await cache.match(url))?.text()) ?? "";
    const [, title = pathname] = /<title>([^<·]*)/.exec(html) ?? [];
    // A listing may be here under each of its filters.
    if (titles.has(title)) continue;
    titles.add(title);
    const item = document.importNode(sample, true);
    for (const link of item.querySelectorAll("a")) {
      link.href = pathname + search;
      // React escapes texts.
      link.textContent = title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    }
    item.hidden = false;
    sample.after(item);
    document.querySelector("#kept")?.removeAttribute("hidden");
  }
};
list().catch(() => {});

document.querySelector("[data-back]")?.addEventListener("click", () => history.back());
document.querySelector("[data-again]")?.addEventListener("click", () => {
  // Left encoded: `%26` in a search is not `&`. With our origin in front, no address can leave the site.
  const asked = location.hash.slice(1);
  if (asked.startsWith("/")) location.replace(location.origin + asked);
  else location.reload();
});
