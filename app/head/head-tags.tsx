import { agency, lang } from "#content/generated/agency.ts";
import type { documentHead } from "./document-head.server.ts";

export type DocumentHead = ReturnType<typeof documentHead>;

/** The tags of a page's head. */
export function HeadTags({ head }: { head: DocumentHead }) {
  const { title, description, article } = head;
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": head.structuredData });
  const properties = {
    "og:title": title,
    "og:description": description,
    "og:url": head.canonical,
    "og:site_name": agency.name,
    "og:locale": lang.replace("-", "_"),
    "og:type": article ? "article" : "website",
    "article:published_time": article?.published,
    "article:modified_time": article?.updated === article?.published ? undefined : article?.updated,
    "og:image": head.image,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": head.imageAlt,
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={head.canonical} />
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {head.structuredData.length > 0 && (
        // oxlint-disable-next-line react/no-danger -- JSON of our own, without the start of a tag
        <script
          // Trusted Types let no script change.
          key={graph}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", String.raw`\u003c`) }}
        />
      )}
    </>
  );
}
