import { statementsOf } from "../content/check.ts";
import { readFiles } from "../content/files.ts";
import { sheetFile } from "./sheet.ts";

/**
 * What this command cannot do for an agency, in short lines.
 *
 * @param speaking where texts speak of the place before, a file and its lines each
 */
export function leftToDo(speaking: readonly string[]): string[] {
  const samples = statementsOf(readFiles("content"), Date.now()).unconfirmed.length;
  return [
    `${samples} samples to confirm or replace, people and figures among them: npm run content:check -- --unconfirmed lists them`,
    ...(speaking.length > 0
      ? [
          `${sheetFile}: the lines that speak of the place before or its clocks, from ${speaking.length} files; change them there, then npm run adopt -- --sheet ${sheetFile}`,
        ]
      : []),
    "content/pages/home.yaml: the three pictures at the top",
    "content/legal: privacy, terms and cookies say what this site does; a lawyer says whether that is enough for you",
    "the coast behind the home page and on the about page (art/maps/archipelago.ts: an island that is nobody's, where the office is not in Solomon Islands), names of the coast on the map (content/pages/map.yaml), and the countries and regions you work for",
    "photographs beside records in the place of drawings and monograms (README, Pictures)",
    "pictures in the README: npm run readme-pictures",
    "figures of the colophon: npm run simulate, mutants, bench and measure with -- --record",
    "README, Deployment to Cloudflare: domain, forwarding, secrets",
  ];
}
