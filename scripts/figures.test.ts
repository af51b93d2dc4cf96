import { expect, test } from "vitest";
import { figureTables } from "./figures.ts";

test("figures stand beside main's: of times the longest, of others what differs, with what is new and gone", () => {
  const pages = { "/": 1200, "/new": 9, "/same": 5 };
  const now = { "Pages, bytes": pages, Simulation: { lost: 0 }, "Tests, seconds": { a: 2, "b|c": 3.25 } };
  const main = { "Pages, bytes": { "/": 100, "/old": 7, "/same": 5 }, Simulation: { lost: 0 } };
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
| a |  | 2 |`);
});
