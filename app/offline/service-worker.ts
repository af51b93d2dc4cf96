/**
 * The service worker: answers navigations from as much of the precache as is here; without one, visited pages stay
 * readable without a connection. Waiting contact messages go out when the connection returns.
 */
import { flushOutbox } from "../forms/outbox.ts";
import { outboxName } from "../forms/outbox-flag.ts";
import { withKeptPages } from "./kept-pages.ts";
import { fetchAhead, keepAll, yieldLink } from "./fetch-ahead.ts";
import {
  checkPrecache,
  hasPrecache,
  isComplete,
  precachedAnswer,
  precachedPage,
  precachedSearchIndex,
} from "./precache.ts";
import { fetchForLink, noteLink } from "./slow-link.ts";

interface ServiceWorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  /** What a page reports. */
  data: {
    /** Whether its link is slow. */
    slow?: boolean;
    /** The page has all it needs: further pages may be fetched, first those it links to. */
    links?: string[];
    /** The application runs on the page at this path, which from now on has to open without a connection. */
    visited?: string;
  };
  ports: readonly MessagePort[];
  tag: string;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** The parts of `ServiceWorkerGlobalScope` in use; TypeScript's own library for it excludes the one for pages. */
interface ServiceWorker {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch" | "message" | "sync",
    listener: (event: ServiceWorkerEvent) => void,
  ): void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library for pages has another type for it
const worker = globalThis as unknown as ServiceWorker;

const pageCache = "pages";
const fileCache = "files";
const offlinePage = "/offline";

/** Copies kept of each kind; the oldest go first. */
const limits = { [pageCache]: 60, [fileCache]: 200 };

worker.addEventListener("install", (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  // Pages requested meanwhile wait for this.
  event.waitUntil(Promise.all([worker.clients.claim(), preloadNavigations()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.mode === "navigate" || url.pathname.endsWith(".data")) yieldLink();
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, event));
  else if (url.pathname === "/search.json")
    event.respondWith(precachedSearchIndex().then((index) => index ?? fetch(request)));
  // Files with a hash in their name never change.
  else if (url.pathname.startsWith("/assets/"))
    event.respondWith(copyOf(request).then((copy) => copy ?? file(request, event)));
  else if (/^\/(?:images|fonts)\/|\.(?:svg|png|webmanifest)$|^\/keep\.js$/.test(url.pathname))
    event.respondWith(file(request, event));
});

/** A visitor who saves data asks for all pages through a port, and gets the outcome there. */
worker.addEventListener("message", (event) => {
  const { slow, links, visited } = event.data;
  const [asking] = event.ports;
  if (slow !== undefined) event.waitUntil(noteLink(slow).catch(() => {}));
  if (asking) event.waitUntil(keepAllFor(asking));
  if (links) event.waitUntil(fetchAheadOf(links, slow));
  if (visited) event.waitUntil(keepVisited(visited));
});

async function keepAllFor(asking: MessagePort): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  asking.postMessage(await keepAll());
  await preloadNavigations();
}

/** Few pieces per page: those who want everything have a button. */
async function fetchAheadOf(links: readonly string[], slow = false): Promise<void> {
  await fetchAhead(links, slow);
  await preloadNavigations();
}

async function keepVisited(path: string): Promise<void> {
  // Where the application runs, most of what the offline page needs of it is here already.
  await keepPage(offlinePage);
  // Receipts are not cached, and each view costs a read of the store.
  const isKept =
    path.startsWith("/contact/receipt/") || (await precachedPage(new URL(path, location.origin), true));
  if (!isKept) await keepPage(path);
}

/** Lets the browser request a page while this worker starts, unless pages are here. */
async function preloadNavigations(): Promise<void> {
  const { navigationPreload } = worker.registration;
  await ((await hasPrecache()) ? navigationPreload?.disable() : navigationPreload?.enable());
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

async function page(request: Request, event: ServiceWorkerEvent): Promise<Response> {
  const url = new URL(request.url);
  const precached = (await precachedAnswer(url)) ?? (await precachedPage(url));
  if (precached) {
    event.waitUntil(check());
    return precached;
  }
  try {
    const preloaded = await event.preloadResponse;
    // Firefox resolves this with an error response where the standard rejects it; passed on, that would show the
    // browser's own error page instead of the copy.
    if (preloaded?.type === "error") throw new TypeError("No connection");
    const response = preloaded ?? (await fetch(request));
    if (!(await isComplete())) keep(pageCache, request, response, event);
    return response;
  } catch {
    return pageWithoutConnection(url, request);
  }
}

async function pageWithoutConnection(url: URL, request: Request): Promise<Response> {
  const found =
    (await precachedAnswer(url, true)) ?? (await precachedPage(url, true)) ?? (await copyOf(request));
  if (url.pathname === offlinePage) return found ? withKeptPages(found) : Response.error();
  return found ?? Response.redirect(`${offlinePage}#${url.pathname}`);
}

async function check(): Promise<void> {
  const isOtherSite = await checkPrecache();
  await preloadNavigations();
  if (!isOtherSite) return;
  // Otherwise the browser looks for a new worker ten minutes later, as it does if this fails.
  await fetch("/service-worker.js", { cache: "no-cache" })
    .then(() => worker.registration.update())
    .catch(() => {});
}

async function file(request: Request, event: ServiceWorkerEvent): Promise<Response> {
  try {
    const response = await fetchForLink(request);
    keep(fileCache, request, response, event);
    return response;
  } catch {
    return (await copyOf(request)) ?? Response.error();
  }
}

type Kind = keyof typeof limits;

async function copyOf(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true, ignoreSearch: request.mode === "navigate" });
}

/** Keeps a copy of a complete, good answer, but not of partial, foreign or `no-store` ones. */
function keep(kind: Kind, request: Request, response: Response, event: ServiceWorkerEvent): void {
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

/** Fetches a page, unless a copy is there, and what it needs to display and run. */
async function keepPage(path: string): Promise<void> {
  const pages = await caches.open(pageCache);
  let copy = await pages.match(path);
  if (!copy) {
    copy = await fetch(path, { headers: { accept: "text/html" } });
    if (!copy.ok || isPrivate(copy)) return;
    await pages.put(path, copy.clone());
  }
  const files = await caches.open(fileCache);
  for (const [, address = ""] of (await copy.text()).matchAll(/"(\/assets\/[^"]+)"/g))
    if (!(await files.match(address))) await files.add(address);
}
