/**
 * Bytes of the built pages against their budgets, compressed as Cloudflare does on the fly (Brotli, quality 4).
 * Prints a table and fails when a page is over.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageStart } from "../app/document/page-start.ts";
import { filesOf } from "./files.ts";

const client = "build/client";

const budgets = {
  /** HTML with the styles in it; two pages are known to be longer (README). */
  html: 13_200,
  /** All scripts of a page. */
  scripts: 137_600,
  /** Scripts without React and the router, before any interaction. */
  own: 26_900,
  /** Scripts a further page adds to those of the home page. */
  further: 5_000,
};
const longPages: Record<string, number> = { "/": 17_800, "/clients": 16_900, "/clients/other": 16_900 };
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
  scripts: Set<string>;
}

function bytesOf(file: string): PageBytes {
  const html = readFileSync(file, "utf8");
  const path = file.slice(`${client}/_pages`.length).replace(/(?:^\/index)?\.page$/, "") || "/";
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
  return { path, html: compressed(html), scripts };
}

/** Filters, thanks and sections nobody made are variants of a page that is measured itself. */
const isVariant = (file: string) => /-(filter|submitted)-|[\\/]other\.page$/.test(file);

const pages = filesOf(`${client}/_pages/**/*.page`)
  .filter((file) => !isVariant(file))
  .map(bytesOf)
  .sort((one, other) => one.path.localeCompare(other.path));
const home = pages.find(({ path }) => path === "/");
if (!home) throw new Error("The build has no home page");

const over: string[] = [];
console.log("page                                      HTML+CSS  scripts  own  beyond home");
for (const { path, html, scripts } of pages) {
  const all = sum(scripts);
  const own = sum([...scripts].filter((file) => !isLibrary(file)));
  const further = sum([...scripts].filter((file) => !home.scripts.has(file)));
  console.log([path.padEnd(40), html, all, own, further].map(String).join("  "));
  const route = path.split("/")[1] ?? "";
  if (html > (longPages[path] ?? budgets.html)) over.push(`${path}: HTML ${html}`);
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
