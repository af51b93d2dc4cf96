import { aboutVariants } from "./about.ts";
import { articles } from "./articles/index.server.ts";
import { caseStudies } from "./case-studies/index.server.ts";
import { clientsHead } from "./clients.ts";
import { contactTypes } from "./contact.ts";
import { home } from "./home.ts";
import { legalPages } from "./legal/index.server.ts";
import { blogListing, caseStudiesListing, portfolioListing, servicesListing } from "./listings.ts";
import { presentation } from "./presentation.ts";
import { projects } from "./projects/index.server.ts";
import type { Head } from "./schema.ts";
import { services } from "./services/index.server.ts";

export interface Page {
  /** Canonical path. */
  path: string;
  head: Head;
}

const under = (base: string, records: readonly { slug: string; head: Head }[]): Page[] =>
  records.map(({ slug, head }) => ({ path: `${base}/${slug}`, head }));

/** Every public page under its canonical path, in the order of the menu. */
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
  ...contactTypes.map(({ type, head }) => ({ path: `/contact/${type}`, head })),
  { path: "/presentation", head: presentation.head },
  { path: "/blog", head: blogListing.head },
  ...under("/blog", articles),
  ...under("", legalPages),
];

/** Name of a page's social image in the manifest. */
export function socialImageName(path: string): string {
  return path === "/" ? "social/home" : `social${path}`;
}
