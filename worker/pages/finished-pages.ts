/** Which pages the build renders (`scripts/prerender.ts`), and which of them an address shows. Nothing else is kept. */

import { isFreshReference, isReceiptSecret } from "#app/forms/reference.ts";
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
/**
 * Receipts of messages, under names that no request can ask for: the reference in them is open (`@receipt@`). Nobody is
 * sent on to one of the careers page, which has no message form.
 */
const receipts = pages
  .filter(({ path }) => /^\/contact\/(?!careers)/.test(path))
  .map(({ path }) => receiptOf(path));
// The first filter of each listing shows what no filter shows, and data is the same for all.
const filtered = [
  ...portfolioFilters.slice(1).map(({ key }) => asking("/portfolio", "filter", key)),
  ...caseStudyFilters.slice(1).map((name) => asking("/case-studies", "filter", name)),
];

const fileName = (address: string) => {
  const path = receiptPath(address);
  if (path) return `${path}-receipt`;
  return address === "/" ? "/index" : address.toLowerCase().replaceAll(/[^a-z\d/]+/g, "-");
};
const dataAddress = (address: string) => (address === "/" ? "/_.data" : address.replace(/(?=\?|$)/, ".data"));

/** Those that all answers of the search are made from. */
const answers = Object.values(templates).map(searchAddress);

/** Every finished page and the data of those that have some, by address, each with its file below `/_pages`. */
export const finishedPages: ReadonlyMap<string, string> = new Map([
  ...[...paths, ...thanks, ...receipts, ...filtered, ...answers, "/offline", ...notFoundPaths].map(
    (address): [string, string] => [address, `${fileName(address)}.page`],
  ),
  ["/map", "/map.frame"],
  ...[...paths, ...thanks].map((address): [string, string] => [
    dataAddress(address),
    `${fileName(address)}.data`,
  ]),
]);

export const serviceWorkerAddress = "/service-worker.js";

/** Small text files that routes make; nothing of them depends on a request. */
export const finishedFiles = [
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  "/site.webmanifest",
  serviceWorkerAddress,
];

/** Where below `/_pages` the file at `address` lies, if it is one of those. */
export function finishedFile(address: string): string | undefined {
  return finishedFiles.includes(address) ? `/files${address.replace("/.", "/")}.json` : undefined;
}

const filterPaths = under(
  "/portfolio",
  portfolioFilters.map(({ key }) => key),
);

/**
 * Whether the routes have another answer than a page for `path`, where there is no finished one: a filter's name leads
 * to its listing, what nobody made has data that say so, and a file is made while the build itself is.
 */
export function isForRoutes(path: string): boolean {
  // No address that has to be encoded was made.
  if (path.includes("%")) return false;
  return filterPaths.includes(path) || path.endsWith(".data") || finishedFile(path) !== undefined;
}

/** What stands for the addresses of the receipts that are shown at `path`. */
function receiptOf(path: string): string {
  return `receipt:${path}`;
}

/** The path whose receipts `address` stands for, if it does. */
export function receiptPath(address: string): string | undefined {
  return /^receipt:(.*)/.exec(address)?.[1];
}

/** What the address of a page says of the message that was sent from there. */
export interface SentMessage {
  reference: string;
  /** Of the page that tells what becomes of it. */
  secret: string;
}

/**
 * The message that `url` says was sent, if it is of the last day: anybody can write one, and an invented one promises
 * no more than the contact page does.
 *
 * @param now milliseconds since 1970
 */
export function sentIn({ pathname, searchParams }: URL, now: number): SentMessage | undefined {
  const [reference, secret] = [searchParams.get("submitted") ?? "", searchParams.get("receipt") ?? ""];
  if (!/^\/contact(?:[/.]|$)/.test(pathname)) return undefined;
  return isFreshReference(reference, now) && isReceiptSecret(secret) ? { reference, secret } : undefined;
}

/**
 * The address of the finished page that `url` shows: a query that no page knows changes nothing (R-VAL-10), so
 * invented ones cost no rendering and no memory. `undefined` for what is made on request or does not exist.
 *
 * @param now milliseconds since 1970
 */
export function finishedAddress(url: URL, now: number): string | undefined {
  const { pathname, searchParams } = url;
  if (sentIn(url, now) !== undefined) {
    if (pathname.endsWith(".data")) return undefined;
    // Every other section is the general one.
    const isGeneral = pathname === "/contact" || !finishedPages.has(pathname);
    const receipt = receiptOf(isGeneral ? "/contact/general" : pathname);
    if (finishedPages.has(receipt)) return receipt;
  }
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
