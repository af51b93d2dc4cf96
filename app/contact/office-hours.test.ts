import { expect, test, vi } from "vitest";
import { isOpen, weekdayHoursIn } from "./office-hours.ts";

/** An office eleven hours ahead of Greenwich. */
vi.mock("#content/generated/opening-hours.ts", () => {
  const weekday = [9 * 60, 17 * 60];
  return {
    officeOffsetMinutes: 11 * 60,
    officeWeek: [null, weekday, weekday, weekday, weekday, weekday, [10 * 60, 14 * 60]],
  };
});

/** A moment by the office's own clock, in November 2026; the 21st is a Saturday. */
const atOffice = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);

test.each([
  ["Friday 8:59", atOffice(20, 8, 59), false],
  ["Friday 9:00", atOffice(20, 9), true],
  ["Friday 16:59", atOffice(20, 16, 59), true],
  ["Friday 17:00", atOffice(20, 17), false],
  ["Saturday 9:59", atOffice(21, 9, 59), false],
  ["Saturday 10:00", atOffice(21, 10), true],
  ["Saturday 14:00", atOffice(21, 14), false],
  ["Sunday 12:00", atOffice(22, 12), false],
  ["Monday 9:00, Sunday in London", atOffice(23, 9), true],
])("%s", (_when, now, open) => expect(isOpen(now)).toBe(open));

test("weekday hours elsewhere follow that zone's own clock", () => {
  const now = atOffice(20, 12);
  expect(weekdayHoursIn("Pacific/Guadalcanal", now)).toBeUndefined();
  expect(weekdayHoursIn("Europe/London", now)).toBe("22:00–6:00");
  expect(weekdayHoursIn("Pacific/Auckland", now)).toBe("11:00–19:00");
  expect(weekdayHoursIn("Pacific/Auckland", Date.UTC(2026, 6, 20))).toBe("10:00–18:00");
});
