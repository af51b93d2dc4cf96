import { expect, test, vi } from "vitest";
import { isOverdue, officeDate, officeTime } from "./office-time.ts";

vi.mock("#content/generated/opening-hours.ts", () => {
  const weekday = [9 * 60, 17 * 60];
  return {
    officeTimeZone: "Pacific/Guadalcanal",
    officeWeek: [null, weekday, weekday, weekday, weekday, weekday, [10 * 60, 14 * 60]],
  };
});

/** A time in Honiara in November 2026; the 20th is a Friday. */
const honiara = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);
test.each<[string, number, number, boolean]>([
  ["Tuesday 10:00, on Wednesday at 10:00", honiara(17, 10), honiara(18, 10), false],
  ["Tuesday 10:00, on Wednesday at 10:01", honiara(17, 10), honiara(18, 10, 1), true],
  ["Friday 16:00, on Monday at 11:59", honiara(20, 16), honiara(23, 11, 59), false],
  ["Friday 16:00, on Monday at 12:00", honiara(20, 16), honiara(23, 12), true],
  ["Saturday 8:00, on Monday at 12:59", honiara(21, 8), honiara(23, 12, 59), false],
  ["Saturday 8:00, on Monday at 13:00", honiara(21, 8), honiara(23, 13), true],
  ["Saturday 15:00, on Monday at 17:00", honiara(21, 15), honiara(23, 17), true],
  ["Tuesday 8:00, at 18:00: a working day, but no 24 hours", honiara(17, 8), honiara(17, 18), false],
])("overdue: what came on %s", (_what, from, now, late) => {
  expect(isOverdue(from, now)).toBe(late);
});

test("dates and times read as the office's clock", () => {
  expect(officeDate(Date.UTC(2026, 10, 22, 13, 30))).toEqual({ day: "20261123", hour: 0 });
  expect(officeTime(honiara(20, 16, 5))).toBe("Fri 20 Nov 16:05");
  expect(officeTime(NaN)).toBe("");
});
