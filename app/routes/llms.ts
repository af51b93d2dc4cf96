import { agency } from "#content/generated/agency.ts";
import { home } from "#content/generated/home.ts";
import { pages } from "#content/pages.server.ts";
import type { Route } from "./+types/llms";
import { settingsContext } from "../context.ts";
import { textResponse } from "../text-response.ts";

/** The site in Markdown for language models (llmstxt.org): who we are and every page with its description. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(settingsContext);
  const links = pages.map(({ path, head }) => `- [${head.title}](${siteUrl}${path}): ${head.description}`);
  return textResponse(
    `# ${agency.name}\n\n> ${home.lead}\n\n## Pages\n\n${links.join("\n")}\n`,
    "text/plain",
  );
}
