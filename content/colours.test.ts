import { expect, test } from "vitest";
import { contrast, luminance } from "../e2e/contrast.ts";
import { bannerGrounds, focusRings, palette, schemes, socialGrounds } from "./colours.ts";

/** Contrasts (WCAG 2.2) that axe cannot see: of text on gradients and pictures, and of the ring round the focus. */

/** Contrast of two colours as #rrggbb. */
const contrastOf = (...colours: string[]) =>
  contrast(colours.map((colour) => luminance(Buffer.from(colour.slice(1), "hex").toJSON().data)));

const { deep, leaf, lagoon, coral, plum, sun, shell } = palette;

test("white text is read on each closing banner, from one end to the other, and on each social picture", () => {
  const grounds = [...bannerGrounds.flat(), ...socialGrounds.map(([back]) => back)];
  expect(grounds.filter((ground) => contrastOf(shell[0], ground) < 4.5)).toEqual([]);
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
  const isSeen = (ground: string) => Object.values(focusRings).some((ring) => contrastOf(ring, ground) >= 3);
  expect(grounds.filter((ground) => !isSeen(ground))).toEqual([]);
});
