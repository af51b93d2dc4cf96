import { expect, test } from "vitest";
import { bannerGrounds, focusRings, palette, schemes, socialGrounds } from "./colours.ts";

/** Which colours of the palette meet as text and background, and the contrast they need (WCAG 2.2). */

/** Relative luminance (WCAG 2.2) of a colour as #rrggbb, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as #rrggbb, 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const { deep, leaf, lagoon, coral, plum, sun, shell, ink } = palette;
const white = shell[0];

type Pair = readonly [text: string, ground: string];

/** Those of `pairs` that are too faint to read (WCAG 1.4.3). */
const faint = (pairs: readonly Pair[]) => pairs.filter(([text, ground]) => contrast(text, ground) < 4.5);

test.each(["light", "dark"] as const)("every text of the %s scheme is read on every ground", (name) => {
  const { ground, panel, tint, strong, ...scheme } = schemes[name];
  const texts = [scheme.text, scheme.mute, scheme.link, scheme.alert, scheme.good, scheme.star];
  const pairs = texts.flatMap((text) => [ground, panel, tint].map((under): Pair => [text, under]));
  expect(faint([...pairs, [scheme["on-strong"], strong]])).toEqual([]);
});

test("texts on the palette's own colours are read in both schemes", () => {
  const dark = [leaf[700], coral[700], lagoon[700], deep[800]];
  expect(
    faint([
      // The accent button, the accent, highlighted words.
      [coral[500], ink],
      [coral[500], deep[950]],
      [sun[400], ink],
      ...[deep[950], deep[900], leaf[800]].map((ground): Pair => [sun[400], ground]),
      [leaf[200], leaf[800]],
      // Slides.
      [sun[400], deep[700]],
      [lagoon[200], lagoon[700]],
      [deep[600], shell[200]],
      [ink, coral[100]],
      [coral[700], coral[100]],
      [sun[200], coral[700]],
      [lagoon[400], deep[950]],
      [deep[200], deep[900]],
      ...dark.map((ground): Pair => [white, ground]),
    ]),
  ).toEqual([]);
});

test("white text is read on each closing banner, from one end to the other, and on each social picture", () => {
  const grounds = [...bannerGrounds.flat(), ...socialGrounds.map(([back]) => back)];
  expect(faint(grounds.map((ground): Pair => [white, ground]))).toEqual([]);
});

test("one of the two rings round what has the focus is seen on every ground of the site", () => {
  const grounds = [
    ...Object.values(schemes).flatMap(({ ground, panel, tint }) => [ground, panel, tint]),
    ...bannerGrounds.flat(),
    deep[950],
    deep[900],
    deep[800],
    leaf[800],
    leaf[700],
    lagoon[700],
    coral[700],
    plum[900],
    sun[400],
  ];
  const isSeen = (ground: string) => Object.values(focusRings).some((ring) => contrast(ring, ground) >= 3);
  expect(grounds.filter((ground) => !isSeen(ground))).toEqual([]);
});
