import { expect, test } from "vitest";
import images from "../content/images.json" with { type: "json" };
import { pictures } from "./pictures.ts";

/** A photograph beside a record takes the place of its drawing, which `npm run images` then removes. */
const replaced = (name: string) => name.startsWith("people/");

test("every picture of the manifest has a drawing, and every drawing was drawn", async () => {
  const known = [...(await pictures()).keys()];
  expect(
    known.filter((name) => !Object.hasOwn(images, name)),
    "run npm run images -- NAME",
  ).toEqual([]);
  const inUse = Object.keys(images).filter((name) => !replaced(name));
  expect(inUse.filter((name) => !known.includes(name))).toEqual([]);
});

test("a scene is drawn twice the same", async () => {
  const draw = (await pictures()).get("about/chart-table");
  const [once, again] = [await draw?.(), await draw?.()];
  expect(once).toMatchObject({ width: 1600, height: 1200 });
  expect(again).toEqual(once);
});
