/**
 * How fast the production build is in a browser.
 *
 *   npm run measure -- / /clients     Lighthouse on these pages beside their limit (without any: on a sample)
 *   npm run measure -- --all [PAGES]  Lighthouse on all pages in four profiles, as one table
 *   npm run measure -- --visit        a visit of twelve pages over a slow link, in five ways
 *   npm run measure -- --record       first paint over four links, bytes of two visits: the colophon's figures
 *
 * `--visit` takes `--link=cable` (or 4g, 3g, slow, all), `--runs=5`, `--ways="as it is,no script"`, `--pauses=0.5,4`
 * (seconds on each page), and in the same run `--against=URL`, another build of the site that is served there, and `--beside=URL`, another site.
 */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    visit: { type: "boolean" },
    record: { type: "boolean" },
    link: { type: "string" },
    runs: { type: "string" },
    ways: { type: "string" },
    pauses: { type: "string" },
    against: { type: "string" },
    beside: { type: "string" },
  },
});

if (values.record) {
  const { recordFirstPages } = await import("./measure/first-pages.ts");
  await recordFirstPages(Number(values.runs ?? 5));
} else if (values.visit) {
  const { measureVisits } = await import("./measure/visit.ts");
  await measureVisits(values);
} else {
  const { measurePages, tabulatePages } = await import("./measure/lighthouse.ts");
  await (values.all ? tabulatePages : measurePages)(positionals);
}
