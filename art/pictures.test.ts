import { expect, test, vi } from "vitest";
import { pictures as made } from "../content/generated/pictures.server.ts";
import images from "../content/images.json" with { type: "json" };
import { arrivalTimes } from "./kit/swell.ts";
import { pictures } from "./pictures.ts";

vi.mock("./kit/swell.ts", { spy: true });

/** A photograph beside a record takes the place of its drawing, which `npm run images` then removes. */
const replaced = (name: string) => name.startsWith("people/") || Object.hasOwn(made, name);

test("every picture of the manifest has a drawing, and every drawing was drawn", async () => {
  const known = [...(await pictures()).keys()];
  expect(
    known.filter((name) => !Object.hasOwn(images, name)),
    "run npm run images -- NAME",
  ).toEqual([]);
  const inUse = Object.keys(images).filter((name) => !replaced(name));
  expect(inUse.filter((name) => !known.includes(name))).toEqual([]);
});

test("one picture costs one picture: no scene's swell is worked out when its file is read", async () => {
  const files = Object.values(import.meta.glob("./scenes/**/*.ts"));
  for (const read of files) await read();
  await pictures();
  expect(files.length).toBeGreaterThan(20);
  expect(arrivalTimes).not.toHaveBeenCalled();
});

test("a scene is drawn twice the same", async () => {
  const draw = (await pictures()).get("about/chart-table");
  const [once, again] = [await draw?.(), await draw?.()];
  expect(once).toMatchObject({ width: 1600, height: 1200 });
  expect(again).toEqual(once);
});
