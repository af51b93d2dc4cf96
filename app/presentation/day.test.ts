import { expect, test } from "vitest";
import { clockTime, hoursAhead, placeOf, sunOver } from "./day.ts";

test("the drawing begins and ends at noon UTC, with midnight in its middle", () => {
  expect([12, 24, 6].map(placeOf)).toEqual([0, 0.5, 0.75]);
  expect(["Pacific/Guadalcanal", "Europe/London", "Asia/Kolkata"].map(hoursAhead)).toEqual([11, 0, 5.5]);
  expect([-2, 9, 29.5].map(clockTime)).toEqual(["22:00", "9:00", "5:30"]);
});

test("the sun stands highest over the equator, half as high at 60 degrees; a name at an edge is not cut", () => {
  const place = "translate(800.0 260)scale(1 1.000)";
  expect(sunOver({ longitude: 0, latitude: 0 })).toEqual({ name: "18.00%", place });
  expect(sunOver({ longitude: 180, latitude: 60 }).place).toBe("translate(0.0 260)scale(1 0.500)");
  // A quarter of the way round the world to the east, noon comes six hours earlier.
  expect(sunOver({ longitude: 90, latitude: 0 }).name).toBe("75.00%");
});
