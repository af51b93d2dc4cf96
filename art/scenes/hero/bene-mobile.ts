import { beneTable } from "../../kit/bene-table.ts";
import { palette as p } from "../../kit/palette.ts";

/** Phones show it 4 to 3: the bottle keeps clear of what that cuts off above and below. */
export const draw = () => beneTable({ width: 1200, height: 1200 }, [[600, 604, 1.85, "Noni", p.leaf700]]);
