/**
 * The precache: pages fetched ahead, in pieces of a few pages each (`scripts/prerender/precache-pieces.ts`). From it
 * the service worker answers navigations at once, and without a connection. Pieces come one at a time while nothing
 * else is requested; a page that the visitor opens has the link to itself. Every page shown from here triggers a
 * check that the site has not changed, so at most one page view after a deploy is out of date. A deploy drops only
 * the pages it changed.
 */
import { type DeltaPart, deltaDecode } from "./delta.ts";
import { searchFiles, searchPage } from "./search-template.ts";

/** A page as stored in a piece. */
export interface PrecachedPage {
  /** The page as built, as a delta against those of the first piece. */
  html: DeltaPart[];
  /** Its Content-Security-Policy. */
  policy: string;
  /** Its own headers, which override those of all pages. */
  headers?: Record<string, string>;
  /** The main part of the page has a form, so the copy is shown only when it is known to be current, or offline. */
  form?: true;
}

/** A piece: its pages by path. Those of the first are whole, and all others are deltas against them. */
export type Piece = Record<string, PrecachedPage>;

/** What the precache holds, in the order in which pieces are fetched by default. */
export interface PrecacheManifest {
  /** Headers of every page. */
  headers: Record<string, string>;
  pieces: ManifestPiece[];
}

interface ManifestPiece {
  file: string;
  bytes: number;
  /** Fetched before what the visitor's page links to. */
  first?: true;
  /** Each page's hash, by path. */
  pages: Record<string, string>;
}

export const precacheAddress = "/precache";
/** Header with the size of all of it, bytes. */
export const sizeHeader = "precache-size";
/** Parameters that change a page; others, such as those of campaigns, change nothing (R-VAL-10). */
export const knownParameters = ["filter", "q", "submitted", "receipt", "token"];

/** How fetching all of it ended: `room` when this browser stores nothing, or no more; `link` when the link failed. */
export type PrecacheOutcome = "kept" | "room" | "link";

const cacheName = "precache";
const manifestFile = `${precacheAddress}/manifest`;
const baseFile = `${precacheAddress}/base`;
/** Written last: every page is there. */
const completeFile = `${precacheAddress}/complete`;
const hashHeader = "x-precache";

/**
 * Whether the pages here are still current: `waiting` while a check is under way, `unknown` before the first and after
 * a failed one.
 */
let state: "unknown" | "waiting" | "current" = "unknown";
let currentAt = 0;
/** How long a form's page counts as current after a check, ms. */
const currentMs = 60_000;

function noteCurrent(): void {
  state = "current";
  currentAt = Date.now();
}

/** The page of results for the search at `url`. */
export async function precachedAnswer(url: URL, offline = false): Promise<Response | undefined> {
  if (state === "waiting" && !offline) return undefined;
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
  if (!offline && (asks || state === "waiting")) return undefined;
  const page = await kept(url.pathname);
  const isCurrent = state === "current" && Math.abs(Date.now() - currentAt) < currentMs;
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
  state = "waiting";
  try {
    const answer = await fetch(precacheAddress, { method: "HEAD", cache: "no-store" });
    const isOther = etagOf(answer) !== etagOf(manifest);
    if (isOther) await replaceManifest();
    noteCurrent();
    return isOther;
  } catch {
    state = "unknown";
    return false;
  }
}

