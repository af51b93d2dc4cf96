import { expect, test } from "vitest";
import { isActive } from "./active-item.ts";

test.each([
  ["/", "/", true],
  ["/", "/services", false],
  ["/services", "/services", true],
  ["/services", "/services/training", true],
  ["/services", "/services-old", false],
  ["/portfolio", "/services/training", false],
])("R-NAV-05, C-18: %s on %s is %s", (href, pathname, active) => {
  expect(isActive(href, pathname)).toBe(active);
});
