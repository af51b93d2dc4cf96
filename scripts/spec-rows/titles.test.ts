import { expect, test } from "vitest";
import { rowsIn, titlesIn } from "./titles.ts";

test("rows are read from a title's head and from brackets, never from prose", () => {
  expect(rowsIn("R-HOM-05 to 07, 10: three slides")).toEqual([
    "R-HOM-05",
    "R-HOM-06",
    "R-HOM-07",
    "R-HOM-10",
  ]);
  expect(rowsIn("R-STA-07, C-50, R-PFL-03: filters")).toEqual(["R-STA-07", "R-PFL-03"]);
  expect(rowsIn("R-CHT-12: each of the 42 keywords, 24 of them twice")).toEqual(["R-CHT-12"]);
  expect(rowsIn("R-PRJ-33 to 35 %s")).toEqual(["R-PRJ-33", "R-PRJ-34", "R-PRJ-35"]);
  expect(rowsIn("a message of 42 words (R-CON-12, 13) [R-ERR-02]")).toEqual([
    "R-CON-12",
    "R-CON-13",
    "R-ERR-02",
  ]);
  expect(rowsIn("works in R-CON-12 as well")).toEqual([]);
});

test("titles are found in plain, in parametrised and in skipped tests", () => {
  const source = 'test("one", () => {});\ntest.each([1])("two %s", f);\ntest(`three ${x}`, f); log("four");';
  expect(titlesIn(source)).toEqual(["one", "two %s", "three ${x}"]);
});
