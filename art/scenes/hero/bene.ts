import { beneTable } from "../../kit/bene-table.ts";
import { palette as p } from "../../kit/palette.ts";

export const draw = () =>
  beneTable(
    { width: 1600, height: 1200 },
    [
      [430, 620, 1.5, "Turmeric", "#b8860b"],
      [800, 570, 1.9, "Noni", p.leaf700],
      [1180, 620, 1.5, "Ginger", "#a0522d"],
    ],
    [480, 800],
  );
