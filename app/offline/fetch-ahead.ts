/**
 * Fetches pages ahead into the precache, a piece at a time while nothing else is requested; a page that the visitor
 * opens comes first.
 */
import { deltaDecode } from "./delta.ts";
import {
  baseFile,
  cacheName,
  completeFile,
  hashHeader,
  isKept,
  type ManifestPiece,
  manifestFile,
  noteCurrent,
  type Piece,
  precacheAddress,
  type PrecachedPage,
  type PrecacheManifest,
} from "./precache-storage.ts";
import { searchFiles } from "./search-template.ts";

/** How fetching all of it ended: `room` when this browser stores nothing, or no more; `link` when the link failed. */
export type PrecacheOutcome = "kept" | "room" | "link";

/** Fetching ahead for one page. */
interface Turn {
  /** The link is wanted for something else: nothing further is requested. */
  isOver?: true;
  /** Never rejects. */
  done?: Promise<unknown>;
}

let current: Turn = {};
/** Aborts what all turns have under way. */
let fetching = new AbortController();

/** How long a page's turn waits for what an earlier one has requested, ms: on a lossy link that may never come. */
const stalledMs = 10_000;

/**
 * Frees the link for a requested page: nothing further is fetched ahead until the next page has loaded. What has been
 * requested still arrives, since its few kilobytes have mostly left the server before an abort gets there.
 */
export function yieldLink(): void {
  current.isOver = true;
}

/** Ends fetching ahead and aborts what is under way, as it is out of date. */
export function dropFetching(): void {
  yieldLink();
  abort();
}

function abort(): void {
  fetching.abort();
  fetching = new AbortController();
}

/** Resolves when a turn is over; one that stalls is aborted. */
async function after({ done }: Turn): Promise<void> {
  const timer = setTimeout(abort, stalledMs);
  await done;
  clearTimeout(timer);
}

/**
 * Fetches the pieces for a visit's first page, or else the next, unless something else needs the link: the rest of the
 * menu's, those with the pages in `links` in order, then the others. Never throws.
 *
 * @param links paths that the visitor's page links to
 */
export async function fetchAhead(links: readonly string[], slow: boolean): Promise<void> {
  yieldLink();
  const turn: Turn = {};
  // Errors are retried with the next page.
  turn.done = after(current)
    .then(() => fetchPieces(links, nextPieces(slow), turn))
    .catch(nothing);
  current = turn;
  await turn.done;
}

const nothing = () => undefined;

type Choose = (missing: readonly ManifestPiece[]) => readonly ManifestPiece[];

const all: Choose = (missing) => missing;
/** The pieces of a visit's first page, or else the next one; on a slow link with it one of what the page links to. */
const nextPieces =
  (slow: boolean): Choose =>
  (missing) => {
    const first = missing.filter(({ turn }) => turn === 0);
    const linked = missing.filter(({ turn }) => turn === undefined);
    return first.length > 0
      ? first
      : [...new Set([...missing.slice(0, 1), ...linked.slice(0, slow ? 1 : 0)])];
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

/** Pieces requested together: where round trips are long, two small ones take barely longer than one. */
const atOnce = 2;

/**
 * Throws a TypeError when the link fails, else what the browser's storage throws.
 *
 * @param choose which of those missing to fetch
 */
async function fetchPieces(links: readonly string[], choose: Choose, turn?: Turn): Promise<PrecacheOutcome> {
  // After everything that a page itself needs.
  const how: RequestInit = { priority: "low", ...(turn && { signal: fetching.signal }) };
  const cache = await caches.open(cacheName);
  let manifestAnswer = await cache.match(manifestFile);
  if (!manifestAnswer) {
    manifestAnswer = await get(precacheAddress, how);
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
    const together = wanted.splice(0, wanted[0] === base ? 1 : atOnce);
    const coming = together.map((piece) => bring(piece, manifest, how));
    // Waits for all before throwing: without room the cache is deleted, and a piece stored after that would recreate it.
    await Promise.allSettled(coming);
    await Promise.all(coming);
  }
  if (!isRest || turn?.isOver) return "link";
  await cache.put(searchFiles.index, await get("/search.json", how));
  await cache.put(completeFile, new Response());
  return "kept";
}

/** Pieces being fetched or stored, by file. */
const underway = new Map<string, Promise<void>>();

/** Fetches a piece and stores its pages. Throws a TypeError when the link fails, else what the browser's storage throws. */
function bring(piece: ManifestPiece, manifest: PrecacheManifest, how: RequestInit): Promise<void> {
  const coming =
    underway.get(piece.file) ??
    get(`${precacheAddress}/${piece.file}`, how)
      .then(async (answer) => keepPiece(piece, await answer.json(), manifest))
      .finally(() => underway.delete(piece.file));
  underway.set(piece.file, coming);
  return coming;
}

/** How long to wait for a piece before requesting the page itself, ms. At 400 kbit/s a piece takes 0.3 to 0.7 s. */
const patienceMs = 3000;

/**
 * Fetches the piece that has the page at `path`, which is smaller than the page itself, for a visitor who taps faster
 * than pieces arrive. Does nothing until the base is here. Never throws.
 */
export async function bringPage(path: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    if (!(await cache.match(baseFile))) return;
    const manifest: PrecacheManifest | undefined = await (await cache.match(manifestFile))?.json();
    const piece = manifest?.pieces.find(({ pages }) => path in pages);
    if (!manifest || !piece) return;
    const late = new Promise((done) => setTimeout(done, patienceMs));
    await Promise.race([bring(piece, manifest, { signal: fetching.signal }), late]);
  } catch {
    // The page itself is requested instead.
  }
}

/** Stores the pages of a piece. Throws what the browser's storage throws. */
async function keepPiece(piece: ManifestPiece, pages: Piece, manifest: PrecacheManifest): Promise<void> {
  const isBase = piece === manifest.pieces[0];
  const cache = await caches.open(cacheName);
  const base = isBase ? "" : await (await cache.match(baseFile))?.text();
  // It was out of date and has been dropped.
  if (base === undefined) throw new TypeError("No base");
  let texts = "";
  for (const [path, page] of Object.entries(pages)) {
    const html = deltaDecode(base, page.html);
    texts += html;
    await cache.put(path, responseOf(html, page, piece.pages[path] ?? "", manifest));
  }
  if (isBase) await cache.put(baseFile, new Response(texts));
}

/** Fetches a file of the site. Throws a TypeError when that fails. */
async function get(address: string, how: RequestInit): Promise<Response> {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  return answer;
}

/** The pieces in the order in which they are wanted. */
function inTurn({ pieces }: PrecacheManifest, links: readonly string[]): ManifestPiece[] {
  const [base, ...others] = pieces;
  const turnOf = ({ turn, pages }: ManifestPiece) => {
    if (turn !== undefined) return turn - 2;
    const place = links.findIndex((path) => path in pages);
    return place === -1 ? Infinity : place;
  };
  // Where both are Infinity their difference is NaN.
  // oxlint-disable-next-line unicorn/no-array-sort -- `toSorted` is above the support floor, and `others` is a copy
  const byTurn = others.sort((one, other) => turnOf(one) - turnOf(other) || 0);
  return base ? [base, ...byTurn] : [];
}

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
