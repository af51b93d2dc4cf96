import { expect, test } from "vitest";
import { momentsOf, sunOver } from "./slides.server.ts";

test("the drawing begins and ends at noon UTC, with midnight in its middle", () => {
  expect(momentsOf("Europe/London")).toEqual({
    sent: { at: "25.00%", here: "5:00", there: "18:00" },
    opens: { at: "41.67%", here: "9:00", there: "22:00" },
    closes: { at: "75.00%", here: "17:00", there: "6:00" },
  });
});

test("the sun stands highest over the equator, half as high at 60 degrees; a name at an edge is not cut", () => {
  const place = "translate(800.0 260)scale(1 1.000)";
  expect(sunOver({ longitude: 0, latitude: 0 })).toEqual({ name: "18.00%", place });
  expect(sunOver({ longitude: 180, latitude: 60 }).place).toBe("translate(0.0 260)scale(1 0.500)");
  // A quarter of the way round the world to the east, noon comes six hours earlier.
  expect(sunOver({ longitude: 90, latitude: 0 }).name).toBe("75.00%");
});
