/**
 * `npm run measure`: how fast the production build is in a browser, over four modelled links: first paint, and the bytes of
 * two visits. `--runs=5` says how often each is measured; `--record` keeps the medians for the colophon.
 */
import { parseArgs } from "node:util";
import { measureFirstPages } from "./measure/first-pages.ts";
import { record } from "./figures.ts";

const { values } = parseArgs({
  options: { record: { type: "boolean" }, runs: { type: "string", default: "5" } },
});

const figures = await measureFirstPages(Number(values.runs));
console.log(figures);
if (values.record) record("visits", "npm run measure -- --record", figures);
