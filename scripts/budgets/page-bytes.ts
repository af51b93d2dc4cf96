/** Bytes of built pages, as a visitor's browser gets them. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PageStart } from "../../app/document/page-start.ts";
import { builtPage } from "../prerender/built-page.ts";

const client = "build/client";

export interface PageBytes {
  path: string;
  /** HTML with its styles, compressed. */
  html: number;
  headers: number;
  /** Addresses of all its scripts. */
  scripts: ReadonlySet<string>;
}

/**
 * Estimated bytes per character of a header: HPACK (RFC 7541) Huffman-codes them. Measured once, it was 0.786 to 0.79 for
 * every page.
 */
const headerByte = 0.787;

/** Bytes of prerendered pages, given by address. Throws when one names a file that is not in the build. */
export function pageBytes(addresses: readonly string[]): PageBytes[] {
  return addresses.map((path) => {
    const { bytes, html, headers } = builtPage(path);
    // Cloudflare consumes it itself.
    const { "cloudflare-cdn-cache-control": _, ...sent } = headers;
    const characters = Object.entries(sent).flat().join("").length;
    return {
      path,
      html: bytes,
      headers: Math.round(characters * headerByte),
      scripts: scriptsOf(path, html),
    };
  });
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

/** Total bytes of files of the build, each compressed as Cloudflare does on the fly (Brotli, quality 4). */
export function fileBytes(files: Iterable<string>): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return [...files].reduce(
    (total, path) => total + brotliCompressSync(readFileSync(client + path), options).length,
    0,
  );
}
