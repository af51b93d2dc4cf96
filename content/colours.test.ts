import { expect, test } from "vitest";
import { bannerGrounds, focusRings, palette, schemes, socialGrounds } from "./colours.ts";

/** Which colours of the palette meet as text and ground, and how much they have to differ (WCAG 2.2). */

/** Colours of which one at least has to be seen on a ground. */
interface Pair {
  /** `link on panel, light`: as somebody who changes a colour reads it. */
  what: string;
  colours: readonly string[];
  ground: string;
  /** The least contrast, 4.5 for text. */
  least: number;
}

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

/** Whether no colour of `pair` is seen on its ground. */
const isFaint = ({ colours, ground, least }: Pair): boolean =>
  colours.every((colour) => contrast(colour, ground) < least);

const { deep, leaf, lagoon, coral, plum, sun, shell, ink } = palette;
const white = shell[0];

/** Texts of both schemes on their grounds. */
const schemePairs: readonly Pair[] = Object.entries(schemes).flatMap(([name, scheme]) => [
  ...(["text", "mute", "link", "alert", "good", "star"] as const).flatMap((text) =>
    (["ground", "panel", "tint"] as const).map((ground) =>
      pairOf(`${text} on ${ground}, ${name}`, scheme[text], scheme[ground]),
    ),
  ),
  pairOf(`on-strong on strong, ${name}`, scheme["on-strong"], scheme.strong),
]);

/** Texts that stand on colours of the palette in both schemes. */
const fixedPairs: readonly Pair[] = [
  pairOf("the accent's button", coral[500], ink),
  pairOf("accent on deep 950", coral[500], deep[950]),
  pairOf("marked words", sun[400], ink),
  ...[deep[950], deep[900], leaf[800]].map((ground) => pairOf("sun 400 on a dark ground", sun[400], ground)),
  pairOf("leaf 200 on leaf 800", leaf[200], leaf[800]),
  // Of slides.
  pairOf("sun 400 on deep 700", sun[400], deep[700]),
  pairOf("lagoon 200 on lagoon 700", lagoon[200], lagoon[700]),
  pairOf("deep 600 on shell 200", deep[600], shell[200]),
  pairOf("ink on coral 100", ink, coral[100]),
  pairOf("coral 700 on coral 100", coral[700], coral[100]),
  pairOf("sun 200 on coral 700", sun[200], coral[700]),
  pairOf("lagoon 400 on deep 950", lagoon[400], deep[950]),
  pairOf("deep 200 on deep 900", deep[200], deep[900]),
  ...[leaf[700], coral[700], lagoon[700], deep[800]].map((ground) =>
    pairOf("white on a dark tint", white, ground),
  ),
];

/** White on each closing banner, from one end to the other, and on each social picture. */
const bannerPairs: readonly Pair[] = [
  ...bannerGrounds.flat().map((ground) => pairOf("white on a banner", white, ground)),
  ...socialGrounds.map(([back]) => pairOf("white on a social picture", white, back)),
];

/** The two rings round what has the focus, of which one is seen on any ground. */
const ringPairs: readonly Pair[] = [
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
].map((ground) => ({
  what: "the ring of the focus",
  colours: Object.values(focusRings),
  ground,
  least: 3,
}));

function pairOf(what: string, colour: string, ground: string): Pair {
  return { what, colours: [colour], ground, least: 4.5 };
}

const faint = (pairs: readonly Pair[]) =>
  pairs.filter((pair) => isFaint(pair)).map(({ what, ground }) => `${what} (${ground})`);

test.each(["light", "dark"])("every text of the %s scheme is read on every ground", (scheme) => {
  const pairs = schemePairs.filter(({ what }) => what.endsWith(scheme));
  expect(pairs).toHaveLength(19);
  expect(faint(pairs)).toEqual([]);
});

test("texts on the palette's own colours are read in both schemes", () => {
  expect(faint(fixedPairs)).toEqual([]);
});

test("white text is read on each closing banner, from one end to the other, and on each social picture", () => {
  expect(faint(bannerPairs)).toEqual([]);
});

test("one of the two rings round what has the focus is seen on every ground of the site", () => {
  expect(faint(ringPairs)).toEqual([]);
});
