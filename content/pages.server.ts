import { deckAddress } from "./deck-address.ts";
import { aboutVariants } from "./generated/about.ts";
import { articles } from "./generated/articles.server.ts";
import { changed } from "./generated/changed.server.ts";
import { caseStudies } from "./generated/case-studies.server.ts";
import { clientsHead } from "./generated/clients.ts";
import { contactTypes } from "./generated/contact.ts";
import { deck } from "./generated/deck.ts";
import { home } from "./generated/home.ts";
import { legalPages } from "./generated/legal.server.ts";
import { blogListing, caseStudiesListing, portfolioListing, servicesListing } from "./generated/listings.ts";
import { presentation } from "./generated/presentation.ts";
import { projects } from "./generated/projects.server.ts";
import type { Head } from "./schema.ts";
import { services } from "./generated/services.server.ts";

export interface Page {
  path: string;
  head: Head;
  /** What the search reads: the record that the page shows, if one holds all of it. */
  record?: object;
  /** The page that this is another address of; only that one is listed for search engines. */
  canonical?: string;
  /** Day of the last change (ISO 8601), from the record or of its file; unknown where git cannot tell. */
  updated?: string;
}

const shows = <Record extends { head: Head }>(record: Record) => ({ head: record.head, record });

type Dated = { slug: string; head: Head; updated?: string };
const under = (base: string, records: readonly Dated[], folder = base.slice(1)): Page[] =>
  records.map((record) => ({
    ...shows(record),
    path: `${base}/${record.slug}`,
    updated: record.updated ?? changed[`${folder}/${record.slug}`],
  }));

const latest = (days: readonly string[]) => days.toSorted().at(-1);
/** The last day on which one of `files` changed; an entry that ends in a slash is a folder. */
const lastOf = (...files: string[]) =>
  latest(
    Object.entries(changed).flatMap(([file, day]) =>
      files.some((name) => (name.endsWith("/") ? file.startsWith(name) : file === name)) ? day : [],
    ),
  );

/** Every public page, in the order of the menu. */
export const pages: readonly Page[] = [
  { path: "/", head: home.head, updated: lastOf("pages/home", "home-service-cards/") },
  { path: "/services", ...shows(servicesListing), updated: lastOf("service-cards/", "services/") },
  ...under("/services", services),
  { path: "/portfolio", ...shows(portfolioListing), updated: lastOf("projects/") },
  ...under("/portfolio", projects, "projects"),
  { path: "/case-studies", ...shows(caseStudiesListing), updated: lastOf("case-studies/") },
  ...under("/case-studies", caseStudies),
  {
    path: "/clients",
    head: clientsHead,
    updated: lastOf("pages/clients", "testimonials/", "countries/", "regions/"),
  },
  ...aboutVariants.map((record) => ({
    ...shows(record),
    path: record.section ? `/about/${record.section}` : "/about",
    updated: record.section === "team" ? lastOf("pages/about", "team/") : lastOf("pages/about"),
  })),
  { path: "/contact", ...shows(contactTypes[0]!), updated: lastOf("pages/contact", "agency") },
  ...contactTypes.map((record, place) => ({
    ...shows(record),
    path: `/contact/${record.type}`,
    updated: lastOf("pages/contact"),
    ...(place === 0 ? { canonical: "/contact" } : {}),
  })),
  { path: "/presentation", ...shows(presentation), updated: lastOf("pages/presentation", "pages/deck") },
  { path: deckAddress, ...shows(deck), updated: lastOf("pages/deck") },
  { path: "/blog", ...shows(blogListing), updated: latest(articles.map(({ updated }) => updated)) },
  ...under("/blog", articles),
  ...under("", legalPages),
];

/** Those listed for search engines and language models. */
export const canonicalPages = pages.filter(({ canonical }) => !canonical);
