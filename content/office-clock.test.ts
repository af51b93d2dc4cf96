import { expect, test } from "vitest";
import { clockIn, momentAt } from "./office-clock.ts";

const hour = 3_600_000;

test.each([
  ["Pacific/Guadalcanal", "2026-11-21T20:05:09.250Z", "2026-11-22T07:05:09.250Z"],
  ["Asia/Kolkata", "2026-11-21T20:05:09.250Z", "2026-11-22T01:35:09.250Z"],
  ["America/New_York", "2027-01-01T02:00:00Z", "2026-12-31T21:00:00Z"],
  ["UTC", "2026-11-21T00:00:00Z", "2026-11-21T00:00:00Z"],
  ["Pacific/Guadalcanal", "1969-12-31T23:59:59.500Z", "1970-01-01T10:59:59.500Z"],
])("a clock in %s at %s shows %s", (timeZone, moment, clock) => {
  expect(clockIn(timeZone, Date.parse(moment))).toBe(Date.parse(clock));
});

test("the moment of a clock is found around the hours when daylight saving begins and ends", () => {
  for (const change of ["2026-09-26T14:00Z", "2027-04-03T14:00Z"]) {
    for (let hours = -30; hours <= 30; hours += 1) {
      const clock = clockIn("Pacific/Auckland", Date.parse(change) + hours * hour);
      expect(clockIn("Pacific/Auckland", momentAt("Pacific/Auckland", clock))).toBe(clock);
    }
  }
});
