import sharp from "sharp";
import { expect, test } from "vitest";
import { coverGrounds } from "../../../content/colours.ts";
import { pageCover, textOf } from "./cover.ts";

/** Pixels that `text` is wide at 84 pixels, without what is empty around it. */
async function inkOf(text: string): Promise<number> {
  const set = await textOf(text, 84, "#ffffff", 2000);
  const { info } = await sharp(set)
    .flatten({ background: "#000" })
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

test("titles are set in the site's own typeface, whatever fonts the machine has", async () => {
  // Widths of the display cut; any other face differs by tens of pixels.
  expect(await inkOf("Wayfinding")).toBe(475);
});

test("letters of Pacific languages and signs of markup are shown as they are written", async () => {
  expect(await inkOf("<b>R&D</b>")).toBeGreaterThan((await inkOf("R&D")) + 200);
  expect(await inkOf("Hawaiʻi")).toBeGreaterThan((await inkOf("Hawaii")) + 10);
});

test("a cover has the colour that its record asks for", async () => {
  const { dominant } = await sharp(await pageCover({ title: "A", category: "web", colour: "leaf" })).stats();
  const [ground] = coverGrounds.leaf;
  const channels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  // The dominant colour is the middle of a bin of 16 steps a channel.
  for (const [channel, value] of [dominant.r, dominant.g, dominant.b].entries())
    expect(Math.abs(value - channels[channel]!)).toBeLessThanOrEqual(8);
});
