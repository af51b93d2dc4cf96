import { agency } from "#content/generated/agency.ts";
import { articles } from "#content/generated/articles.server.ts";
import { blogListing } from "#content/generated/listings.ts";
import type { Route } from "./+types/feed";
import { settingsContext } from "../context.ts";
import { escapeXml, textResponse } from "../text-response.ts";

/** The articles as an Atom feed (RFC 4287). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const entries = articles.map((article) => {
    const address = escapeXml(`${siteUrl}/blog/${article.slug}`);
    return `<entry><title>${escapeXml(article.heading)}</title><link href="${address}"/><id>${address}</id>
<published>${article.published}T00:00:00Z</published><updated>${article.updated}T00:00:00Z</updated>
<summary>${escapeXml(article.summary)}</summary></entry>`;
  });
  const updated = articles
    .map((article) => article.updated)
    .toSorted()
    .at(-1);
  return textResponse(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(`${blogListing.heading}, ${agency.name}`)}</title>
<link href="${siteUrl}/feed.xml" rel="self"/><link href="${siteUrl}/blog"/><id>${siteUrl}/blog</id>
<updated>${updated}T00:00:00Z</updated><author><name>${escapeXml(agency.name)}</name></author>
${entries.join("\n")}
</feed>
`,
    "application/atom+xml",
  );
}
