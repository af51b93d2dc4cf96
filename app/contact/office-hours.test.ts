import { expect, test, vi } from "vitest";
import { ourOffice } from "#content/office-clock.ts";
import { clocksOf, isOpen, officeDays, visitorTimeZone } from "./office-hours.ts";

vi.mock("#content/generated/opening-hours.ts", () => {
  const weekday = [9 * 60, 17 * 60];
  return {
    officeTimeZone: "Pacific/Guadalcanal",
    officeWeek: [null, weekday, weekday, weekday, weekday, weekday, [10 * 60, 14 * 60]],
  };
});

/** A time in Honiara in November 2026; the 21st is a Saturday. */
const inHoniara = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);

test.each([
  ["Friday 9:00", inHoniara(20, 9), true],
  ["Friday 17:00", inHoniara(20, 17), false],
  ["Saturday 9:59", inHoniara(21, 9, 59), false],
  ["Sunday 12:00", inHoniara(22, 12), false],
  ["Monday 9:00, Sunday in London", inHoniara(23, 9), true],
])("%s", (_when, now, open) => expect(isOpen(now)).toBe(open));

test.each([
  ["the last Saturday of winter opens at 10:00, UTC+12", "2026-09-25T22:00Z"],
  ["the first Monday of summer opens at 9:00, UTC+13", "2026-09-27T20:00Z"],
  ["the first Monday of winter opens at 9:00, UTC+12", "2027-04-04T21:00Z"],
])("in Auckland %s, and not before", (_when, opening) => {
  const moment = Date.parse(opening);
  const auckland = { ...ourOffice, timeZone: "Pacific/Auckland" };
  expect([moment - 1, moment].map((now) => isOpen(now, auckland))).toEqual([false, true]);
});

test.each([
  ["Australia/Sydney", "9:00–17:00 in summer, 8:00–16:00 in winter"],
  ["Pacific/Auckland", "11:00–19:00 in summer, 10:00–18:00 in winter"],
  ["Pacific/Fiji", "10:00–18:00"],
  ["Asia/Singapore", "6:00–14:00"],
  ["Europe/London", "23:00–7:00 in summer, 22:00–6:00 in winter"],
  ["America/New_York", "18:00–2:00 in summer, 17:00–1:00 in winter"],
  ["Asia/Kolkata", "3:30–11:30"],
])("in %s our hours are %s", (timeZone, hours) => {
  expect(clocksOf([{ place: "There", timeZone }], Date.UTC(2026, 0))).toEqual([{ place: "There", hours }]);
});

/** Friday, 10:10. */
const friday = inHoniara(20, 10, 10);
function dayIn(timeZone: string, name: string) {
  const { halfHours, isNight } = officeDays(friday, timeZone).find((day) => day.name === name)!;
  const [fit, rest] = [true, false].map((is) => halfHours.filter(({ isFit }) => isFit === is));
  return { fit: fit!, rest: rest!, isNight };
}

test("half-hours of the coming office days, a day ahead at least and none on Sunday", () => {
  expect(
    officeDays(friday, "Pacific/Guadalcanal")
      .map(({ name }) => name)
      .join(),
  ).toBe(
    "Sat 21 Nov,Mon 23 Nov,Tue 24 Nov,Wed 25 Nov,Thu 26 Nov,Fri 27 Nov,Sat 28 Nov,Mon 30 Nov,Tue 1 Dec,Wed 2 Dec",
  );
  // From 10:30, not from 10:00, which is less than a day away; the last call ends at 14:00.
  expect(dayIn("Pacific/Guadalcanal", "Sat 21 Nov").fit).toHaveLength(7);
  expect(dayIn("Pacific/Guadalcanal", "Mon 23 Nov").fit).toHaveLength(16);
});

test("a wish has the day of the other clock only where it differs, and no other clock where it is the same", () => {
  const first = (timeZone: string) => dayIn(timeZone, "Mon 23 Nov").fit[0];
  expect(first("Pacific/Auckland")?.elsewhere).toBe("11:00");
  expect(first("Pacific/Guadalcanal")).toMatchObject({
    elsewhere: "",
    line: "- Mon 23 Nov, 9:00–9:30 Honiara",
  });
});

test("where the browser knows no time zone, the visitor's is the office's", () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  const told = ["Europe/London", "Etc/Unknown"].map((timeZone) => {
    resolved.mockReturnValueOnce({ ...options, timeZone });
    return visitorTimeZone();
  });
  expect(told).toEqual(["Europe/London", "Pacific/Guadalcanal"]);
  resolved.mockRestore();
});

test.each([
  ["Pacific/Auckland", 16, false, "9:00"],
  ["America/New_York", 10, false, "9:00"],
  ["Asia/Dubai", 6, false, "14:00"],
  ["Europe/London", 6, true, "9:00"],
])("a visitor in %s is offered %i half-hours first", (timeZone, count, night, first) => {
  const { fit, rest, isNight } = dayIn(timeZone, "Mon 23 Nov");
  expect([fit.length, isNight, fit[0]?.time, rest.length]).toEqual([count, night, first, 16 - count]);
  if (isNight) expect(fit.at(-1)?.time).toBe("16:30");
});
