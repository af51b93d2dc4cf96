import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import type { Head } from "#content/schema.ts";
import { settingsContext } from "./context.ts";
import type { DocumentHead } from "./head.ts";
import { socialImagePath } from "./pictures.server.ts";

/** The head of the page at `path`, which names the canonical page without its origin. */
export function documentHead(
  context: Readonly<RouterContextProvider>,
  head: Head,
  path: string,
): DocumentHead {
  const { siteUrl } = context.get(settingsContext);
  return {
    title: `${head.title} · ${agency.name}`,
    description: head.description,
    canonical: siteUrl + path,
    image: siteUrl + socialImagePath(path),
  };
}
