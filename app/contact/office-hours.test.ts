import { expect, test } from "vitest";
import { isOpen, weekdayHoursIn } from "./office-hours.ts";

/** A moment by the office's own clock, in November 2026; the 21st is a Saturday. */
const honiara = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);

test.each([
  ["Friday 8:59", honiara(20, 8, 59), false],
  ["Friday 9:00", honiara(20, 9), true],
  ["Friday 16:59", honiara(20, 16, 59), true],
  ["Friday 17:00", honiara(20, 17), false],
  ["Saturday 9:59", honiara(21, 9, 59), false],
  ["Saturday 10:00", honiara(21, 10), true],
  ["Saturday 14:00", honiara(21, 14), false],
  ["Sunday 12:00", honiara(22, 12), false],
  ["Monday 9:00, Sunday in London", honiara(23, 9), true],
])("%s", (_when, now, open) => expect(isOpen(now)).toBe(open));

test("weekday hours elsewhere follow that zone's own clock", () => {
  const now = honiara(20, 12);
  expect(weekdayHoursIn("Pacific/Guadalcanal", now)).toBeUndefined();
  expect(weekdayHoursIn("Europe/London", now)).toBe("22:00–6:00");
  expect(weekdayHoursIn("Pacific/Auckland", now)).toBe("11:00–19:00");
  expect(weekdayHoursIn("Pacific/Auckland", Date.UTC(2026, 6, 20))).toBe("10:00–18:00");
});
