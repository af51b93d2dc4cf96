import { expect, test } from "vitest";
import { figureTable } from "./measure-compare.ts";

test("figures that differ stand beside main's, with what is new and gone, and the ten longest tests whatever main had", () => {
  const bytes = { "Bytes: /": 1200, "Bytes: /new": 9, "Bytes: /same": 5 };
  const main = { "Bytes: /": 100, "Bytes: /old": 7, "Bytes: /same": 5 };
  const name = (index: number) => `Tests in a browser, seconds: ${index}`;
  const tests = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [name(index), index]));
  const longest = Array.from({ length: 10 }, (_, index) => `| ${name(11 - index)} |  | ${11 - index} |`);
  const table = figureTable({ ...bytes, ...tests }, main);
  expect(table.split("\n").slice(2)).toEqual([
    "| Bytes: / | 100 | 1,200 |",
    "| Bytes: /old | 7 |  |",
    "| Bytes: /new |  | 9 |",
    ...longest,
  ]);
  expect(figureTable(bytes, bytes)).toBe("All figures are as on main.");
});
