import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconPng, iconSvg } from "./icon.ts";

const stale = "run npm run images -- icons";

test("the favicon is the mark in the palette of today", () => {
  expect(readFileSync("public/favicon.svg", "utf8"), stale).toBe(iconSvg());
});

test.each([180, 192, 512])("the icon of %d pixels is the same", async (pixels) => {
  const drawn = await sharp(await iconPng(pixels))
    .raw()
    .toBuffer();
  const kept = await sharp(`public/icon-${pixels}.png`).raw().toBuffer();
  expect(kept.length).toBe(drawn.length);
  // Another build of the renderer may round the edges of curves differently, not the colours of areas.
  const different = drawn.reduce(
    (count, part, at) => count + (Math.abs(part - (kept[at] ?? 0)) > 8 ? 1 : 0),
    0,
  );
  expect(different / drawn.length, stale).toBeLessThan(0.01);
});
