import { expect, test, vi } from "vitest";
import { dayFrom, age, officeDay, officeMoment } from "./office.ts";

vi.mock("../../content/generated/opening-hours.ts", () => ({
  officeTimeZone: "Pacific/Guadalcanal",
  officeWeek: [],
}));

test("times and days are the office's", () => {
  expect(officeMoment("2026-11-21T20:05:00.000Z")).toBe("Sun 22 Nov 2026, 07:05");
  expect(officeDay("2026-11-21T20:05:00.000Z")).toBe("20261122");
  expect(officeMoment("no time")).toBe("");
});

test.each([
  [0, "just now"],
  [59_999, "just now"],
  [60_000, "1 min ago"],
  [2 * 3_600_000 + 1, "2 h ago"],
  [47 * 3_600_000, "47 h ago"],
  [49 * 3_600_000, "2 d ago"],
  [-3_600_000, "in 1 h"],
])("%i ms is %s", (ms, words) => {
  const now = Date.UTC(2026, 10, 21);
  expect(age(new Date(now - ms).toISOString(), now)).toBe(words);
});

test("a day is written as people write it", () => {
  const now = Date.UTC(2026, 10, 21, 20);
  expect(dayFrom("today", now)).toBe("20261122");
  expect(dayFrom("yesterday", now)).toBe("20261121");
  expect(dayFrom("2026-11-21")).toBe("20261121");
  expect(dayFrom("")).toBe("");
  expect(() => dayFrom("2026-11")).toThrow(/"2026-11" is not a day/);
});
