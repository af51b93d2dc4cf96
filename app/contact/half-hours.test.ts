import { expect, test, vi } from "vitest";
import { officeDays } from "./office-hours.ts";

vi.mock("#content/generated/opening-hours.ts", () => {
  const weekday = [9 * 60, 17 * 60];
  return {
    officeTimeZone: "Pacific/Guadalcanal",
    officeWeek: [null, weekday, weekday, weekday, weekday, weekday, [10 * 60, 14 * 60]],
  };
});

/** Friday, 20 November 2026, 10:10 in Honiara. */
const friday = Date.UTC(2026, 10, 19, 23, 10);
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
