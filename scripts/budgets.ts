/**
 * Bytes of the built pages against their budgets: pages as they are sent, headers included; scripts compressed as
 * Cloudflare does on the fly (Brotli, quality 4). Prints a table and fails when a page is over.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageStart } from "../app/document/page-start.ts";
import { headerBytes } from "./budgets/header-bytes.ts";
import { filesOf } from "./files.ts";
import { finishedPages, isNotFound } from "../worker/pages/finished-pages.ts";
import { rememberPage } from "../worker/pages/page-memory.ts";
import { readyFile, unpackReady } from "../worker/pages/ready-page.ts";
import type { Environment } from "../worker/settings.ts";

const client = "build/client";

const budgets = {
  /**
   * A page with its styles and its headers: what a server sends before it hears from the browser, ten packets of
   * 1,460 bytes (RFC 6928). What is more comes a round trip later.
   */
  flight: 14_600,
  /** All scripts of a page. */
  scripts: 140_200,
  /** Scripts without React and the router, before any interaction. */
  own: 29_600,
  /** Scripts a further page adds to those of the home page. */
  further: 5_000,
};
/** Two pages are known to be longer (README). */
const longPages: Record<string, number> = { "/": 17_200, "/clients": 16_300 };
/** Pages below these addresses have drawings in their text, which cost less there than as files of their own. */
const drawnPages: Record<string, number> = { "case-studies": 15_400 };
const longRoutes: Record<string, number> = { contact: 8_300 };

const compressed = (data: string | Buffer) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  const size = sizes.get(path) ?? compressed(readFileSync(client + path));
  sizes.set(path, size);
  return size;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);
const isLibrary = (file: string) => file.includes("/libraries-");

interface PageBytes {
  path: string;
  html: number;
  headers: Record<string, string>;
  scripts: Set<string>;
}

/** A browser's request, as far as headers depend on it. */
const visitor = new Request("https://site.example/", { headers: { "accept-encoding": "br" } });

function bytesOf([path, file]: [string, string]): PageBytes {
  const html = readFileSync(`${client}/_pages${file}`, "utf8");
  const ready = unpackReady(readFileSync(`${client}/_pages${readyFile(file, false)}`));
  const loaded = { ...ready, isBrotli: true };
  const { headers } = rememberPage(path, isNotFound(path) ? 404 : 200, loaded, visitor, {} as Environment);
  // Cloudflare keeps for itself what is for its cache.
  const { "cloudflare-cdn-cache-control": _, ...sent } = headers;
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
  return { path, html: ready.body.length, headers: sent, scripts };
}

/** Filters, thanks and sections nobody made are variants of a page that is measured itself. */
const isVariant = (path: string) => /[?]|\/other$/.test(path);

const pages = [...finishedPages]
  .filter(([path, file]) => file.endsWith(".page") && !isVariant(path))
  .map(bytesOf)
  .sort((one, other) => one.path.localeCompare(other.path));
const home = pages.find(({ path }) => path === "/");
if (!home) throw new Error("The build has no home page");

const over: string[] = [];
const headersOf = await headerBytes(pages.map(({ headers }) => headers));
console.log("page                                      HTML+CSS  headers  scripts  own  beyond home");
for (const [index, { path, html, scripts }] of pages.entries()) {
  const headers = headersOf[index] ?? 0;
  const all = sum(scripts);
  const own = sum([...scripts].filter((file) => !isLibrary(file)));
  const further = sum([...scripts].filter((file) => !home.scripts.has(file)));
  console.log([path.padEnd(40), html, headers, all, own, further].map(String).join("  "));
  const route = path.split("/")[1] ?? "";
  const drawn = path.split("/").length > 2 ? drawnPages[route] : undefined;
  if (html + headers > (longPages[path] ?? drawn ?? budgets.flight))
    over.push(`${path}: HTML and headers ${html + headers}`);
  if (all > budgets.scripts) over.push(`${path}: scripts ${all}`);
  if (own > budgets.own) over.push(`${path}: own scripts ${own}`);
  if (further > (longRoutes[route] ?? budgets.further)) over.push(`${path}: beyond home ${further}`);
}
const libraries = filesOf(`${client}/assets/libraries-*.js`).map((file) => file.slice(client.length));
console.log(`React, React DOM and React Router: ${sum(libraries)} bytes, in the same compression.`);
if (over.length > 0) {
  console.error(`Over budget:\n${over.join("\n")}`);
  process.exit(1);
}
