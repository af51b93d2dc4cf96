/** Weighs pages of the build for the colophon. */
import type { PageWeight } from "../../app/context.ts";
import { colophon } from "../../content/generated/colophon.ts";
import { canonicalPages } from "../../content/pages.server.ts";
import { pageBytes } from "../budgets/page-bytes.ts";

/** Whether it is the page that shows what the others weigh, which is made last. */
export const isAboutWeights = (address: string) => address === "/colophon";

/** The page that `path` stands for: with `/services/*` the first below that address, or the address itself. */
function pageAt(path: string): string {
  const base = path.replace(/\/\*$/, "");
  const found = canonicalPages.find((page) => page.path.startsWith(`${base}/`))?.path;
  return (path.endsWith("*") ? found : undefined) ?? base;
}

/** The weight of each page that the colophon names, in its order. The pages must be in the build already. */
export function pageWeights(): PageWeight[] {
  const pages = pageBytes(colophon.weights.kinds.map(({ path }) => pageAt(path)));
  const weights = pages.map(({ html, headers }) => html + headers);
  const most = Math.max(...weights);
  return weights.map((bytes) => ({
    kilobytes: (bytes / 1000).toFixed(1),
    share: `${Math.round((100 * bytes) / most)}%`,
  }));
}
