// Inline in the offline page, since nothing else may be here: lists the pages on this device, and tries again. The
// service worker appends the requested address after `#`.
const isListed = (path: string) => !/^\/(?:offline|presentation\/deck)/.test(path);

const list = async () => {
  const cache = await caches.open("pages");
  const kept = document.querySelector<HTMLElement>("#kept");
  const sample = kept?.querySelector("li");
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!kept || !sample || !isListed(pathname)) continue;
    const html = (await (await cache.match(request))?.text()) ?? "";
    const [, title = pathname] = /<title>([^<·]*)/.exec(html) ?? [];
    const item = document.createElement("li");
    const link = document.createElement("a");
    item.className = sample.className;
    link.className = sample.firstElementChild?.className ?? "";
    link.href = pathname;
    // React escapes texts.
    link.textContent = title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
    item.append(link);
    sample.after(item);
    kept.hidden = false;
  }
};
list().catch(() => {});

document.querySelector("[data-again]")?.addEventListener("click", () => {
  const asked = decodeURIComponent(location.hash.slice(1));
  if (/^\/(?!\/)/.test(asked)) location.replace(asked);
  else location.reload();
});
