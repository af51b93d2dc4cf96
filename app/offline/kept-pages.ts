/** The offline page's section for the list (`offline-page.tsx`), hidden until filled, with its one sample item. */
const section = /<section hidden=""([^]*?)<li([^]*?)<\/li>/;

/** Not worth listing: the offline page, framed documents, mail link targets, and what is not a page. */
const isNoPage = (path: string) =>
  /^\/(?:offline|map|precache|newsletter|presentation\/deck)|\.data$/.test(path);

/** The offline page with a link to each page on this device, filled in here because the application may never load. */
export async function withKeptPages(offlinePage: Response): Promise<Response> {
  const titles = new Map<string, string>();
  for (const name of ["pages", "precache"]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (isNoPage(pathname) || titles.has(pathname)) continue;
      const html = (await (await cache.match(request))?.text()) ?? "";
      titles.set(pathname, /<title>([^<·]*)/.exec(html)?.[1]?.trim() || pathname);
    }
  }
  const html = await offlinePage.text();
  if (titles.size === 0) return new Response(html, offlinePage);
  const filled = html.replace(section, (_, before: string, item: string) => {
    const items = [...titles].map(
      ([path, title]) => `<li${item.replace("{path}", () => path).replace("{title}", () => title)}</li>`,
    );
    return `<section${before}${items.join("")}`;
  });
  return new Response(filled, offlinePage);
}
