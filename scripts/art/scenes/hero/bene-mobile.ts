import { beneTable } from "../../bene-table.ts";

export default beneTable({ width: 1200, height: 1200 }, [[600, 560, 2.3, "Noni", "#0b5a3e"]]);
