/**
 * The service worker: pages come from the network, or from a copy if that is fresh, if the network is late, or without a
 * connection. Pages that visitors may open next are fetched ahead.
 */
import type { PageLinks } from "./register.ts";

interface ServiceWorkerEvent extends Event {
  request: Request;
  data: PageLinks;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The parts of `ServiceWorkerGlobalScope` in use; TypeScript's own library for it excludes the one for pages. */
interface ServiceWorker {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch" | "message",
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library for pages has another type for it
const worker = globalThis as unknown as ServiceWorker;

const offlinePage = "/offline";
/** Copies kept of each kind; the oldest go first. */
const limits = { pages: 60, files: 200 };
type Kind = keyof typeof limits;

/** Milliseconds for which a copy counts as the page itself: nobody waits for a page just seen. */
const freshMs = 5 * 60_000;
/** Milliseconds after which an older copy is shown, though the network may still answer. */
const timeoutMs = 3000;
const keptAt = "x-kept-at";

worker.addEventListener("install", (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (!(name in limits)) await caches.delete(name);
  };
  event.waitUntil(Promise.all([worker.clients.claim(), forget()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.method !== "GET") {
    // A form that is sent before the application runs: what was typed is there when the visitor goes back.
    if (request.mode === "navigate")
      event.respondWith(fetch(request).catch(() => Response.redirect(`${offlinePage}#${pathname}`, 303)));
  } else if (request.mode === "navigate") event.respondWith(page(event));
  else if (/^\/(?:assets|images|fonts)\/|\.(?:svg|png|webmanifest)$|^\/at-rest\.js$/.test(pathname))
    event.respondWith(file(event));
});

async function page(event: ServiceWorkerEvent): Promise<Response> {
  const { request } = event;
  // The link is for this page alone, unless it is on its way already.
  const coming = stopFetchingAhead(new URL(request.url).pathname);
  try {
    const copy = (await coming) ?? (await copyOf(request));
    if (copy && isFresh(copy)) return copy;
    const answer = fetch(request).then((response) => keep("pages", request, response, event));
    if (!copy) return await answer;
    const late = new Promise<Response>((resolve) => setTimeout(resolve, timeoutMs, copy));
    return await Promise.race([answer, late]).catch(() => copy);
  } catch {
    const offline = await caches.match(offlinePage);
    return offline && request.url.endsWith(offlinePage)
      ? offline
      : Response.redirect(`${offlinePage}#${new URL(request.url).pathname}`);
  }
}

async function file(event: ServiceWorkerEvent): Promise<Response> {
  const { request } = event;
  const copy = await copyOf(request);
  // A file with a hash in its name never changes.
  if (copy && (isFresh(copy) || /[.-][\w-]{8}[.-]/.test(request.url))) return copy;
  try {
    return keep("files", request, await fetch(request), event);
  } catch {
    return copy ?? Response.error();
  }
}

const copyOf = (request: Request) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

/** Keeps a copy of a complete answer that is not for this visitor only. @returns the answer */
function keep(
  kind: Kind,
  request: Request | string,
  response: Response,
  event: ServiceWorkerEvent,
): Response {
  const isPrivate = response.headers.get("cache-control")?.includes("no-store");
  // Storage is refused or full: the page is shown all the same.
  if (response.status === 200 && !isPrivate)
    event.waitUntil(store(kind, request, response.clone()).catch(() => {}));
  return response;
}

async function store(kind: Kind, request: Request | string, { body, headers }: Response): Promise<void> {
  const cache = await caches.open(kind);
  const dated = new Headers(headers);
  dated.set(keptAt, String(Date.now()));
  await cache.put(request, new Response(body, { headers: dated }));
  const keys = await cache.keys();
  const surplus = keys.filter(({ url }) => !url.endsWith(offlinePage)).slice(0, -limits[kind]);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

const isFresh = ({ headers }: Response) => Date.now() - Number(headers.get(keptAt)) < freshMs;

/** Pages that are being fetched ahead, by path, and what ends that. */
const ahead = new Map<string, { coming: Promise<Response | undefined>; end: AbortController }>();
/** Pages fetched ahead from one page, those of the menu first: the first page of a visit stays below 110 KB in all. */
const most = { menu: 3, links: 2 };
/** Milliseconds that a visitor stays before each of the latter. */
const lingerMs = 8000;
const linger = () => new Promise((done) => setTimeout(done, lingerMs));
/** Fetching ahead for the page that is shown now. */
let turn = { isOver: false };

worker.addEventListener("message", (event) => {
  event.waitUntil(fetchAhead(event));
});

/** Fetches pages ahead, two at a time, until one is asked for. */
async function fetchAhead(event: ServiceWorkerEvent): Promise<void> {
  const { shown, saves, menu, links, files } = event.data;
  turn.isOver = true;
  const own = { isOver: false };
  turn = own;
  // The browser has just had it.
  await bring(shown, event, { cache: "only-if-cached", mode: "same-origin" });
  const seen = new Set([shown]);
  const wanted = await missing([offlinePage, ...(saves ? [] : menu)], seen, most.menu);
  const next = async () => {
    for (let path = wanted.shift(); path !== undefined && !own.isOver; path = wanted.shift())
      await bring(path, event, { priority: "low" });
  };
  await Promise.all([next(), next()]);
  // Somebody who is about to write may lose the connection before the form is started.
  if (!saves && files.length > 0) {
    await linger();
    if (own.isOver) return;
    await Promise.all(files.map((path) => bringFile(path, event)));
  }
  // What the page links to is likelier to be wanted, but there is more of it: for those who stay.
  for (const path of await missing(saves ? [] : links, seen, most.links)) {
    await linger();
    if (own.isOver) return;
    await bring(path, event, { priority: "low" });
  }
}

/** The first of `paths`, but for those `seen` already, of which there is no fresh copy; a receipt is never kept. */
async function missing(paths: readonly string[], seen: Set<string>, count: number): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (found.length === count) break;
    if (seen.has(path) || path.includes("/receipt/")) continue;
    seen.add(path);
    const copy = await caches.match(path).catch(() => undefined);
    if (!copy || !isFresh(copy)) found.push(path);
  }
  return found;
}

/** Fetches a page and keeps it. Never throws: the next page tries again. */
async function bring(path: string, event: ServiceWorkerEvent, how: RequestInit): Promise<void> {
  const end = new AbortController();
  const coming = fetch(path, { ...how, signal: end.signal, headers: { accept: "text/html" } })
    .then(async (response) => {
      const whole = new Response(await response.blob(), response);
      return keep("pages", path, whole, event);
    })
    .catch(() => undefined)
    .finally(() => ahead.delete(path));
  ahead.set(path, { coming, end });
  await coming;
}

/** Fetches a file with a hash in its name unless it is here. Never throws. */
async function bringFile(path: string, event: ServiceWorkerEvent): Promise<void> {
  try {
    if (!(await caches.match(path))) keep("files", path, await fetch(path, { priority: "low" }), event);
  } catch {
    // The next page tries again.
  }
}

/** Frees the link for the page at `path`. @returns that page, if it is on its way */
function stopFetchingAhead(path: string): Promise<Response | undefined> | undefined {
  turn.isOver = true;
  const wanted = ahead.get(path);
  for (const other of ahead.values()) if (other !== wanted) other.end.abort();
  return wanted?.coming;
}
