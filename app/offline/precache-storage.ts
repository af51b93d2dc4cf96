/** What the precache has in the browser's storage: pieces, pages by path, and the manifest that came with them. */
import type { DeltaPart } from "./delta.ts";

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

/** A piece as the manifest lists it. */
export interface ManifestPiece {
  file: string;
  bytes: number;
  /** 0: fetched with the first page of a visit; 1: the rest of the menu's, before what a page links to. */
  turn?: 0 | 1;
  /** Each page's hash, by path. */
  pages: Record<string, string>;
}

export const precacheAddress = "/precache";
/** Header with the size of all of it, bytes. */
export const sizeHeader = "precache-size";
/** Name of its cache. */
export const cacheName = "precache";
export const manifestFile = `${precacheAddress}/manifest`;
/** The pages of the first piece, from which all others are made. */
export const baseFile = `${precacheAddress}/base`;
/** Written last: every page is there. */
export const completeFile = `${precacheAddress}/complete`;
export const hashHeader = "x-precache";

/** Whether every page of a piece is here, as the manifest has it. */
export async function isKept({ pages }: ManifestPiece): Promise<boolean> {
  for (const [path, hash] of Object.entries(pages))
    if ((await kept(path))?.headers.get(hashHeader) !== hash) return false;
  return true;
}

/** The entry called `name`. Failing storage, as on a full disk, counts as empty. */
export async function kept(name: string): Promise<Response | undefined> {
  return caches.match(name, { cacheName }).catch(() => undefined);
}

/**
 * Whether the pages here are still current: `waiting` while a check is under way, `unknown` before the first and after
 * a failed one; and when that was last known, ms since 1970.
 */
export const freshness: { state: "unknown" | "waiting" | "current"; at: number } = {
  state: "unknown",
  at: 0,
};

/** Notes that the pages here are those of the site. */
export function noteCurrent(): void {
  Object.assign(freshness, { state: "current", at: Date.now() });
}
