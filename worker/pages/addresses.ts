/** Which pages the build renders (`scripts/prerender.ts`), and which of them an address shows. */
import { isFreshReference, isReceiptSecret } from "#app/forms/reference.ts";
import { questionOf } from "#app/search/question.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { caseStudyFilters, portfolioFilters } from "#content/generated/filters.ts";
import { projects } from "#content/generated/projects.server.ts";
import { notFoundPaths, pages } from "#content/pages.server.ts";

const aliasesOf = (base: string, works: readonly { aliases?: readonly string[] }[]) =>
  works.flatMap(({ aliases = [] }) => aliases.map((alias) => `${base}/${alias}`));
const asking = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value }).toString()}`;

/** Pages that are shown for any section name: one rendering each serves all unknown sections (C-15). */
const anySection = /^\/(about|clients|contact)\/[^/]+?(\.data)?$/;
const sections = ["/about/other", "/clients/other", "/contact/other"];

const paths = [
  ...pages.map(({ path }) => path),
  ...aliasesOf("/portfolio", projects),
  ...aliasesOf("/case-studies", caseStudies),
  ...sections,
  // Where links in mails lead: the token in the address does not change the page.
  "/newsletter/confirm",
  "/newsletter/leave",
  "/search",
];
const thanks = paths
  .filter((path) => /^\/contact(\/|$)/.test(path))
  .map((path) => asking(path, "submitted", "true"));
// Each listing's first filter shows the same as no filter, and loader data is the same for all.
const filtered = [
  ...portfolioFilters.slice(1).map(({ key }) => asking("/portfolio", "filter", key)),
  ...caseStudyFilters.slice(1).map((name) => asking("/case-studies", "filter", name)),
];

const dataAddress = (address: string) => (address === "/" ? "/_.data" : address.replace(/(?=\?|$)/, ".data"));

export const serviceWorkerAddress = "/service-worker.js";
/** List of what to prefetch (`app/offline/precache.ts`). */
export const precacheAddress = "/precache";

/** Text files rendered by routes. */
export const prerenderedFiles = [
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
  serviceWorkerAddress,
];

/** Every document that the build renders, by address. */
export const prerenderedDocuments = [...paths, ...thanks, ...filtered, "/offline", ...notFoundPaths, "/map"];

/** All prerendered addresses, loader data included. */
const prerendered: ReadonlySet<string> = new Set([
  ...prerenderedDocuments,
  ...[...paths, ...thanks].map(dataAddress),
  ...prerenderedFiles,
  precacheAddress,
]);

/** Precache pieces are addressed by hash; those of earlier builds no longer exist. */
const pieceAddress = /^\/precache\/[\da-f]{12}$/;

/** Addresses of prerendered loader data. */
export const prerenderedData = [...prerendered].filter(isDataAddress);

/** Whether `address` is that of a page's loader data. */
export function isDataAddress(address: string): boolean {
  return /\.data(\?|$)/.test(address);
}

/** The asset that holds the prerendered `address`. */
export function prerenderedFile(address: string): string {
  const name = address === "/" ? "/index" : address.replace("/.", "/").toLowerCase();
  return `/_pages${name.replaceAll(/[^a-z\d/._-]+/g, "-")}.br`;
}

const filterPaths = new Set(portfolioFilters.map(({ key }) => `/portfolio/${key}`));

/**
 * Whether the routes render `url`, which is not prerendered: search results, the reference of a sent message, the
 * redirect of a filter's name, or loader data of a page that does not exist.
 *
 * @param now milliseconds since 1970
 */
export function isForRoutes(url: URL, now: number): boolean {
  const { pathname } = url;
  // None of our addresses needs encoding.
  if (pathname.includes("%")) return false;
  return filterPaths.has(pathname) || isDataAddress(pathname) || isQuestion(url) || saysWhatWasSent(url, now);
}

function isQuestion({ pathname, searchParams }: URL): boolean {
  return pathname === "/search" && questionOf(searchParams.get("q")) !== "";
}

/**
 * Whether `url` has the reference of a message sent within the last day. Anybody can invent one, but it promises no
 * more than the contact page does.
 */
function saysWhatWasSent({ pathname, searchParams }: URL, now: number): boolean {
  return (
    /^\/contact(?:[/.]|$)/.test(pathname) &&
    isFreshReference(searchParams.get("submitted") ?? "", now) &&
    isReceiptSecret(searchParams.get("receipt") ?? "")
  );
}

/**
 * The prerendered address that shows what `url` asks for. Unknown queries are ignored (R-VAL-10), so invented ones
 * cost no rendering or memory. `undefined` for what is rendered on request or does not exist.
 *
 * @param now milliseconds since 1970
 */
export function prerenderedAddress(url: URL, now: number): string | undefined {
  const { pathname, searchParams } = url;
  if (isQuestion(url) || saysWhatWasSent(url, now)) return undefined;
  const path = pathname.replace(anySection, (own, page: string, data = "") =>
    prerendered.has(own) ? own : `/${page}/other${data}`,
  );
  if (pieceAddress.test(path)) return path;
  if (!prerendered.has(path)) return undefined;
  const variant = ["filter", "submitted"]
    .map((name) => asking(path, name, searchParams.get(name) ?? ""))
    .find((address) => prerendered.has(address));
  return variant ?? path;
}

/** The not-found page to show for `path`. */
export function notFoundAddress(path: string): string {
  const beside = path.replace(/[^/]*$/, "404");
  return notFoundPaths.find((address) => address === beside) ?? "/404";
}

/** Whether `address` is that of a not-found page. */
export function isNotFound(address: string): boolean {
  return notFoundPaths.some((path) => path === address);
}
