/** Bytes of built pages, as a visitor's browser gets them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PageStart } from "../../app/document/page-start.ts";
import { builtPage } from "../prerender/built-page.ts";

export const client = "build/client";

/**
 * Estimated bytes per character of a header: HPACK (RFC 7541) Huffman-codes them. Measured once, it was 0.786 to 0.79 for
 * every page.
 */
const headerByte = 0.787;

/**
 * Bytes of prerendered pages, given by address: of the compressed HTML with its styles, and of the headers; and the
 * addresses of all its scripts. Throws when one names a file that is not in the build.
 */
export const pageBytes = (addresses: readonly string[]) =>
  addresses.map((path) => {
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

function scriptsOf(path: string, html: string): string[] {
  const source = DomUtils.getElementById("page", parseDocument(html));
  const start: Partial<PageStart> = JSON.parse(source ? DomUtils.textContent(source) : "{}");
  const { manifest, entry, preload = [], modules = [], dataUrl, style } = start;
  const isThere = (file?: string) => file !== undefined;
  const scripts = [manifest, entry, ...preload, ...modules.flatMap(([, ...paths]) => paths)].filter(isThere);
  const missing = [...scripts, dataUrl, style].filter(isThere).filter((file) => !existsSync(client + file));
  if (missing.length > 0)
    throw new Error(`${path} names files that are not in the build: ${missing.join(", ")}`);
  return [...new Set(scripts)];
}

/** Total bytes of files of the build, each compressed as Cloudflare does on the fly (Brotli, quality 4). */
export function fileBytes(files: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const sizes = files.map((path) => brotliCompressSync(readFileSync(join(client, path)), { params }).length);
  return sizes.reduce((total, size) => total + size, 0);
}
