import { expect, test } from "vitest";
import { clockTime, dayPath, hoursAhead, namesOf, noonOf, placeOf, sunHeight, type Town } from "./day.ts";

const onEquator = (longitude: number): Town => ({ latitude: 0, longitude, timeZone: "UTC" });

test("the sun stands over the equator at noon, on the horizon six hours later, as far below it at midnight", () => {
  expect(sunHeight(onEquator(0), 12)).toBeCloseTo(1);
  expect(sunHeight(onEquator(0), 18)).toBeCloseTo(0);
  expect(sunHeight(onEquator(0), 24)).toBeCloseTo(-1);
  expect(
    sunHeight(onEquator(90), 6),
    "a quarter of the world to the east, noon comes six hours earlier",
  ).toBeCloseTo(1);
  expect(sunHeight({ ...onEquator(0), latitude: 60 }, 12)).toBeCloseTo(0.5);
});

test("the drawing begins and ends at noon UTC, with midnight in its middle", () => {
  expect(placeOf(12)).toBe(0);
  expect(placeOf(24)).toBe(0.5);
  expect(placeOf(6)).toBe(0.75);
  expect(placeOf(-2), "an office that opens before midnight UTC").toBeCloseTo(10 / 24);
  expect(noonOf(onEquator(180))).toBe(0.5);
  const heights = dayPath(onEquator(0))
    .slice(1)
    .split("L")
    .map((point) => Number(point.split(" ")[1]));
  expect(heights[0]).toBe(8);
  expect(heights.at(-1)).toBe(8);
  expect(Math.max(...heights)).toBe(512);
});

test("clocks: a zone without and one with summer time, and half-hour zones", () => {
  expect(hoursAhead("Pacific/Guadalcanal")).toBe(11);
  expect(hoursAhead("Europe/London")).toBe(0);
  expect(hoursAhead("Asia/Kolkata")).toBe(5.5);
  expect(clockTime(-2)).toBe("22:00");
  expect(clockTime(29.5)).toBe("5:30");
  expect(clockTime(9)).toBe("9:00");
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
