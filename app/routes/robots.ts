import type { Route } from "./+types/robots";
import { settingsContext } from "../context.ts";
import { fieldLines, textResponse } from "../text-response.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const lines = [
    ["User-agent", "*"],
    ["Disallow", "/api/"],
    ["Disallow", "/forms"],
    ["Sitemap", `${siteUrl}/sitemap.xml`],
  ];
  return textResponse(fieldLines(lines), "text/plain");
}
