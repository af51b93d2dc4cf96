import { expect, test } from "vitest";
import { regions } from "#content/generated/regions.ts";
import { reachOf } from "./global-reach.tsx";

test("every place of every region is in reach.json, on its own map and on the world's", () => {
  for (const { title, places } of regions) {
    const names = places.map(({ name }) => name);
    const reach = reachOf(title);
    for (const marks of [reach?.names, reach?.world.names])
      expect(
        marks?.map(({ name }) => name),
        title,
      ).toEqual(names);
  }
});
