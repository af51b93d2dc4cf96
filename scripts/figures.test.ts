import { expect, test } from "vitest";
import { figureTable } from "./figures.ts";

test("figures that differ stand beside main's, with what is new and gone", () => {
  const now = { "Bytes: /": 1200, "Bytes: /new": 9, "Bytes: /same": 5 };
  const main = { "Bytes: /": 100, "Bytes: /old": 7, "Bytes: /same": 5 };
  expect(figureTable(now, main).split("\n").slice(2)).toEqual([
    "| Bytes: / | 100 | 1,200 |",
    "| Bytes: /old | 7 |  |",
    "| Bytes: /new |  | 9 |",
  ]);
  expect(figureTable(main, main)).toBe("All figures are as on main.");
});
