import { expect, test } from "vitest";
import { shuffle } from "./use-shuffled.ts";

test("a shuffle keeps every item, leaves its input alone, and follows its random numbers", () => {
  const items = [1, 2, 3, 4, 5];
  const shuffled = shuffle(items, () => 0);
  expect(items).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(shuffled)).toEqual(new Set(items));
  expect(shuffled).not.toEqual(items);
  expect(shuffle(items, () => 0.999)).toEqual(items);
});