/** Replaces the manifest with the site's, and drops pages that are no longer in it or have changed. */
async function replaceManifest(): Promise<void> {
  const answer = await fetch(precacheAddress, { cache: "no-store" });
  // Reading offline may have been switched off.
  if (!answer.ok) {
    await caches.delete(cacheName).catch(nothing);
    return;
  }
  // Anything being fetched belongs to the previous build.
  yieldLink();
  current?.outdated.abort();
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

/** Fetching ahead for one page. */
interface Turn {
  /** The link is wanted for something else: nothing further is requested. */
  isOver?: true;
  /** Aborts what is under way, once it is out of date. */
  outdated: AbortController;
  /** Never rejects. */
  done: Promise<unknown>;
}

let current: Turn | undefined;

/**
 * Frees the link for a requested page: nothing further is fetched ahead until the next page has loaded. What has been
 * requested still arrives, since its few kilobytes have mostly left the server before an abort gets there.
 */
export function yieldLink(): void {
  if (current) current.isOver = true;
}

/**
 * Fetches the next piece unless something else needs the link: the base of all others, the menu's, those with the
 * pages in `links` in order, then the rest. On a slow link fetches all of the menu's. Never throws.
 *
 * @param links paths that the visitor's page links to
 */
export async function fetchAhead(links: readonly string[], slow: boolean): Promise<void> {
  yieldLink();
  const before = current?.done;
  const turn: Turn = { outdated: new AbortController(), done: Promise.resolve() };
  current = turn;
  // Errors are retried with the next page.
  turn.done = Promise.resolve(before)
    .then(() => fetchPieces(links, slow ? menuOrNext : next, turn))
    .catch(nothing);
  await turn.done;
}

type Choose = (missing: readonly ManifestPiece[]) => readonly ManifestPiece[];

const all: Choose = (missing) => missing;
const next: Choose = (missing) => missing.slice(0, 1);
const menuOrNext: Choose = (missing) => {
  const menus = missing.filter(({ first }) => first);
  return menus.length > 0 ? menus : next(missing);
};

let keeping: Promise<PrecacheOutcome> | undefined;

/** Fetches everything missing, at the visitor's request. Never throws; if there is no room, deletes everything. */
export function keepAll(): Promise<PrecacheOutcome> {
  keeping ??= fetchPieces([], all)
    .catch(async (error: unknown): Promise<PrecacheOutcome> => {
      if (error instanceof TypeError) return "link";
      await caches.delete(cacheName).catch(nothing);
      return "room";
    })
    .finally(() => {
      keeping = undefined;
    });
  return keeping;
}

/** Pieces requested together: where round trips are long, two take hardly longer than one. */
const atOnce = 2;

/**
 * Throws a TypeError when the link fails, else what the browser's storage throws.
 *
 * @param choose which of those missing to fetch
 */
async function fetchPieces(links: readonly string[], choose: Choose, turn?: Turn): Promise<PrecacheOutcome> {
  const signal = turn?.outdated.signal;
  const cache = await caches.open(cacheName);
  let manifestAnswer = await cache.match(manifestFile);
  if (!manifestAnswer) {
    manifestAnswer = await get(precacheAddress, signal);
    await cache.put(manifestFile, manifestAnswer.clone());
    noteCurrent();
  }
  const manifest: PrecacheManifest = await manifestAnswer.json();
  const [base] = manifest.pieces;
  const missing: ManifestPiece[] = [];
  for (const piece of inTurn(manifest, links))
    if (!(piece === base ? await cache.match(baseFile) : await isKept(piece))) missing.push(piece);
  const wanted = [...choose(missing)];
  const isRest = wanted.length === missing.length;
  while (wanted.length > 0) {
    if (turn?.isOver) return "link";
    const answers = wanted.splice(0, wanted[0] === base ? 1 : atOnce).map(async (piece) => {
      const answer = await get(`${precacheAddress}/${piece.file}`, signal);
      const pages: Piece = await answer.json();
      return { piece, pages };
    });
    // The first failure is the one that is thrown below.
    for (const answer of answers) answer.catch(nothing);
    for (const answer of answers) {
      const { piece, pages } = await answer;
      await keepPiece(piece, pages, manifest);
    }
  }
  if (!isRest || turn?.isOver) return "link";
  await cache.put(searchFiles.index, await get("/search.json", signal));
  await cache.put(completeFile, new Response());
  return "kept";
}

/** Stores the pages of a piece. Throws what the browser's storage throws. */
async function keepPiece(piece: ManifestPiece, pages: Piece, manifest: PrecacheManifest): Promise<void> {
  const isBase = piece === manifest.pieces[0];
  const cache = await caches.open(cacheName);
  const base = isBase ? "" : ((await (await cache.match(baseFile))?.text()) ?? "");
  let texts = "";
  for (const [path, page] of Object.entries(pages)) {
    const html = deltaDecode(base, page.html);
    texts += html;
    await cache.put(path, responseOf(html, page, piece.pages[path] ?? "", manifest));
  }
  if (isBase) await cache.put(baseFile, new Response(texts));
}

/** Fetches a file of the site, after everything a page itself needs. Throws a TypeError when that fails. */
async function get(address: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { priority: "low", signal: signal ?? null });
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  return answer;
}

/** The pieces in the order in which they are wanted. */
function inTurn({ pieces }: PrecacheManifest, links: readonly string[]): ManifestPiece[] {
  const [base, ...others] = pieces;
  const turnOf = ({ first, pages }: ManifestPiece) => {
    const turn = links.findIndex((path) => path in pages);
    return first ? -1 : turn === -1 ? Infinity : turn;
  };
  // Where both are Infinity their difference is NaN.
  // oxlint-disable-next-line unicorn/no-array-sort -- `toSorted` is above the support floor, and `others` is a copy
  const byTurn = others.sort((one, other) => turnOf(one) - turnOf(other) || 0);
  return base ? [base, ...byTurn] : [];
}

async function isKept({ pages }: ManifestPiece): Promise<boolean> {
  for (const [path, hash] of Object.entries(pages))
    if ((await kept(path))?.headers.get(hashHeader) !== hash) return false;
  return true;
}

/** The entry called `name`. Failing storage, as on a full disk, counts as empty. */
async function kept(name: string): Promise<Response | undefined> {
  return caches.match(name, { cacheName }).catch(nothing);
}

const nothing = () => undefined;

/** Without `W/`: the platform makes the ETags of compressed answers weak. */
const etagOf = (answer: Response) => answer.headers.get("etag")?.replace(/^W\//, "");

function responseOf(
  html: string,
  { policy, headers: own, form }: PrecachedPage,
  hash: string,
  { headers }: PrecacheManifest,
): Response {
  return new Response(html, {
    headers: {
      ...headers,
      ...own,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      [hashHeader]: hash,
      ...(form ? { "x-form": "1" } : {}),
    },
  });
}
