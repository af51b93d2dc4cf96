import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import type { Head } from "#content/schema.ts";
import { settingsContext } from "./context.ts";

/** What one page's document head says; made in its loader, so that addresses come from the configuration. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Absolute address this page is known by, also when it was reached by another one. */
  canonical: string;
}

/** The head of the page at `path`, which names the canonical page without its origin. */
export function documentHead(
  context: Readonly<RouterContextProvider>,
  head: Head,
  path: string,
): DocumentHead {
  return {
    title: `${head.title} · ${agency.name}`,
    description: head.description,
    canonical: context.get(settingsContext).siteUrl + path,
  };
}

/** `meta` of every route: the tags of the head its loader made. */
export function headTags(head: DocumentHead | undefined): MetaDescriptor[] {
  if (!head) return [{ title: agency.name }];
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonical },
  ];
}
