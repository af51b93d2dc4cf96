/**
 * The service worker: pages come from the network, or from a copy if that is fresh, if the network is late, or without a
 * connection. Pages that visitors may open next are fetched ahead.
 */
import type { PageLinks } from "./page-links.ts";

declare const self: ServiceWorkerGlobalScope;

const offlinePage = "/offline";
/** Copies kept of each kind; the oldest go first. */
const limits = { pages: 60, files: 200 };
const files = /^\/(?:assets|images|fonts)\/|\.(?:svg|png|webmanifest)$|^\/idle\.js$/;
/** Milliseconds for which a copy counts as the page itself: nobody waits for a page just seen. */
const freshMs = 5 * 60_000;
/** Milliseconds after which an older copy is shown, though the network may still answer. */
const timeoutMs = 3000;
const keptAt = "x-kept-at";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  // Earlier versions had others.
  const forget = async () => {
    for (const name of await caches.keys()) if (!(name in limits)) await caches.delete(name);
  };
  event.waitUntil(Promise.all([self.clients.claim(), forget()]));
});
self.addEventListener("message", (event) => event.waitUntil(fetchAhead(event.data)));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  if (method === "GET" && (mode === "navigate" || files.test(pathname)))
    event.respondWith(answer(event, pathname, search));
  // A form that is sent before the application runs: what was typed is there when the visitor goes back.
  else if (method !== "GET" && mode === "navigate")
    event.respondWith(fetch(event.request).catch(() => Response.redirect(`${offlinePage}#unsent`, 303)));
});

async function answer(event: FetchEvent, pathname: string, search: string): Promise<Response> {
  const { request } = event;
  // Not a frame, such as the map.
  const isPage = request.destination === "document";
  const late = pause(timeoutMs);
  if (isPage) {
    // Fetching ahead ends: the link is for this page alone, unless it is on its way already.
    const coming = ahead.get(pathname + search);
    if (!coming) turn.abort();
    turn = new AbortController();
    // Whoever has an older copy waits no longer for this than for the page itself.
    if (coming) await ((await copyOf(request)) ? Promise.race([coming, late]) : coming);
  }
  const copy = await copyOf(request);
  // Whoever reloads a page wants it as it is now; so does the application where its files are those of an old version.
  const isReload = isPage && request.cache === "no-cache";
  if (copy && !isReload && isCurrent(copy, pathname)) return copy;
  const network = fetch(request).then((response) => {
    event.waitUntil(keep(request, response));
    return response;
  });
  if (copy) return Promise.race([network, late.then(() => copy)]).catch(() => copy);
  // A frame must not show the offline page.
  const isLost = isPage && pathname !== offlinePage;
  const lost = `${offlinePage}#${pathname}${search}`;
  return network.catch(() => (isLost ? Response.redirect(lost) : Response.error()));
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const copyOf = (request: Request | string) =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined);

/** A file with a hash in its name never changes. */
const isCurrent = ({ headers }: Response, pathname: string) =>
  Date.now() - Number(headers.get(keptAt)) < freshMs ||
  (files.test(pathname) && /[.-][\w-]{8}[.-]/.test(pathname));

/** Keeps a copy of a response that is complete and not private. Never throws: the page shows with a copy or without. */
async function keep(request: Request | string, response: Response): Promise<void> {
  if (response.status !== 200 || response.headers.get("cache-control")?.includes("no-store")) return;
  const { body, headers } = response.clone();
  const dated = new Headers(headers);
  dated.set(keptAt, String(Date.now()));
  const kind = files.test(new URL(response.url).pathname) ? "files" : "pages";
  try {
    const cache = await caches.open(kind);
    await cache.put(request, new Response(body, { headers: dated }));
    const keys = await cache.keys();
    const surplus = keys.filter(({ url }) => !url.endsWith(offlinePage)).slice(0, -limits[kind]);
    await Promise.all(surplus.map((key) => cache.delete(key)));
  } catch {
    // Storage is refused or full, or the link was lost.
  }
}

/** Pages that are being fetched ahead, by path. */
const ahead = new Map<string, Promise<void>>();
/** Fetching ahead for the page that is shown now. */
let turn = new AbortController();

/** Fetches what the page wishes for, two at a time, until another page is asked for. */
async function fetchAhead({ shown, wishes }: PageLinks): Promise<void> {
  turn = new AbortController();
  const own = turn;
  // The browser has just had it.
  await bring(shown, { cache: "only-if-cached", mode: "same-origin" });
  for (const { paths, most, afterMs } of wishes) {
    if (own !== turn) return;
    const wanted: string[] = [];
    for (const path of paths) {
      const copy = await copyOf(path);
      if (wanted.length < most && !(copy && isCurrent(copy, path))) wanted.push(path);
    }
    if (wanted.length > 0) await pause(afterMs);
    const queue = wanted.values();
    const next = async () => {
      for (const path of queue) if (own === turn) await bring(path, { priority: "low", signal: own.signal });
    };
    await Promise.all([next(), next()]);
  }
}

/** Fetches a page or file and keeps it. Never throws: the next page tries again. */
function bring(path: string, how: RequestInit): Promise<void> {
  const coming = fetch(path, how)
    .then((response) => keep(path, response))
    .catch(() => {})
    .finally(() => ahead.delete(path));
  ahead.set(path, coming);
  return coming;
}
