import { beneTable } from "../../kit/bene-table.ts";
import { palette as p } from "../../kit/palette.ts";

export const draw = () => beneTable({ width: 1200, height: 1200 }, [[600, 560, 2.3, "Noni", p.leaf700]]);
