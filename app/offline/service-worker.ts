/**
 * The service worker: answers navigations from the pack of all pages, once it has it; without one, pages that were
 * visited stay readable without a connection. Contact messages that wait go out when it returns.
 */
import { flushOutbox, outboxName } from "../forms/outbox.ts";
import {
  checkPack,
  hasOrGetsPack,
  hasPack,
  keepPack,
  packedAnswer,
  packedPage,
  packedSearchIndex,
} from "./pack.ts";
import { fetchForLink, noteLink } from "./slow-link.ts";
import type { ServiceWorker } from "./service-worker-types.ts";

const worker = globalThis as unknown as ServiceWorker;

const pageCache = "pages";
const fileCache = "files";
const offlinePage = "/offline";

/** Copies kept of each kind; the oldest go first. */
const limits = { [pageCache]: 60, [fileCache]: 200 };

worker.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting()));
});

/** As it is shown, without what the application needs there: on a slow link that may never start. */
async function keepOfflinePage(): Promise<void> {
  await keepFiles(await fetchPage(offlinePage), /href="(\/assets\/[^"]+)"/g);
}

worker.addEventListener("activate", (event) => {
  const start = async () => {
    await preloadNavigations();
    await worker.clients.claim();
  };
  event.waitUntil(start());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  lastRequestAt = Date.now();
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(immutableFile(request, event));
  else if (url.pathname === "/search.json") event.respondWith(searchIndex(request));
  else if (isFile(url)) event.respondWith(file(request, event));
});

/**
 * A page has loaded, over a `slow` link or not, and all pages may be fetched (`pack`; on a slow link unless it says
 * otherwise), which Save-Data and a 2G link spare a visitor. Who is spared
 * may ask for them all the same, and is told through the port how it ended. Or a page was opened that has no document
 * yet, by the router: get it, so that it can be opened from scratch.
 */
worker.addEventListener("message", (event) => {
  const told = event.data as { visited?: string; pack?: boolean; slow?: boolean };
  const { visited, slow, pack = slow } = told;
  const [asking] = event.ports;
  if (slow !== undefined) event.waitUntil(noteLink(slow).catch(() => {}));
  event.waitUntil(asking ? keepPackFor(asking) : prepare(visited, pack));
});

async function keepPackFor(asking: MessagePort): Promise<void> {
  const keeping = keepPack();
  await preloadNavigations();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  asking.postMessage(await keeping);
  await preloadNavigations();
}

async function prepare(visited?: string, pack = false): Promise<void> {
  if (pack) await keepPackWhenQuiet();
  // Where the application runs, what the offline page needs of it is mostly here.
  if (visited) await keepPage(offlinePage);
  // A receipt is kept by nobody, and each look at it costs the store one.
  if (visited && !visited.startsWith("/contact/receipt/") && !(await hasPack())) await keepPage(visited);
}

/** How long nothing must have been asked for before the pack is, milliseconds. */
const quietMs = 2000;
let lastRequestAt = Date.now();

async function keepPackWhenQuiet(): Promise<void> {
  for (let left = 0; (left = lastRequestAt + quietMs - Date.now()) > 0;) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  const keeping = keepPack();
  await preloadNavigations();
  await keeping;
  await preloadNavigations();
}

/** The browser may ask for a page while this worker starts, unless the page is here. */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = worker.registration;
  await ((await hasOrGetsPack()) ? navigationPreload?.disable() : navigationPreload?.enable());
}

worker.addEventListener("sync", (event) => {
  if (event.tag === outboxName) event.waitUntil(sendWaiting());
});

async function sendWaiting(): Promise<void> {
  const pause = await flushOutbox();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  new BroadcastChannel(outboxName).postMessage("finished");
  // A rejected sync is what makes the browser try again later.
  if (pause !== undefined) throw new Error("Messages still wait");
}

const isFile = (url: URL) =>
  /^\/(?:images|fonts)\/|\.(?:svg|png|webmanifest)$|^\/keep\.js$/.test(url.pathname);

async function page(request: Request, event: FetchEvent): Promise<Response> {
  const url = new URL(request.url);
  const packed = (await packedAnswer(url)) ?? (await packedPage(url));
  if (packed) {
    event.waitUntil(check());
    return packed;
  }
  try {
    const preloaded = await event.preloadResponse;
    // Firefox resolves it with an error response where the standard has it rejected; given to the page, that would be
    // the browser's own error page in place of the copy.
    if (preloaded?.type === "error") throw new TypeError("No connection");
    const response = preloaded ?? (await fetch(request));
    if (!(await hasPack())) keep(pageCache, request, response, event);
    return response;
  } catch {
    const { pathname } = url;
    return (
      (await packedAnswer(url, true)) ??
      (await packedPage(url, true)) ??
      (await copyOf(request)) ??
      (pathname === offlinePage ? Response.error() : Response.redirect(`${offlinePage}#${pathname}`))
    );
  }
}

async function check(): Promise<void> {
  const isOtherSite = await checkPack();
  await preloadNavigations();
  if (!isOtherSite) return;
  // The browser goes by its own copy of this worker's address, ten minutes long; so it does where the connection ends.
  await fetch("/service-worker.js", { cache: "reload" })
    .then(() => worker.registration.update())
    .catch(() => {});
}

async function searchIndex(request: Request): Promise<Response> {
  return (await packedSearchIndex()) ?? fetch(request);
}

async function file(request: Request, event: FetchEvent): Promise<Response> {
  try {
    const response = await fetchForLink(request);
    keep(fileCache, request, response, event);
    return response;
  } catch {
    return (await copyOf(request)) ?? Response.error();
  }
}

/** Files with a hash in their name never change. */
async function immutableFile(request: Request, event: FetchEvent): Promise<Response> {
  return (await copyOf(request)) ?? file(request, event);
}

type Kind = keyof typeof limits;
type FetchEvent = Parameters<Parameters<ServiceWorker["addEventListener"]>[1]>[0];

async function copyOf(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true, ignoreSearch: request.mode === "navigate" });
}

/** Keeps a copy of a whole, good answer; partial and foreign ones and those marked `no-store` are not kept. */
function keep(kind: Kind, request: Request, response: Response, event: FetchEvent): void {
  if (response.status !== 200 || isPrivate(response)) return;
  event.waitUntil(store(kind, request, response.clone()));
}

const isPrivate = ({ headers }: Response) => !!headers.get("cache-control")?.includes("no-store");

async function store(kind: Kind, request: Request, copy: Response): Promise<void> {
  const cache = await caches.open(kind);
  await cache.put(request, copy);
  const keys = await cache.keys();
  const surplus = keys.filter((key) => !key.url.endsWith(offlinePage)).slice(0, -limits[kind]);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** Gets a page, unless its copy is there, and what it needs to show itself and to run. */
async function keepPage(path: string): Promise<void> {
  const copy = await (await caches.open(pageCache)).match(path);
  await keepFiles(copy ?? (await fetchPage(path)), /"(\/assets\/[^"]+)"/g);
}

async function keepFiles(copy: Response | undefined, named: RegExp): Promise<void> {
  const html = (await copy?.text()) ?? "";
  const files = await caches.open(fileCache);
  const references = new Set(Array.from(html.matchAll(named), ([, reference]) => reference ?? ""));
  for (const reference of references) if (!(await files.match(reference))) await files.add(reference);
}

async function fetchPage(path: string): Promise<Response | undefined> {
  const response = await fetch(path, { headers: { accept: "text/html" } });
  if (!response.ok || isPrivate(response)) return undefined;
  await (await caches.open(pageCache)).put(path, response.clone());
  return response;
}
