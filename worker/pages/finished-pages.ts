/** Which pages the build renders (`scripts/prerender.ts`), and which of them an address shows. Nothing else is kept. */

import { searchAddress, templates } from "#app/search/question.ts";
import { caseStudyFilters } from "#content/generated/filters.ts";

import { caseStudies } from "#content/generated/case-studies.server.ts";
import { projects } from "#content/generated/projects.server.ts";
import { notFoundPaths, pages } from "#content/pages.server.ts";
import { portfolioFilters } from "#content/generated/filters.ts";

const under = (base: string, slugs: readonly string[]) => slugs.map((slug) => `${base}/${slug}`);
const asking = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

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

const fileName = (address: string) =>
  address === "/" ? "/index" : address.toLowerCase().replaceAll(/[^a-z\d/]+/g, "-");
const dataAddress = (address: string) => (address === "/" ? "/_.data" : address.replace(/(?=\?|$)/, ".data"));

/** Those that all answers of the search are made from. */
const answers = Object.values(templates).map(searchAddress);

/** Every finished page and the data of those that have some, by address, each with its file below `/_pages`. */
export const finishedPages: ReadonlyMap<string, string> = new Map([
  ...[...paths, ...thanks, ...filtered, ...answers, "/offline", ...notFoundPaths].map(
    (address): [string, string] => [address, `${fileName(address)}.page`],
  ),
  ["/map", "/map.frame"],
  ...[...paths, ...thanks].map((address): [string, string] => [
    dataAddress(address),
    `${fileName(address)}.data`,
  ]),
]);

/** A receipt names its one message, so it is rendered for whoever asks (`app/forms/contact-notice.ts`). */
function isReceipt({ pathname, searchParams }: URL): boolean {
  const reference = searchParams.get("submitted") ?? "";
  return /^\/contact(?:[/.]|$)/.test(pathname) && /^\d{8}T\d{9}Z-[\da-f]{12}$/.test(reference);
}

/**
 * The address of the finished page that `url` shows: a query that no page knows changes nothing (R-VAL-10), so
 * invented ones cost no rendering and no memory. `undefined` for what is made on request or does not exist.
 */
export function finishedAddress(url: URL): string | undefined {
  if (isReceipt(url)) return undefined;
  const { pathname, searchParams } = url;
  const path = pathname.replace(anySection, (own, page: string, data = "") =>
    finishedPages.has(own) ? own : `/${page}/other${data}`,
  );
  if (!finishedPages.has(path)) return undefined;
  const variant = ["filter", "submitted"]
    .map((name) => asking(path, name, searchParams.get(name) ?? ""))
    .find((address) => finishedPages.has(address));
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
