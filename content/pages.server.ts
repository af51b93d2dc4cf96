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
  /** The page this is another address of; search engines are told of that one alone. */
  canonical?: string;
  /** Day of the last change (ISO 8601), where the record tells. */
  updated?: string;
}

const under = (base: string, records: readonly { slug: string; head: Head; updated?: string }[]): Page[] =>
  records.map(({ slug, head, updated }) => ({ path: `${base}/${slug}`, head, updated }));

/** The day when the blog last changed. */
const lastArticle = articles
  .map(({ updated }) => updated)
  .toSorted()
  .at(-1);

/** Every public page, in the order of the menu. */
export const pages: readonly Page[] = [
  { path: "/", head: home.head },
  { path: "/services", head: servicesListing.head },
  ...under("/services", services),
  { path: "/portfolio", head: portfolioListing.head },
  ...under("/portfolio", projects),
  { path: "/case-studies", head: caseStudiesListing.head },
  ...under("/case-studies", caseStudies),
  { path: "/clients", head: clientsHead },
  ...aboutVariants.map(({ section, head }) => ({ path: section ? `/about/${section}` : "/about", head })),
  { path: "/contact", head: contactTypes[0]!.head },
  ...contactTypes.map(({ type, head }, place) => ({
    path: `/contact/${type}`,
    head,
    ...(place === 0 ? { canonical: "/contact" } : {}),
  })),
  { path: "/presentation", head: presentation.head },
  { path: "/presentation/deck", head: deck.head },
  { path: "/blog", head: blogListing.head, updated: lastArticle },
  ...under("/blog", articles),
  ...under("", legalPages),
];

/** Those that search engines and language models are told of. */
export const canonicalPages = pages.filter(({ canonical }) => !canonical);

/** Name of a page's social image in the manifest. */
export function socialImageName(path: string): string {
  return path === "/" ? "social/home" : `social${path}`;
}

/**
 * Where the not-found page itself lies, which stands for all addresses there are not: one for each route that has to
 * be loaded in the browser to say so.
 */
export const notFoundPaths = [
  "/services/404",
  "/portfolio/404",
  "/case-studies/404",
  "/blog/404",
  "/404",
] as const;
