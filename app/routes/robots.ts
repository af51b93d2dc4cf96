import type { Route } from "./+types/robots";
import { settingsContext } from "../context.ts";
import { textResponse } from "../text-response.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  return textResponse(
    `User-agent: *\nDisallow: /api/\nDisallow: /forms\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    "text/plain",
  );
}
