import { canonicalPages } from "#content/pages.server.ts";
import type { Route } from "./+types/sitemap";
import { settingsContext } from "../context.ts";
import { escapeXml, textResponse } from "../text-response.ts";

/** All canonical pages, with the day of the last change where it is known (sitemaps.org 0.9). */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const entries = canonicalPages.map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`;
  });
  return textResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    "application/xml",
  );
}
