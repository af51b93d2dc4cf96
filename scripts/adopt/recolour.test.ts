import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allPairs, contrast, isFaint, luminance } from "../../content/contrast.ts";
import { palette } from "../../content/palette.ts";
import { hexOf, oklchOf, withLuminance } from "./oklch.ts";
import { type Colours, families, presentColours as main, recolour, recolouredText } from "./recolour.ts";

/** A family's main colour in another hue, as bright. */
function turned(family: keyof Colours, degrees: number): string {
  const { hue, chroma } = oklchOf(main[family]);
  return withLuminance(luminance(main[family]), hue + degrees, chroma);
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColours = fc.record({ deep: hex, coral: hex, sun: hex, lagoon: hex, leaf: hex });

test("whatever the colours, every text is read on its ground, in light and dark", () => {
  fc.assert(
    fc.property(anyColours, (colours) => {
      const { shown } = recolour(colours);
      expect(allPairs.filter((pair) => isFaint(pair, shown)).map(({ what }) => what)).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_122, interruptAfterTimeLimit: 30_000 },
  );
});

test.each([
  ["yellow", { deep: "#ffd400", coral: "#ffe95c", sun: "#fff3b0", lagoon: "#f5e663", leaf: "#ffffff" }],
  ["black", { deep: "#000000", coral: "#000000", sun: "#000000", lagoon: "#000000", leaf: "#000000" }],
  ["dark red", { deep: "#5a0008", coral: "#7a0c14", sun: "#8a1020", lagoon: "#400006", leaf: "#2b0004" }],
])("a brand that is all %s is read as well", (_name, colours) => {
  const { shown } = recolour(colours);
  expect(allPairs.filter((pair) => isFaint(pair, shown))).toEqual([]);
});

test("the palette's own colours leave every colour as it is", () => {
  const { shown, corrected } = recolour(main);
  for (const family of [...families, "plum", "shell"] as const)
    for (const colour of Object.values<string>(palette[family])) expect(shown(colour)).toBe(colour);
  expect(corrected).toEqual([]);
});

test("a colour that can be read is on the site just as it was asked for", () => {
  const [deep, coral] = [turned("deep", 90), turned("coral", 45)];
  const { shown, corrected } = recolour({ ...main, deep, coral });
  // A colour as bright as a tint takes the place of that one.
  expect(Object.values<string>(palette.deep).map(shown)).toContain(deep);
  expect(Object.values<string>(palette.coral).map(shown)).toContain(coral);
  expect(corrected).toEqual([]);
});

test("a colour that cannot be read is corrected, which is told with the pair that it was too faint for", () => {
  const { hue } = oklchOf(main.deep);
  const bright = withLuminance(0.25, hue, 0.1);
  const { shown, corrected } = recolour({ ...main, deep: bright });
  expect(contrast(shown(palette.deep[600]), palette.shell[0])).toBeGreaterThanOrEqual(4.5);
  expect(corrected).toContain(
    `deep 600 is ${shown(palette.deep[600])} instead of ${bright}, for a contrast of 4.5 (link on ground, light).`,
  );
});

test("tints take the new hue and stay as bright as they were", () => {
  const deep = turned("deep", 90);
  const { shown } = recolour({ ...main, deep });
  for (const colour of Object.values<string>(palette.deep))
    expect(Math.abs(luminance(shown(colour)) - luminance(colour))).toBeLessThan(0.006);
  for (const step of [400, 700] as const)
    expect(Math.abs(oklchOf(shown(palette.deep[step])).hue - oklchOf(deep).hue)).toBeLessThan(12);
});

test("the palette's file is written anew with every colour in its place", () => {
  const deep = turned("deep", 90);
  const { shown } = recolour({ ...main, deep });
  const text = recolouredText(readFileSync("content/palette.ts", "utf8"), shown);
  expect(text).toContain(`600: "${deep}"`);
  for (const before of [600, 700, 800] as const) expect(text).not.toContain(palette.deep[before]);
  for (const paper of Object.values<string>(palette.shell)) expect(text).toContain(paper);
});

test("a colour goes to lightness, chroma and hue and comes back as it was", () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(hexOf(oklchOf(colour))).toBe(colour);
    }),
    { seed: 1 },
  );
});
