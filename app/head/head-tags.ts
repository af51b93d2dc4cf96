import type { MetaDescriptor } from "react-router";
import { agency, lang } from "#content/generated/agency.ts";

/** What one page's document head says; made in its loader, so that addresses come from the configuration. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Absolute address of this page, even when it was reached by another one. */
  canonical: string;
  /** Absolute address of the picture that social networks show, 1200 by 630, and what it shows. */
  image: string;
  imageAlt: string;
  /** Dates (ISO 8601) of an article. */
  article?: { published?: string; updated?: string };
  /** Things of schema.org. */
  structuredData: object[];
}

/** `meta` of every route: the tags of the head its loader made. */
export function headTags({ loaderData }: { loaderData?: { head: DocumentHead } }): MetaDescriptor[] {
  if (!loaderData) return [{ title: agency.name }];
  const { head } = loaderData;
  const { article, structuredData } = head;
  return [
    { title: head.title },
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonical },
    { property: "og:title", content: head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: head.canonical },
    { property: "og:site_name", content: agency.name },
    { property: "og:locale", content: lang.replace("-", "_") },
    { property: "og:type", content: article ? "article" : "website" },
    ...(article?.published ? [{ property: "article:published_time", content: article.published }] : []),
    ...(article?.updated && article.updated !== article.published
      ? [{ property: "article:modified_time", content: article.updated }]
      : []),
    { property: "og:image", content: head.image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: head.imageAlt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": structuredData } }]
      : []),
  ] as MetaDescriptor[];
}
