/** What a page of the build weighs as a visitor's browser gets it. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PageStart } from "../../app/document/page-start.ts";
import { builtPage } from "../prerender/built-page.ts";
import { headerBytes } from "./header-bytes.ts";

const client = "build/client";

export interface PageBytes {
  path: string;
  /** HTML with its styles, as it is sent. */
  html: number;
  headers: number;
  /** Addresses of all its scripts. */
  scripts: ReadonlySet<string>;
}

/** Bytes of prerendered pages, given by address. Throws when one names a file that is not in the build. */
export async function pageBytes(addresses: readonly string[]): Promise<PageBytes[]> {
  const pages = addresses.map((path) => ({ path, ...builtPage(path) }));
  const headers = await headerBytes(pages.map((page) => sentHeaders(page.headers)));
  return pages.map(({ path, bytes, html }, index) => ({
    path,
    html: bytes,
    headers: headers[index] ?? 0,
    scripts: scriptsOf(path, html),
  }));
}

/** Cloudflare keeps for itself what is for its cache. */
function sentHeaders(headers: Record<string, string>): Record<string, string> {
  const { "cloudflare-cdn-cache-control": _, ...sent } = headers;
  return sent;
}

function scriptsOf(path: string, html: string): Set<string> {
  const source = DomUtils.getElementById("page", parseDocument(html));
  const start: Partial<PageStart> = JSON.parse(source ? DomUtils.textContent(source) : "{}");
  const { manifest, entry, preload = [], modules = [] } = start;
  const scripts = new Set(
    [manifest, entry, ...preload, ...modules.flatMap(([, ...paths]) => paths)].filter(
      (file) => file !== undefined,
    ),
  );
  const missing = [...scripts, start.dataUrl, start.style].filter(
    (asset) => asset !== undefined && !existsSync(client + asset),
  );
  if (missing.length > 0)
    throw new Error(`${path} names files that are not in the build: ${missing.join(", ")}`);
  return scripts;
}

const sizes = new Map<string, number>();

/** Bytes of files of the build together, each compressed as Cloudflare does on the fly (Brotli, quality 4). */
export function fileBytes(files: Iterable<string>): number {
  return [...files].reduce((total, path) => total + sizeOf(path), 0);
}

function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const size = brotliCompressSync(readFileSync(client + path), options).length;
  sizes.set(path, size);
  return size;
}
