/** The precache (`app/offline/precache.ts`): every page of the site, in pieces of a few pages. */
import { createHash } from "node:crypto";
import { pages as pagesInOrder } from "../../content/pages.server.ts";
import { deltaEncoder } from "../../app/offline/delta.ts";
import { knownParameters } from "../../app/offline/precache.ts";
import {
  type ManifestPiece,
  precacheAddress,
  type Piece,
  type PrecachedPage,
  type PrecacheManifest,
} from "../../app/offline/precache-storage.ts";
import { documentHeaders, documentHeadersAt, isFramed } from "../../worker/http/security-headers.ts";
import { hasForm, type PageDocument } from "./document.ts";

/** Documents that are not pages of their own: filters, thanks, other sections, not found. */
const isVariant = (address: string) => /\?|\/other$|\/404$/.test(address);

/** The base pages for deltas: the first needed offline, and the menu's first, which has much in common with others. */
const basePaths = ["/offline", "/services"];

/** Pages in a piece: few, so that one which is broken off costs little, and most of its pages get opened. */
const pagesOfPiece = 2;

/** Pages of the menu come first, each by itself; what is framed, has a form or is only for the search comes last. */
const turns: readonly RegExp[] = [
  /^\/(?:services|portfolio|case-studies|about)$/,
  /^\/(?:blog|clients|contact)$/,
  /^\/services\//,
  /^\/portfolio\//,
  /^\/case-studies\//,
  /^\/about\//,
  /^\/blog\//,
  /^\/$/,
  /^\/(?!contact|newsletter|map|precache|presentation\/)/,
];

function turnOf(path: string): number {
  const turn = turns.findIndex((paths) => paths.test(path));
  return turn === -1 ? turns.length : turn;
}

/**
 * Makes the pieces. Throws when a page's address has a parameter that browsers would take for a campaign's.
 *
 * @param documents pages by address, with those from which browsers make search results
 * @param keep stores a file of the site at an address; returns its compressed bytes
 * @returns the manifest, and the bytes of all pieces
 */
export async function keepPieces(
  documents: ReadonlyMap<string, PageDocument>,
  keep: (address: string, text: string) => Promise<number>,
): Promise<{ manifest: string; bytes: number }> {
  for (const address of documents.keys())
    for (const name of new URL(address, "https://site").searchParams.keys())
      if (!knownParameters.includes(name)) throw new Error(`${address}: "${name}" is no known parameter`);
  const all = new Map([...documents].filter(([address]) => !isVariant(address)));
  const encode = deltaEncoder(basePaths.map((path) => all.get(path)?.html ?? "").join(""));

  const pieceOf = async (paths: readonly string[]): Promise<ManifestPiece> => {
    const piece: Piece = {};
    const hashes: Record<string, string> = {};
    for (const path of paths) {
      const page = all.get(path);
      if (!page) throw new Error(`${path} is no page`);
      piece[path] = precached(path, page, basePaths.includes(path) ? [page.html] : encode(page.html));
      hashes[path] = shortHash(page.html + page.policy);
    }
    const text = JSON.stringify(piece);
    const file = shortHash(text);
    return { file, bytes: await keep(`${precacheAddress}/${file}`, text), pages: hashes };
  };
  const pieces: ManifestPiece[] = [{ ...(await pieceOf(basePaths)), turn: 0 }];
  // In the order of listings, so that a piece holds neighbours.
  const order = pagesInOrder.map(({ path }) => path);
  const others = [...all.keys()]
    .filter((path) => !basePaths.includes(path))
    .toSorted()
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  const sections = Map.groupBy(others, turnOf);
  for (const [turn, paths] of [...sections].toSorted(([one], [other]) => one - other)) {
    const isMenu = turn === 0 || turn === 1;
    const size = isMenu ? 1 : pagesOfPiece;
    for (let at = 0; at < paths.length; at += size) {
      const piece = await pieceOf(paths.slice(at, at + size));
      pieces.push(isMenu ? { ...piece, turn } : piece);
    }
  }
  const manifest: PrecacheManifest = { headers: documentHeaders, pieces };
  return {
    manifest: JSON.stringify(manifest),
    bytes: pieces.reduce((sum, piece) => sum + piece.bytes, 0),
  };
}

/** For addresses that change with what is there. */
export function shortHash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 12);
}

function precached(
  path: string,
  { policy, document }: PageDocument,
  html: PrecachedPage["html"],
): PrecachedPage {
  return {
    html,
    policy,
    ...(isFramed(path) ? { headers: documentHeadersAt(path) } : {}),
    ...(hasForm(document) ? { form: true as const } : {}),
  };
}
