import type { RouterContextProvider } from "react-router";
import { agency } from "#content/generated/agency.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import * as reading from "#content/generated/words/reading.ts";
import * as words from "#content/generated/words/machines.ts";
import type { Head } from "#content/schema.ts";
import { settingsContext } from "../context.ts";
import { socialImagePath } from "../pictures.server.ts";
import { type DescribedPage, listData } from "./structured-data.ts";
import { fill } from "#content/fill.ts";

/** Names of the home page and of the pages that have pages below them, by path. */
const parents: Record<string, string> = {
  ...Object.fromEntries(mainMenu.map(({ href, title }) => [href, title])),
  "/blog": reading.blog,
};

/** What a page says about itself besides title and description. */
interface Description {
  /** Its name in lists: the subject, not the headline. Listings use the menu's. */
  name?: string;
  /** For articles: the dates (ISO 8601) of publication and last change, where the record has them. */
  article?: { published?: string; updated?: string };
  /** What a listing links to, in order. */
  list?: readonly { slug: string }[];
  /** Its structured data. */
  describe?: (page: DescribedPage) => object[];
}

/**
 * What the document's head says of the page at `path`, which names the canonical page without its origin. Made in
 * loaders, so that addresses come from the configuration.
 */
export function documentHead(
  context: Readonly<RouterContextProvider>,
  head: Head,
  path: string,
  { name = parents[path] ?? head.title, article, list, describe }: Description = {},
) {
  const { siteUrl } = context.get(settingsContext);
  const page: DescribedPage = {
    siteUrl,
    url: siteUrl + path,
    description: head.description,
    image: siteUrl + socialImagePath(path),
  };
  const above = ["/", path.slice(0, path.lastIndexOf("/"))].flatMap((parent) =>
    parents[parent] ? { name: parents[parent], item: siteUrl + parent } : [],
  );
  const pages = list?.map(({ slug }) => ({ url: `${page.url}/${slug}` }));
  return {
    title: `${head.title} · ${agency.name}`,
    description: head.description,
    canonical: page.url,
    image: page.image,
    imageAlt: fill(words.cardAlt, { title: head.title }),
    article,
    structuredData: [
      ...(path === "/" ? [] : [listData("BreadcrumbList", [...above, { name, item: page.url }])]),
      ...(pages ? [listData("ItemList", pages)] : []),
      ...(describe?.(page) ?? []),
    ],
  };
}
