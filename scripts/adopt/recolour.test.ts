import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allPairs, isFaint, luminance } from "../../content/contrast.ts";
import { palette } from "../../content/palette.ts";
import { hexOf, oklchOf } from "./oklch.ts";
import { type Colours, families, recolour, recolouredText } from "./recolour.ts";

const main: Colours = {
  deep: palette.deep[600],
  coral: palette.coral[500],
  sun: palette.sun[400],
  lagoon: palette.lagoon[600],
  leaf: palette.leaf[500],
};

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColours = fc.record({ deep: hex, coral: hex, sun: hex, lagoon: hex, leaf: hex });

test("whatever the colours, every text is read on its ground, in light and dark", () => {
  fc.assert(
    fc.property(anyColours, (colours) => {
      const { shown } = recolour(colours);
      expect(allPairs.filter((pair) => isFaint(pair, shown)).map(({ what }) => what)).toEqual([]);
    }),
    { numRuns: 60, seed: 20_261_122 },
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
  const { shown, corrected } = recolour({ ...main, deep: "#0b6b3a", coral: "#f2a900" });
  expect(shown(palette.deep[600])).toBe("#0b6b3a");
  expect(shown(palette.coral[500])).toBe("#f2a900");
  expect(corrected).toEqual([]);
});

test("a colour that cannot be read is corrected, which is told with the pair that it was too faint for", () => {
  const { shown, corrected } = recolour({ ...main, coral: "#d7263d" });
  expect(corrected).toEqual([
    `coral 500 is ${shown(palette.coral[500])} instead of #d7263d, for a contrast of 4.5 (the accent's button).`,
  ]);
});

test("tints take the new hue and stay as bright as they were", () => {
  const { shown } = recolour({ ...main, deep: "#0b6b3a" });
  const { hue } = oklchOf("#0b6b3a");
  for (const step of [100, 400, 700, 900] as const) {
    const tint = shown(palette.deep[step]);
    expect(Math.abs(luminance(tint) - luminance(palette.deep[step]))).toBeLessThan(0.006);
    expect(Math.abs(oklchOf(tint).hue - hue)).toBeLessThan(8);
  }
});

test("the palette's file is written anew with every colour in its place", () => {
  const { shown } = recolour({ ...main, deep: "#0b6b3a" });
  const text = recolouredText(readFileSync("content/palette.ts", "utf8"), shown);
  expect(text).toContain('600: "#0b6b3a"');
  for (const blue of Object.values<string>(palette.deep)) expect(text).not.toContain(blue);
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
