import { expect, test } from "vitest";
import type { OfficeHours } from "#content/office-clock.ts";
import { clocksOf, isOpen } from "./office-hours.ts";

const weekday: [number, number] = [540, 1020];
const saturday: [number, number] = [600, 840];
const week = [null, weekday, weekday, weekday, weekday, weekday, saturday];
const honiara: OfficeHours = { week, timeZone: "Pacific/Guadalcanal" };
const auckland: OfficeHours = { week, timeZone: "Pacific/Auckland" };

/** A time in Honiara in November 2026; the 21st is a Saturday. */
const inHoniara = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 11, minute);

test.each([
  ["Friday 9:00", inHoniara(20, 9), true],
  ["Friday 17:00", inHoniara(20, 17), false],
  ["Saturday 9:59", inHoniara(21, 9, 59), false],
  ["Sunday 12:00", inHoniara(22, 12), false],
  ["Monday 9:00, Sunday in London", inHoniara(23, 9), true],
])("%s", (_when, now, open) => expect(isOpen(now, honiara)).toBe(open));

test.each([
  ["the last Saturday of winter opens at 10:00, UTC+12", "2026-09-25T22:00Z"],
  ["the first Monday of summer opens at 9:00, UTC+13", "2026-09-27T20:00Z"],
  ["the first Monday of winter opens at 9:00, UTC+12", "2027-04-04T21:00Z"],
])("in Auckland %s, and not before", (_when, opening) => {
  const moment = Date.parse(opening);
  expect([moment - 1, moment].map((now) => isOpen(now, auckland))).toEqual([false, true]);
});

test("each place has its hours in full, and both seasons where its clocks change", () => {
  const timeZones = {
    Sydney: "Australia/Sydney",
    Auckland: "Pacific/Auckland",
    Suva: "Pacific/Fiji",
    Singapore: "Asia/Singapore",
    London: "Europe/London",
    "New York": "America/New_York",
    Kolkata: "Asia/Kolkata",
  };
  const places = Object.entries(timeZones).map(([place, timeZone]) => ({ place, timeZone }));
  const hours = clocksOf(places, honiara).map((each) => each.hours);
  expect(hours).toEqual([
    "9:00–17:00 in summer, 8:00–16:00 in winter",
    "11:00–19:00 in summer, 10:00–18:00 in winter",
    "10:00–18:00",
    "6:00–14:00",
    "23:00–7:00 in summer, 22:00–6:00 in winter",
    "18:00–2:00 in summer, 17:00–1:00 in winter",
    "3:30–11:30",
  ]);
});
