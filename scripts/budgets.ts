/**
 * Bytes of the built pages against their budgets: pages as they are sent, headers included; scripts compressed as
 * Cloudflare does on the fly (Brotli, quality 4). Prints a table and fails when a page is over.
 */
import { globSync } from "node:fs";
import { client, fileBytes, pageBytes } from "./budgets/page-bytes.ts";
import { keepFigures } from "./figures.ts";
import { prerenderedDocuments } from "../worker/pages/addresses.ts";

const budgets = {
  /**
   * HTML, styles and headers of a page: ten packets of 1,460 bytes (RFC 6928), which a server sends before the first
   * acknowledgement. Anything more comes a round trip later.
   */
  flight: 14_600,
  /** All scripts of a page. */
  scripts: 141_700,
  /** Scripts without React and the router, before any interaction. */
  own: 31_050,
  /** Scripts a further page adds to those of the home page. */
  further: 5_120,
  /** The animated sea of the home page: fetched last, and not with Save-Data. */
  sea: 4_000,
  /** Both typefaces: a first page fetches the headline's while it loads, and the text's afterwards. */
  faces: 22_200,
};
/** Pages with more to show or say. The hashes in a page alone make it some twenty bytes heavier or lighter. */
const longPages: Record<string, number> = {
  "/": 20_400,
  "/clients": 19_200,
  "/contact/quote": 15_100,
  "/blog/building-for-2g": 15_400,
  "/presentation/deck": 14_700,
  "/blog/measuring-across-time-zones": 15_100,
};
/** Pages below these addresses have inline drawings, cheaper there than files. */
const drawnPages: Record<string, number> = { "case-studies": 17_650 };
const longRoutes: Record<string, number> = { contact: 8_450, clients: 5_100 };

const isLibrary = (file: string) => file.includes("/libraries-");

/** Filters, thanks and unknown sections are variants of a page that is measured itself; the map is framed in one. */
const isVariant = (path: string) => /[?]|\/other$|^\/map$/.test(path);

const pages = pageBytes(prerenderedDocuments.filter((path) => !isVariant(path)).toSorted());
const atHome = pages.find(({ path }) => path === "/")?.scripts ?? [];

const over: string[] = [];
/** Notes `what` if its `size` is over `limit`. */
const hold = (what: string, size: number, limit: number) => {
  if (size > limit) over.push(`${what}: ${size}, ${size - limit} over the budget of ${limit}`);
};
const bytes: Record<string, number> = {};
console.log("page                                      HTML+CSS  headers  scripts  own  beyond home");
for (const { path, html, headers, scripts } of pages) {
  const all = fileBytes(scripts);
  const own = fileBytes(scripts.filter((file) => !isLibrary(file)));
  const further = fileBytes(scripts.filter((file) => !atHome.includes(file)));
  console.log([path.padEnd(40), html, headers, all, own, further].join("  "));
  bytes[`${path}: HTML and headers`] = html + headers;
  bytes[`${path}: own scripts`] = own;
  const [, route = "", record] = path.split("/");
  const drawn = record && drawnPages[route];
  hold(`${path}: HTML and headers`, html + headers, longPages[path] ?? (drawn || budgets.flight));
  hold(`${path}: scripts`, all, budgets.scripts);
  hold(`${path}: own scripts`, own, budgets.own);
  hold(`${path}: beyond home`, further, longRoutes[route] ?? budgets.further);
}
const sea = fileBytes(globSync("assets/animation-*.js", { cwd: client }));
console.log(`The sea of the home page: ${sea} bytes.`);
if (sea === 0) over.push("the sea of the home page is missing");
hold("the sea of the home page", sea, budgets.sea);
hold("the typefaces", fileBytes(globSync("fonts/*", { cwd: client })), budgets.faces);
keepFigures("Pages, bytes", bytes);
if (over.length > 0)
  throw new Error(
    `Over budget (bytes). A link in a menu is on every page; limits are at the top of scripts/budgets.ts:\n${over.join("\n")}`,
  );
