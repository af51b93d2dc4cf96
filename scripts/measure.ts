/**
 * Measures the production build's speed in a browser over simulated links.
 *
 *   npm run measure                   a visit of twelve pages over a slow link, in three ways
 *   npm run measure -- --record       first paint over four links, bytes of two visits: the colophon's figures
 *
 * A visit takes `--link=cable` (or 4g, 3g, slow, all), `--runs=5`, `--ways="as it is,no script"` and `--pauses=0.5,4`
 * (seconds on each page).
 */
import { parseArgs } from "node:util";
import { recordFirstPages } from "./measure/first-pages.ts";
import { measureVisits } from "./measure/visit.ts";

const { values } = parseArgs({
  options: {
    record: { type: "boolean" },
    link: { type: "string" },
    runs: { type: "string" },
    ways: { type: "string" },
    pauses: { type: "string" },
  },
});

if (values.record) await recordFirstPages(Number(values.runs ?? 5));
else await measureVisits(values);
