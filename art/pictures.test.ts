import { expect, test, vi } from "vitest";
import { images } from "../content/images.ts";
import { arrivalTimes } from "./kit/swell.ts";
import { pictures } from "./pictures.ts";

vi.mock("./kit/swell.ts", { spy: true });

test("every picture of the manifest has a drawing, and every drawing was drawn", async () => {
  const known = await pictures();
  expect([...known.keys()].sort(), "run npm run images -- NAME").toEqual(Object.keys(images).sort());
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
