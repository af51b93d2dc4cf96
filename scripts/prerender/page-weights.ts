/** What the build weighs of itself for the colophon. */
import type { PageWeight } from "../../app/context.ts";
import { colophon } from "../../content/generated/colophon.ts";
import { canonicalPages } from "../../content/pages.server.ts";
import { pageBytes } from "../budgets/page-bytes.ts";

/** The page that tells what the others weigh: it is made last. */
export const isAboutWeights = (address: string) => address === "/colophon";

/** The first page that `path` means: `/services/*` is one below that address, or the address itself. */
function pageAt(path: string): string {
  const base = path.replace(/\/\*$/, "");
  const found = canonicalPages.find((page) => page.path.startsWith(`${base}/`))?.path;
  return (path.endsWith("*") ? found : undefined) ?? base;
}

/** The weight of each page that the colophon names, in its order. The pages have to be in the build. */
export function pageWeights(): PageWeight[] {
  const pages = pageBytes(colophon.weights.kinds.map(({ path }) => pageAt(path)));
  const weights = pages.map(({ html, headers }) => html + headers);
  const most = Math.max(...weights);
  return weights.map((bytes) => ({
    kilobytes: (bytes / 1000).toFixed(1),
    share: `${Math.round((100 * bytes) / most)}%`,
  }));
}
