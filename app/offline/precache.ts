/**
 * The precache: pages fetched ahead, in pieces of a few pages each (`scripts/prerender/precache-pieces.ts`). From it
 * the service worker answers navigations at once, and without a connection. Every page shown from here
 * triggers a check that the site has not changed, so at most one page view after a deploy is out of date. A deploy
 * drops only the pages it changed.
 */
import { bringPage, dropFetching } from "./fetch-ahead.ts";
import {
  cacheName,
  completeFile,
  baseFile,
  freshness,
  hashHeader,
  isKept,
  kept,
  manifestFile,
  noteCurrent,
  precacheAddress,
  type PrecacheManifest,
} from "./precache-storage.ts";
import { searchFiles, searchPage } from "./search-template.ts";
import { isLinkSlow } from "./slow-link.ts";

/** Parameters that change a page; others, such as those of campaigns, change nothing (R-VAL-10). */
export const knownParameters = ["filter", "q", "submitted", "receipt", "token"];

/** How long a form's page counts as current after a check, ms. */
const currentMs = 60_000;
/** How long other pages do while the next check is under way, which on a slow link takes as long as a visitor's tap. */
const checkingMs = 10_000;

/** The page of results for the search at `url`. */
export async function precachedAnswer(url: URL, offline = false): Promise<Response | undefined> {
  if (freshness.state === "waiting" && !offline) return undefined;
  const index = await precachedSearchIndex();
  return index && searchPage(url, await caches.open(cacheName), await index.json());
}

/** The search index, once it is here: it comes after all pages. */
export async function precachedSearchIndex(): Promise<Response | undefined> {
  return (await isComplete()) ? (await caches.open(cacheName)).match(searchFiles.index) : undefined;
}

/** Whether every page is there. */
export async function isComplete(): Promise<boolean> {
  return (await kept(completeFile)) !== undefined;
}

/** Whether any of it is there. */
export async function hasPrecache(): Promise<boolean> {
  return (await kept(manifestFile)) !== undefined;
}

/** Bytes of the pages that are not here; `undefined` where that is unknown. */
export async function missingBytes(): Promise<number | undefined> {
  const manifest: PrecacheManifest | undefined = await (await kept(manifestFile))?.json();
  if (!manifest) return undefined;
  let bytes = 0;
  for (const piece of manifest.pieces) if (!(await isKept(piece))) bytes += piece.bytes;
  return bytes;
}

/**
 * The page at `url`.
 *
 * @param offline there is no connection: an old page and a form's page are better than none
 */
export async function precachedPage(url: URL, offline = false): Promise<Response | undefined> {
  const asks = knownParameters.some((name) => url.searchParams.has(name));
  const age = Math.abs(Date.now() - freshness.at);
  const isInDoubt = freshness.state === "waiting" && age > checkingMs;
  if (!offline && (asks || isInDoubt)) return undefined;
  const isCurrent = freshness.state !== "unknown" && age < currentMs;
  let page = await kept(url.pathname);
  if (!page && !offline && isCurrent && (await isLinkSlow())) {
    await bringPage(url.pathname);
    page = await kept(url.pathname);
  }
  return page && (offline || isCurrent || !page.headers.has("x-form")) ? page : undefined;
}

/**
 * Checks whether the pages here are still current, and drops those that are not. Without a connection they stay.
 *
 * @returns whether the site has changed
 */
export async function checkPrecache(): Promise<boolean> {
  const manifest = await kept(manifestFile);
  if (!manifest) return false;
  freshness.state = "waiting";
  try {
    const answer = await fetch(precacheAddress, { method: "HEAD", cache: "no-store" });
    const isOther = etagOf(answer) !== etagOf(manifest);
    if (isOther) await replaceManifest();
    noteCurrent();
    return isOther;
  } catch {
    freshness.state = "unknown";
    return false;
  }
}

/** Replaces the manifest with the site's, and drops pages that are no longer in it or have changed. */
async function replaceManifest(): Promise<void> {
  const answer = await fetch(precacheAddress, { cache: "no-store" });
  // Anything being fetched belongs to the previous build.
  dropFetching();
  // Reading offline may have been switched off.
  if (!answer.ok) {
    await caches.delete(cacheName).catch(() => {});
    return;
  }
  const manifest: PrecacheManifest = await answer.clone().json();
  const hashes: Record<string, string> = Object.assign({}, ...manifest.pieces.map(({ pages }) => pages));
  const cache = await caches.open(cacheName);
  await cache.delete(completeFile);
  await cache.delete(baseFile);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const hash = (await cache.match(request))?.headers.get(hashHeader);
    if (hash && hash !== hashes[pathname]) await cache.delete(request);
  }
  await cache.put(manifestFile, answer);
}

/** Without `W/`: the platform makes the ETags of compressed answers weak. */
const etagOf = (answer: Response) => answer.headers.get("etag")?.replace(/^W\//, "");
