import { deckAddress } from "./deck-address.ts";
import { aboutVariants } from "./generated/about.ts";
import { articles } from "./generated/articles.server.ts";
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
  /** Day of the last change (ISO 8601), where the page says it. */
  updated?: string;
}

const shows = <Record extends { head: Head }>(record: Record) => ({ head: record.head, record });

type Dated = { slug: string; head: Head; updated?: string };
const under = (base: string, records: readonly Dated[]): Page[] =>
  records.map((record) => ({
    ...shows(record),
    path: `${base}/${record.slug}`,
    updated: record.updated,
  }));

/** Every public page, in the order of the menu. */
export const pages: readonly Page[] = [
  { path: "/", head: home.head },
  { path: "/services", ...shows(servicesListing) },
  ...under("/services", services),
  { path: "/portfolio", ...shows(portfolioListing) },
  ...under("/portfolio", projects),
  { path: "/case-studies", ...shows(caseStudiesListing) },
  ...under("/case-studies", caseStudies),
  { path: "/clients", head: clientsHead },
  ...aboutVariants.map((record) => ({
    ...shows(record),
    path: record.section ? `/about/${record.section}` : "/about",
  })),
  { path: "/contact", ...shows(contactTypes[0]!) },
  ...contactTypes.map((record, place) => ({
    ...shows(record),
    path: `/contact/${record.type}`,
    ...(place === 0 ? { canonical: "/contact" } : {}),
  })),
  { path: "/presentation", ...shows(presentation) },
  { path: deckAddress, ...shows(deck) },
  { path: "/blog", ...shows(blogListing) },
  ...under("/blog", articles),
  ...under("", legalPages),
];

/** Those listed for search engines and language models. */
export const canonicalPages = pages.filter(({ canonical }) => !canonical);
