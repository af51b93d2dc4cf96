import { expect, test } from "vitest";
import { counterValue, countSteps } from "./counters.tsx";

test("R-HOM-12: a counter goes from 0 to its target in 60 steps and never past it", () => {
  const values = Array.from({ length: countSteps + 5 }, (_, step) => counterValue(47, step));
  expect(values[0]).toBe(0);
  expect(values[30]).toBeGreaterThan(0);
  expect(values[30]).toBeLessThan(47);
  expect(values[countSteps]).toBe(47);
  expect(values.at(-1)).toBe(47);
  expect(values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))).toBe(true);
});
