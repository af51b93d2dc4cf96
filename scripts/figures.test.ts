import { expect, test } from "vitest";
import { figureTables } from "./figures.ts";

test("figures stand beside main's: times all, others where they differ, with what is new and what is gone", () => {
  const main = {
    "Pages, bytes": { "/": 100, "/old": 7, "/same": 5 },
    Simulation: { lost: 0 },
    "Tests, seconds": { a: 2 },
  };
  const now = {
    "Pages, bytes": { "/": 1200, "/new": 9, "/same": 5 },
    Simulation: { lost: 0 },
    "Tests, seconds": { a: 2, "b|c": 3.25 },
  };
  expect(figureTables(now, main)).toBe(`**Pages, bytes**

| | main | now |
| --- | ---: | ---: |
| / | 100 | 1,200 |
| /new |  | 9 |
| /old | 7 |  |

**Simulation:** as on main

**Tests, seconds**

| | main | now |
| --- | ---: | ---: |
| b\\|c |  | 3.3 |
| a | 2 | 2 |`);
});

test("where main has none, the ten largest are shown", () => {
  const pages = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`/${place}`, place]));
  const table = figureTables({ "Pages, bytes": pages }, {});
  expect(table.match(/^\| \/\d+ /gm)).toHaveLength(10);
  expect(table).toContain("| /11 |  | 11 |");
});
