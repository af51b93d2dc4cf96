// Inline in the offline page, since nothing else may be here: lists the pages on this device, and tries again. The
// service worker appends the requested address after `#`, or `unsent` for a form.
const list = async () => {
  const cache = await caches.open("pages");
  const sample = document.querySelector<HTMLElement>("#kept li");
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!sample || /^\/(?:offline|presentation\/deck)/.test(pathname)) continue;
    const html = (await (await cache.match(url))?.text()) ?? "";
    const [, title = pathname] = /<title>([^<·]*)/.exec(html) ?? [];
    const item = document.importNode(sample, true);
    for (const link of item.querySelectorAll("a")) {
      link.href = pathname;
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
  const asked = decodeURIComponent(location.hash.slice(1));
  if (/^\/(?!\/)/.test(asked)) location.replace(asked);
  else location.reload();
});
