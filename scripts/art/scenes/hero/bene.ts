import { beneTable } from "../../bene-table.ts";

export default beneTable({ width: 1600, height: 1200 }, [
  [430, 620, 1.5, "Turmeric", "#b8860b"],
  [800, 570, 1.9, "Noni", "#0b5a3e"],
  [1180, 620, 1.5, "Ginger", "#a0522d"],
]);
