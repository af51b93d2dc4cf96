import type { MetaDescriptor } from "react-router";
import { agency, lang } from "#content/generated/agency.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import type { Head } from "#content/schema.ts";
import { socialImagePath } from "#content/social-image.ts";
import { breadcrumbData, type DescribedPage } from "./structured-data.ts";

/** Names of the home page and of the pages that have pages below them, by path. */
const parents: Record<string, string> = {
  ...Object.fromEntries(mainMenu.map(({ href, title }) => [href, title])),
  "/blog": "Blog",
};

/** What a page says about itself besides title and description. */
interface Description {
  /** Its name in lists: the subject, not the headline. Listings use the menu's. */
  name?: string;
  /** Keeps the page out of search engines. When shared, it has the image of the home page. */
  unlisted?: boolean;
  /** For articles: the dates (ISO 8601) of publication and last change, where the record has them. */
  article?: { published?: string; updated?: string };
  /** Its structured data. */
  describe?: (page: DescribedPage) => object[];
}

/** The matches of a route module's `meta`, of which the first is the root with the site's address. */
type Matches = readonly [{ loaderData: { siteUrl: string } }, ...unknown[]];

/** The tags of the head for a route module's `meta`. @param path of the canonical page */
export function pageMeta(
  [{ loaderData }]: Matches,
  head: Head,
  path: string,
  { name = parents[path] ?? head.title, unlisted, article, describe }: Description = {},
): MetaDescriptor[] {
  const { siteUrl } = loaderData;
  const title = `${head.title} · ${agency.name}`;
  const page: DescribedPage = {
    siteUrl,
    url: siteUrl + path,
    description: head.description,
    image: siteUrl + socialImagePath(unlisted ? "/" : path),
  };
  const properties = {
    "og:title": title,
    "og:description": head.description,
    "og:url": page.url,
    "og:site_name": agency.name,
    "og:locale": lang.replace("-", "_"),
    "og:type": article ? "article" : "website",
    "article:published_time": article?.published,
    "article:modified_time": article?.updated === article?.published ? undefined : article?.updated,
    "og:image": page.image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": head.title,
  };
  const above = ["/", path.slice(0, path.lastIndexOf("/"))].flatMap((parent) =>
    parents[parent] ? { name: parents[parent], item: siteUrl + parent } : [],
  );
  const structuredData = [
    ...(path === "/" ? [] : [breadcrumbData([...above, { name, item: page.url }])]),
    ...(describe?.(page) ?? []),
  ];
  return [
    { title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: page.url },
    ...Object.entries(properties).flatMap(([property, content]) => (content ? { property, content } : [])),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": structuredData } },
    ...(unlisted ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** The head of a page that shows a refused form again: its title says so first (WCAG 2.2, G199). */
export const refusedHead = (head: Head): Head => ({ ...head, title: `Error: ${head.title}` });
