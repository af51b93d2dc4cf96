import type { PackedPage } from "./packed-page.ts";
import { type PackedSearch, searchFiles, searchPage } from "./packed-search.ts";
import { linesOf } from "./lines.ts";

/**
 * The pack: every page of the site in one file, made by the build (`scripts/prerender/precache.ts`). With it the service worker
 * answers a navigation at once, and without a connection. A page of it is shown only while the pack is known to be
 * the site's: each one shown has it checked, so that at most one page view after a deploy is old. It is one JSON value
 * a line, so that a page is there as soon as it has come: on a slow link the file is under way for seconds.
 */
export type PackLine =
  /** The first: what the answer for every page carries besides its own policy. */
  | { headers: Record<string, string> }
  | { path: string; page: PackedPage }
  /** The last. */
  | { search: PackedSearch };

export const packAddress = "/pack";
/** Header that tells what fetching the pack costs, bytes. */
export const sizeHeader = "pack-size";

/** How fetching the pack ended: `room` when this browser keeps nothing, or no more; `link` when nothing came. */
export type PackOutcome = "kept" | "room" | "link";

const cacheName = "pack";
/** Written last: without it the pack is half-written, and none. */
const sealAddress = "/pack/complete";

/** `waiting`: a page was shown, and it is not known yet whether the pack is still the site's. */
let state: "unknown" | "waiting" | "current" = "unknown";

/** The page of the answer to what `url` asks the search, from the pack. */
export async function packedAnswer(url: URL, offline = false): Promise<Response | undefined> {
  if ((state === "waiting" && !offline) || !(await hasPack())) return undefined;
  return searchPage(url, await caches.open(cacheName));
}

/** What the search looks through, from the pack. */
export async function packedSearchIndex(): Promise<Response | undefined> {
  return (await hasPack()) ? (await caches.open(cacheName)).match(searchFiles.index) : undefined;
}

/** Whether there is a whole pack, or will be soon. */
export async function hasOrGetsPack(): Promise<boolean> {
  return fetching !== undefined || hasPack();
}

/** Whether there is a whole pack. */
export async function hasPack(): Promise<boolean> {
  return (await sealedEtag()) !== undefined;
}

/**
 * The page at `url` from the pack.
 *
 * @param offline there is no connection: an old page and a form's page are better than none
 */
export async function packedPage(url: URL, offline = false): Promise<Response | undefined> {
  if ((url.search !== "" && !offline) || (state === "waiting" && !offline)) return undefined;
  const page = (await hasPack())
    ? await (await caches.open(cacheName)).match(url.pathname)
    : arrived.get(url.pathname)?.();
  return page && (offline || !page.headers.has("x-form")) ? page : undefined;
}

/**
 * Asks whether the pack is still the site's, and removes it when it is not. Without a connection nobody knows.
 *
 * @returns whether it was removed, for the site is another
 */
export async function checkPack(): Promise<boolean> {
  const etag = await sealedEtag();
  if (etag === undefined) return false;
  state = "waiting";
  try {
    const answer = await fetch(packAddress, { method: "HEAD", cache: "no-store" });
    if (etagOf(answer) !== etag) {
      await dropPack();
      return true;
    }
    state = "current";
  } catch {
    state = "unknown";
  }
  return false;
}

let fetching: Promise<PackOutcome> | undefined;
/** The pages that have come of a pack that is under way: they are the site's, of this moment. */
const arrived = new Map<string, () => Response>();

/** Gets the pack and writes its pages, unless there is one. Throws nothing; what was begun and failed leaves nothing. */
export function keepPack(): Promise<PackOutcome> {
  fetching ??= fetchPack().finally(() => {
    fetching = undefined;
    arrived.clear();
  });
  return fetching;
}

async function fetchPack(): Promise<PackOutcome> {
  if (await hasPack()) return "kept";
  let outcome: PackOutcome = "link";
  try {
    // `low`: behind all that a page itself needs.
    const answer = await fetch(packAddress, { priority: "low" });
    if (!answer.ok || !answer.body) return outcome;
    await caches.delete(cacheName).catch(nothing);
    let headers: Record<string, string> = {};
    for await (const text of linesOf(answer.body)) {
      const line = JSON.parse(text) as PackLine;
      outcome = "room";
      const cache = await caches.open(cacheName);
      if ("headers" in line) headers = line.headers;
      else if ("page" in line) {
        const { path, page } = line;
        arrived.set(path, () => responseOf(page, headers));
        await cache.put(path, responseOf(page, headers));
      } else {
        const { search } = line;
        await cache.put(searchFiles.found, responseOf(search.found, headers));
        await cache.put(searchFiles.nothing, responseOf(search.nothing, headers));
        await cache.put(searchFiles.index, new Response(JSON.stringify(search.index)));
        await cache.put(sealAddress, new Response(etagOf(answer)));
        state = "current";
        return "kept";
      }
      outcome = "link";
    }
    // It ended before its last line.
    await dropPack();
    return outcome;
  } catch {
    await dropPack();
    return outcome;
  }
}

async function dropPack(): Promise<void> {
  state = "unknown";
  await caches.delete(cacheName).catch(nothing);
}

/** Storage that answers nothing, as on a full or failing disk, holds no pack. */
async function sealedEtag(): Promise<string | undefined> {
  const seal = await caches.match(sealAddress, { cacheName }).catch(nothing);
  return seal?.text();
}

const nothing = () => undefined;

/** The platform weakens the validator of what it compresses. */
const etagOf = (answer: Response) => answer.headers.get("etag")?.replace(/^W\//, "");

function responseOf(
  { html, policy, headers: own, form }: PackedPage,
  headers: Record<string, string>,
): Response {
  return new Response(html, {
    headers: {
      ...headers,
      ...own,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      ...(form ? { "x-form": "1" } : {}),
    },
  });
}
