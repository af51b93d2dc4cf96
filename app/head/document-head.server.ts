import type { RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";
import { agency } from "#content/generated/agency.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import * as reading from "#content/generated/words/reading.ts";
import * as words from "#content/generated/words/machines.ts";
import type { Head } from "#content/schema.ts";
import { settingsContext } from "../context.ts";
import type { DocumentHead } from "./head-tags.ts";
import { socialImagePath } from "../pictures.server.ts";
import { breadcrumbData, listData } from "./structured-data.ts";
import { fill } from "#content/fill.ts";

/** Names of the pages that have pages below them, by path. */
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
  /** Its structured data, given the site's origin and its social image. */
  describe?: (siteUrl: string, image: string) => Thing[];
}

/** The head of the page at `path`, which names the canonical page without its origin. */
export function documentHead(
  context: Readonly<RouterContextProvider>,
  head: Head,
  path: string,
  { name = parents[path] ?? head.title, article, list, describe }: Description = {},
): DocumentHead {
  const { siteUrl } = context.get(settingsContext);
  const image = siteUrl + socialImagePath(path);
  return {
    title: `${head.title} · ${agency.name}`,
    description: head.description,
    canonical: siteUrl + path,
    image,
    imageAlt: fill(words.cardAlt, { title: head.title }),
    article,
    structuredData: [
      ...breadcrumbData(siteUrl, path, name, parents),
      ...(list ? [listData(siteUrl, path, list)] : []),
      ...(describe?.(siteUrl, image) ?? []),
    ].map(Object),
  };
}
