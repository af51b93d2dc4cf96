/** The figures that the build measures of itself for the colophon, as its marks ask for them (`content/build-marks.ts`). */
import { buildMarks } from "../content/build-marks.ts";
import { colophon } from "../content/generated/colophon.ts";
import { canonicalPages } from "../content/pages.server.ts";
import { finishedPages } from "../worker/pages/finished-pages.ts";
import { pageBytes } from "./budgets/page-bytes.ts";

/** Pages that tell what the others weigh, by address: they are made last. */
export const isAboutTheBuild = (address: string) => /^\/colophon(?:\.data)?$/.test(address);

/** The first page that `path` means: `/services/*` is one below that address, or the address itself. */
function pageAt(path: string): string {
  const base = path.replace(/\/\*$/, "");
  const found = canonicalPages.find((page) => page.path.startsWith(`${base}/`))?.path;
  return (path.endsWith("*") ? found : undefined) ?? base;
}

/** What stands for each mark. The other pages have to be in the build. */
export async function buildFigures(): Promise<ReadonlyMap<string, string>> {
  const { kinds, most } = colophon.weights;
  const pages = await pageBytes(
    kinds.map(({ path }) => [pageAt(path), finishedPages.get(pageAt(path)) ?? ""] as const),
  );
  return new Map(
    pages.flatMap(({ html, headers }, place): [string, string][] => {
      const bytes = html + headers;
      const marks = buildMarks(place);
      return [
        [marks.kilobytes, (bytes / 1000).toFixed(1)],
        [marks.share, `${Math.round((100 * bytes) / most)}%`],
      ];
    }),
  );
}
