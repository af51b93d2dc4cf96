import { beneTable } from "../../kit/bene-table.ts";
import { palette as p } from "../../kit/palette.ts";

/** One bottle alone. The first picture of every phone's visit, so it is no larger than a phone shows it. */
export const draw = () =>
  beneTable({ width: 1200, height: 900 }, [[600, 604, 1.85, "Noni", p.leaf700]], [480, 680], 150);
