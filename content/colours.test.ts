import { expect, test } from "vitest";
import { bannerGrounds, focusRings, palette, schemes, socialGrounds } from "./colours.ts";

/** Contrasts (WCAG 2.2) that axe cannot see: of text on gradients and pictures, and of the ring round the focus. */

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

const { deep, leaf, lagoon, coral, plum, sun, shell } = palette;

test("white text is read on each closing banner, from one end to the other, and on each social picture", () => {
  const grounds = [...bannerGrounds.flat(), ...socialGrounds.map(([back]) => back)];
  expect(grounds.filter((ground) => contrast(shell[0], ground) < 4.5)).toEqual([]);
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
