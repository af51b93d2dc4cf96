import { expect, test } from "vitest";
import { clockIn, momentAt } from "./office-clock.ts";

const hour = 3_600_000;

test("the moment of a clock is found around the hours when daylight saving begins and ends", () => {
  for (const change of ["2026-09-26T14:00Z", "2027-04-03T14:00Z"]) {
    for (let hours = -30; hours <= 30; hours += 1) {
      const clock = clockIn("Pacific/Auckland", Date.parse(change) + hours * hour);
      expect(clockIn("Pacific/Auckland", momentAt("Pacific/Auckland", clock))).toBe(clock);
    }
  }
});
