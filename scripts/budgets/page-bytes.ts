/** What a page of the build weighs as a visitor's browser gets it. */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageStart } from "../../app/document/page-start.ts";
import { isNotFound } from "../../worker/pages/finished-pages.ts";
import { rememberPage } from "../../worker/pages/page-memory.ts";
import { readyFile, unpackReady } from "../../worker/pages/ready-page.ts";
import type { Environment } from "../../worker/settings.ts";
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

/** A browser's request, as far as headers depend on it. */
const visitor = new Request("https://site.example/", { headers: { "accept-encoding": "br" } });

/**
 * Bytes of finished pages, given by address and file (`finishedPages`). Throws when one names a file that is not in
 * the build.
 */
export async function pageBytes(
  pages: readonly (readonly [path: string, file: string])[],
): Promise<PageBytes[]> {
  const read = pages.map(([path, file]) => {
    const ready = unpackReady(readFileSync(`${client}/_pages${readyFile(file, false)}`));
    const loaded = { ...ready, isBrotli: true };
    const status = isNotFound(path) ? 404 : 200;
    const { headers } = rememberPage(path, status, loaded, visitor, {} as Environment);
    // Cloudflare keeps for itself what is for its cache.
    const { "cloudflare-cdn-cache-control": _, ...sent } = headers;
    return { path, html: ready.body.length, sent, scripts: scriptsOf(path, file) };
  });
  const headers = await headerBytes(read.map(({ sent }) => sent));
  return read.map(({ path, html, scripts }, index) => ({
    path,
    html,
    scripts,
    headers: headers[index] ?? 0,
  }));
}

function scriptsOf(path: string, file: string): Set<string> {
  const html = readFileSync(`${client}/_pages${file}`, "utf8");
  const [, text] = /<script id="page" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  const start = JSON.parse(text ?? "{}") as PageStart;
  const scripts = new Set([
    start.manifest,
    start.entry,
    ...start.preload,
    ...start.modules.flatMap(([, ...modules]) => modules),
  ]);
  const missing = [...scripts, start.dataUrl ?? "", start.style ?? ""].filter(
    (asset) => !existsSync(client + asset),
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
