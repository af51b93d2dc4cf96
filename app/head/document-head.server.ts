import type { RouterContextProvider } from "react-router";
import * as words from "#content/generated/words/reading.ts";
import { agency } from "#content/generated/agency.ts";
import { mainMenu } from "#content/generated/navigation.ts";
import type { Head } from "#content/schema.ts";
import { settingsContext } from "../context.ts";
import type { DocumentHead } from "./head-tags.ts";
import { socialImagePath } from "../pictures.server.ts";
import { breadcrumbData, type StructuredData } from "./structured-data.ts";

/** Names of the pages that have pages below them, by path. */
const parents: Record<string, string> = {
  ...Object.fromEntries(mainMenu.map(({ href, title }) => [href, title])),
  "/blog": words.blog,
};

/**
 * The head of the page at `path`, which names the canonical page without its origin.
 *
 * @param describe what the page says of itself to machines, given the site's origin and its own social image
 */
export function documentHead(
  context: Readonly<RouterContextProvider>,
  head: Head,
  path: string,
  describe: (siteUrl: string, image: string) => StructuredData[] = () => [],
): DocumentHead {
  const { siteUrl } = context.get(settingsContext);
  const image = siteUrl + socialImagePath(path);
  return {
    title: `${head.title} · ${agency.name}`,
    description: head.description,
    canonical: siteUrl + path,
    image,
    structuredData: [...breadcrumbData(siteUrl, path, head.title, parents), ...describe(siteUrl, image)],
  };
}
