import { expect, test } from "vitest";
import { clockTime, dayPath, hoursAhead, namesOf, noonOf, placeOf, sunHeight, type Town } from "./day.ts";

const onEquator = (longitude: number): Town => ({ latitude: 0, longitude, timeZone: "UTC" });

test("the sun stands over the equator at noon, on the horizon six hours later, as far below it at midnight", () => {
  expect(sunHeight(onEquator(0), 12)).toBeCloseTo(1);
  expect(sunHeight(onEquator(0), 18)).toBeCloseTo(0);
  expect(sunHeight(onEquator(0), 24)).toBeCloseTo(-1);
  // A quarter of the way round the world to the east, noon comes six hours earlier.
  expect(sunHeight(onEquator(90), 6)).toBeCloseTo(1);
  expect(sunHeight({ ...onEquator(0), latitude: 60 }, 12)).toBeCloseTo(0.5);
});

test("the drawing begins and ends at noon UTC, with midnight in its middle", () => {
  expect([12, 24, 6].map(placeOf)).toEqual([0, 0.5, 0.75]);
  expect(noonOf(onEquator(180))).toBe(0.5);
  expect(dayPath(onEquator(0))).toMatch(/^M0 8L.* 512L.* 8$/);
  expect(["Pacific/Guadalcanal", "Europe/London", "Asia/Kolkata"].map(hoursAhead)).toEqual([11, 0, 5.5]);
  expect([-2, 9, 29.5].map(clockTime)).toEqual(["22:00", "9:00", "5:30"]);
});

test("the names of two days stand in the drawing, and never in each other's place", () => {
  const london = 0.9997;
  expect(namesOf(0.556, london)).toEqual({
    here: { x: "55.60%", y: "36%", textAnchor: "middle" },
    there: { x: "5%", y: "36%", textAnchor: "start" },
  });
  expect(namesOf(0.156, london), "noon in Montevideo").toEqual({
    here: { x: "5%", y: "36%", textAnchor: "start" },
    there: { x: "5%", y: "26%", textAnchor: "start" },
  });
  expect(namesOf(0.8, 0.3).here.textAnchor).toBe("end");
});
