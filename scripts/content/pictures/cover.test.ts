import sharp from "sharp";
import { expect, test } from "vitest";
import { textOf } from "./cover.ts";

/** Width in pixels of `text` set at 84 pixels, without the space around it. */
async function inkOf(text: string): Promise<number> {
  const set = await textOf(text, 84, "#ffffff", 2000);
  const { info } = await sharp(set)
    .flatten({ background: "#000" })
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

test("titles are set in the site's own typeface, whatever fonts the machine has", async () => {
  // The width in the display cut; in any other face it differs by tens of pixels.
  expect(await inkOf("Wayfinding")).toBe(475);
});

test("letters of Pacific languages and signs of markup are shown as they are written", async () => {
  expect(await inkOf("<b>R&D</b>")).toBeGreaterThan((await inkOf("R&D")) + 200);
  expect(await inkOf("Hawaiʻi")).toBeGreaterThan((await inkOf("Hawaii")) + 10);
});
