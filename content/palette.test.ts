import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loader as manifest } from "#app/routes/manifest.ts";
import { bannerGrounds, palette, portraitGrounds, schemes, socialGrounds, translucent } from "./palette.ts";

const { deep, coral, sun, leaf, shell, ink } = palette;

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [number, number, number];

/** Relative luminance of WCAG 2.2, from channels of 0 to 1. */
function luminance(colour: readonly [number, number, number]): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: readonly [number, number, number], other: readonly [number, number, number]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const contrast = (one: string, other: string) => ratio(channels(one), channels(other));

test("contrast is that of WCAG's own examples", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(schemes))(
  "text can be read in the %s scheme (WCAG 2.2 AA, 1.4.3)",
  (_name, scheme) => {
    const inks = ["text", "mute", "link", "alert", "good"] as const;
    const grounds = ["ground", "panel", "tint"] as const;
    test.each(inks.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
      "%s on %s",
      (text, ground) => {
        expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each([
      ["label of a button", scheme["on-strong"], scheme.strong],
      ["label of a button under the pointer", scheme.ground, scheme.text],
    ])("%s", (_what, text, ground) => {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    });

    test.each(grounds)("what is not text, on %s: stars, and the lines around fields (1.4.11)", (ground) => {
      expect(contrast(scheme.star, scheme[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(scheme.mute, scheme[ground])).toBeGreaterThanOrEqual(3);
    });
  },
);

describe("text can be read on grounds that are the same in both schemes", () => {
  test.each([
    ["deep", [deep[950], deep[900]], [shell[0], shell[50], deep[100], deep[200], sun[400], coral[500]]],
    ["deep, lighter", [deep[800], deep[600]], [shell[0], shell[50]]],
    ["leaf", [leaf[800], leaf[700]], [shell[0], shell[50], leaf[200]]],
    ["coral", [coral[700]], [shell[0]]],
    ["the accent button, and under the pointer", [coral[500], shell[0]], [ink]],
    ["paper", [shell[50], shell[0]], [ink, deep[700], deep[950]]],
    ["the offline bar and selected text", [sun[400]], [ink]],
  ])("%s", (_name, grounds, texts) => {
    for (const ground of grounds) {
      for (const text of texts)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(bannerGrounds.map((ends) => [...ends]))(
    "white all along a closing banner, %s to %s",
    (from, to) => {
      const [start, end] = [channels(from), channels(to)];
      for (let step = 0; step <= 10; step += 1) {
        const colour = start.map((part, at) => part + ((end[at] ?? 0) - part) * (step / 10));
        expect(ratio(colour as [number, number, number], [1, 1, 1])).toBeGreaterThanOrEqual(5.5);
      }
    },
  );

  test("white titles of social pictures, letters of monograms (both large)", () => {
    for (const [ground] of socialGrounds) expect(contrast(shell[0], ground)).toBeGreaterThanOrEqual(4.5);
    for (const [ground, motif, letters] of portraitGrounds) {
      expect(contrast(letters, ground)).toBeGreaterThanOrEqual(3);
      expect(contrast(letters, motif)).toBeGreaterThanOrEqual(3);
    }
  });
});

test("translucent gives the colour's own parts", () => {
  expect(translucent("#060d2b", 0.22)).toBe("rgb(6 13 43 / .22)");
});

describe("a colour stands in palette.ts only", () => {
  const hex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
  const rgb = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/gi;
  const long = (colour: string) =>
    (colour.length < 6 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour).toLowerCase().slice(0, 7);
  const coloursIn = (text: string) => [
    ...(text.match(hex) ?? []).map(long),
    ...Array.from(text.matchAll(rgb), (parts) =>
      ["#", ...parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0"))].join(""),
    ),
  ];
  const named = new Set(coloursIn(readFileSync("content/palette.ts", "utf8")));
  /** Colours that stand where they should not, as "file: colour". */
  const strays = (files: readonly string[], stray: (colour: string) => boolean) =>
    files
      .filter((file) => !file.includes(".test."))
      .flatMap((file) => {
        // An address with a fragment is no colour.
        const text = readFileSync(file, "utf8").replaceAll(/["'/]#[a-z-]+["']/g, "");
        return coloursIn(text)
          .filter(stray)
          .map((colour) => `${file}: ${colour}`);
      });

  test("none in styles, components or the worker", () => {
    expect(named.size).toBeGreaterThan(40);
    const files = ["uno.config.ts", ...globSync("{app,worker}/**/*.{ts,tsx,js}")];
    expect(files.length).toBeGreaterThan(150);
    expect(strays(files, () => true)).toEqual([]);
  });

  test("drawings have colours of their own (fruit, a client's screens) but the palette's by name; white is light", () => {
    const files = globSync("art/**/*.ts");
    expect(files.length).toBeGreaterThan(40);
    expect(strays(files, (colour) => named.has(colour) && colour !== shell[0])).toEqual([]);
  });

  test("the icon, maps and marks were drawn with the palette of today", () => {
    const files = [...globSync("public/*.svg"), ...globSync("public/images/{art,marks}/*.svg")];
    expect(files.length).toBeGreaterThan(10);
    expect(
      strays(files, (colour) => !named.has(colour)),
      "run npm run images",
    ).toEqual([]);
  });

  test("the web app manifest follows", async () => {
    expect(await manifest().json()).toMatchObject({
      background_color: schemes.light.ground,
      theme_color: schemes.dark.ground,
    });
  });
});
