/** Which pages the build renders (`scripts/prerender.ts`), and which of them an address shows. Nothing else is kept. */
import { isFreshReference, isReceiptSecret } from "#app/forms/reference.ts";
import { questionOf } from "#app/search/question.ts";
import { caseStudies } from "#content/generated/case-studies.server.ts";
import { caseStudyFilters, portfolioFilters } from "#content/generated/filters.ts";
import { projects } from "#content/generated/projects.server.ts";
import { notFoundPaths, pages } from "#content/pages.server.ts";

const under = (base: string, slugs: readonly string[]) => slugs.map((slug) => `${base}/${slug}`);
const asking = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value }).toString()}`;

/** Pages that are shown for any section of theirs: one rendering each stands for all sections nobody made (C-15). */
const anySection = /^\/(about|clients|contact)\/[^/]+?(\.data)?$/;
const sections = ["/about/other", "/clients/other", "/contact/other"];

const paths = [
  ...pages.map(({ path }) => path),
  ...under(
    "/portfolio",
    projects.flatMap(({ aliases = [] }) => aliases),
  ),
  ...under(
    "/case-studies",
    caseStudies.flatMap(({ aliases = [] }) => aliases),
  ),
  ...sections,
  // What links in mails lead to: the link's own part of the address changes nothing on the page.
  "/newsletter/confirm",
  "/newsletter/leave",
  "/search",
];
const thanks = paths
  .filter((path) => /^\/contact(\/|$)/.test(path))
  .map((path) => asking(path, "submitted", "true"));
// The first filter of each listing shows what no filter shows, and data is the same for all.
const filtered = [
  ...portfolioFilters.slice(1).map(({ key }) => asking("/portfolio", "filter", key)),
  ...caseStudyFilters.slice(1).map((name) => asking("/case-studies", "filter", name)),
];

const dataAddress = (address: string) => (address === "/" ? "/_.data" : address.replace(/(?=\?|$)/, ".data"));

export const serviceWorkerAddress = "/service-worker.js";
/** What is fetched ahead (`app/offline/precache.ts`). */
export const precacheAddress = "/precache";

/** Text files that routes make. */
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

/** Addresses of all that the build has made ready, loader data of documents among them. */
const prerendered: ReadonlySet<string> = new Set([
  ...prerenderedDocuments,
  ...[...paths, ...thanks].map(dataAddress),
  ...prerenderedFiles,
  precacheAddress,
]);

/** Pieces of the precache have their hash in their address; those of an earlier build are not there. */
const pieceAddress = /^\/precache\/[\da-f]{12}$/;

/** Those of loader data. */
export const prerenderedData = [...prerendered].filter(isDataAddress);

/** Whether the answer at `address` is what the router gets of a page. */
export function isDataAddress(address: string): boolean {
  return /\.data(\?|$)/.test(address);
}

/** The file of the build that `address` has, among the assets. */
export function prerenderedFile(address: string): string {
  const name = address === "/" ? "/index" : address.replace("/.", "/").toLowerCase();
  return `/_pages${name.replaceAll(/[^a-z\d/._-]+/g, "-")}.br`;
}

const filterPaths = under(
  "/portfolio",
  portfolioFilters.map(({ key }) => key),
);

/**
 * Whether the routes answer `url`, where the build has nothing: with what was found, with the reference of a message,
 * with the listing that a filter's name leads to, or with data that say that nobody made the page.
 *
 * @param now milliseconds since 1970
 */
export function isForRoutes(url: URL, now: number): boolean {
  const { pathname } = url;
  // No address that has to be encoded was made.
  if (pathname.includes("%")) return false;
  return (
    filterPaths.includes(pathname) || isDataAddress(pathname) || isQuestion(url) || saysWhatWasSent(url, now)
  );
}

function isQuestion({ pathname, searchParams }: URL): boolean {
  return pathname === "/search" && questionOf(searchParams.get("q")) !== "";
}

/**
 * Whether `url` names a message of the last day that was sent from there: anybody can write one, and an invented one
 * promises no more than the contact page does.
 */
function saysWhatWasSent({ pathname, searchParams }: URL, now: number): boolean {
  return (
    /^\/contact(?:[/.]|$)/.test(pathname) &&
    isFreshReference(searchParams.get("submitted") ?? "", now) &&
    isReceiptSecret(searchParams.get("receipt") ?? "")
  );
}

/**
 * The prerendered address that shows what `url` asks for: a query that no page knows changes nothing (R-VAL-10), so
 * invented ones cost no rendering and no memory. `undefined` for what is rendered on request or does not exist.
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

/** The not-found page that stands for `path`. */
export function notFoundAddress(path: string): string {
  const beside = path.replace(/[^/]*$/, "404");
  return notFoundPaths.find((address) => address === beside) ?? "/404";
}

/** Whether the page at `address` says that there is none. */
export function isNotFound(address: string): boolean {
  return notFoundPaths.some((path) => path === address);
}
