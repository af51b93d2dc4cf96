import { expect, test, vi } from "vitest";
import { halfHours as words } from "#content/generated/half-hours.ts";
import { lineOf, linesIn, officeDays, suiting, timeElsewhere, toggled } from "./half-hours.ts";

vi.mock("#content/generated/opening-hours.ts", () => {
  const weekday = [9 * 60, 17 * 60];
  return {
    officeTimeZone: "Pacific/Guadalcanal",
    officeWeek: [null, weekday, weekday, weekday, weekday, weekday, [10 * 60, 14 * 60]],
  };
});

/** Friday, 20 November 2026, 10:10 in Honiara. */
const friday = Date.UTC(2026, 10, 19, 23, 10);
const days = officeDays(friday);
const moments = (name: string) => days.find((day) => day.name === name)?.starts ?? [];
const line = (start = 0) => lineOf(start, "Honiara", "Europe/London");

test("half-hours of the coming office days, a day ahead at least and none on Sunday", () => {
  expect(days.map(({ name }) => name).join()).toBe(
    "Sat 21 Nov,Mon 23 Nov,Tue 24 Nov,Wed 25 Nov,Thu 26 Nov,Fri 27 Nov,Sat 28 Nov,Mon 30 Nov,Tue 1 Dec,Wed 2 Dec",
  );
  // From 10:30, not from 10:00, which is less than a day away; the last call ends at 14:00.
  expect(moments("Sat 21 Nov")).toHaveLength(7);
  expect(moments("Mon 23 Nov")).toHaveLength(16);
});

test("a wish is told by both clocks, with the day where it is another", () => {
  const [first] = moments("Mon 23 Nov");
  expect(line(first)).toBe(
    `- Mon 23 Nov, 9:00–9:30 Honiara (${words.yours}: Sun 22 Nov, 22:00–22:30, Europe/London)`,
  );
  expect(lineOf(first ?? 0, "Honiara", "Pacific/Guadalcanal")).toBe("- Mon 23 Nov, 9:00–9:30 Honiara");
  expect(timeElsewhere(first ?? 0, "Europe/London")).toBe("22:00 Sun");
  expect(timeElsewhere(first ?? 0, "Pacific/Auckland")).toBe("11:00");
});

test.each([
  ["Pacific/Auckland", 16, false, 0],
  ["America/New_York", 10, false, 0],
  ["Asia/Dubai", 6, false, 10],
  ["Europe/London", 6, true, 0],
])("a visitor in %s is offered %i half-hours first", (timeZone, count, isNight, first) => {
  const starts = moments("Mon 23 Nov");
  const { fit, isNight: night } = suiting(starts, timeZone);
  expect([fit.length, night, starts.indexOf(fit[0] ?? 0)]).toEqual([count, isNight, first]);
  if (isNight) expect(fit.at(-1)).toBe(starts.at(-1));
});

test("wishes stand at the end of what was written, and leave it as it was", () => {
  const [one, two] = moments("Mon 23 Nov").map(line);
  const begun = "We'd like a shop.\n- for cocoa";
  const once = toggled(begun, one ?? "");
  expect(once).toBe(`${begun}\n\n${words.heading}\n${one}`);
  const twice = toggled(`${once}\nRegards, Ana`, two ?? "");
  expect(twice).toBe(`${once}\n${two}\nRegards, Ana`);
  expect(linesIn(twice, [one ?? "", two ?? ""])).toHaveLength(2);
  expect(toggled(toggled(once, two ?? ""), two ?? "")).toBe(once);
  expect(toggled(once, one ?? "")).toBe(begun);
  expect(toggled(toggled("", one ?? ""), one ?? "")).toBe("");
});
