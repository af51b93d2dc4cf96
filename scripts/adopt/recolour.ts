/**
 * The palette in other colours: each family takes the hue of the one that was asked for and keeps how bright its steps
 * are, so that what contrasts now does so then.
 */
import { allPairs, isFaint, luminance, type Pair } from "../../content/contrast.ts";
import { palette } from "../../content/palette.ts";
import { hexOf, oklchOf, withLuminance } from "./oklch.ts";

/** Families that a colour is asked for, with the step that shows it most and the steps it lies between. */
const mainSteps = {
  deep: ["600", "700", "400"],
  coral: ["500", "600", "300"],
  sun: ["400", "600", "200"],
  lagoon: ["600", "700", "400"],
  leaf: ["500", "700", "200"],
} as const;

type Asked = keyof typeof mainSteps;
type Family = Asked | "plum";

/** A colour (#rrggbb) for each family that is asked for. */
export type Colours = Record<Asked, string>;

export const families = Object.keys(mainSteps) as Asked[];

/** The colour of each family as it is now. */
export const presentColours: Colours = {
  deep: palette.deep[600],
  coral: palette.coral[500],
  sun: palette.sun[400],
  lagoon: palette.lagoon[600],
  leaf: palette.leaf[500],
};

/** How a family changes. */
interface Turn {
  family: Family;
  /** Its hue before, in degrees, and by how much it turns. */
  hue: number;
  degrees: number;
  /** How many times as much chroma it has. */
  chroma: number;
}

export interface Recoloured {
  /** What the site shows for a colour (#rrggbb) of the palette as it is, or of a drawing. */
  shown: (colour: string) => string;
  /** A sentence for each colour that had to become darker or lighter to be read. */
  corrected: string[];
}

/**
 * A palette of `colours` in which every pair of `content/contrast.ts` has its contrast. Each colour that was asked for
 * is in it as it is, unless a text would then be too faint.
 */
export function recolour(colours: Colours): Recoloured {
  const shown = new Map<string, string>(Object.values(palette.shell).map((paper) => [paper, paper]));
  const turns: Turn[] = families.map((family) => {
    const step = anchorOf(family, colours[family]);
    shown.set(step, colours[family].toLowerCase());
    return turnOf(family, step, colours[family]);
  });
  turns.push(plumBetween(turns[0]!, turns[1]!));
  const show = (colour: string): string => {
    const turn = turns.find(({ family }) => stepsOf(family).includes(colour)) ?? nearest(turns, colour);
    const known = shown.get(colour) ?? turned(colour, turn);
    shown.set(colour, known);
    return known;
  };
  return { shown: show, corrected: correct(shown, show) };
}

const stepsOf = (family: Family) => Object.values<string>(palette[family]);

/** The step of `family` that becomes `colour`: its main one, or, where that would be out of order, the nearest. */
function anchorOf(family: Asked, colour: string): string {
  const steps: Record<string, string> = palette[family];
  const { lightness } = oklchOf(colour);
  const [main, darker, lighter] = mainSteps[family].map((step) => steps[step]!);
  if (lightness > oklchOf(darker!).lightness && lightness < oklchOf(lighter!).lightness) return main!;
  const far = (other: string) => Math.abs(oklchOf(other).lightness - lightness);
  return stepsOf(family).toSorted((one, other) => far(one) - far(other))[0]!;
}

function turnOf(family: Asked, step: string, colour: string): Turn {
  const [before, after] = [oklchOf(step), oklchOf(colour)];
  // The lightest tints have so little colour that any brand has many times as much.
  const chroma = Math.min(after.chroma / before.chroma, 1.6);
  return { family, hue: before.hue, degrees: around(after.hue - before.hue), chroma };
}

/** Plum, which nobody is asked for, goes half of the way that the brand goes and half of the accent's. */
function plumBetween(brand: Turn, accent: Turn): Turn {
  return {
    family: "plum",
    hue: oklchOf(palette.plum[900]).hue,
    degrees: (brand.degrees + accent.degrees) / 2,
    chroma: (Math.min(brand.chroma, 1) + Math.min(accent.chroma, 1)) / 2,
  };
}

/** `colour` in its new hue, as bright as it was. */
function turned(colour: string, { degrees, chroma }: Turn): string {
  const before = oklchOf(colour);
  return withLuminance(luminance(colour), before.hue + degrees, before.chroma * chroma);
}

/** A colour of no family goes with the one whose hue it has. */
function nearest(turns: readonly Turn[], colour: string): Turn {
  const { hue } = oklchOf(colour);
  const far = (turn: Turn) => Math.abs(around(turn.hue - hue));
  return turns.toSorted((one, other) => far(one) - far(other))[0]!;
}

/** An angle as -180 to 180 degrees. */
const around = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Makes what is too faint darker or lighter until it is not. Throws when that cannot be. */
function correct(shown: Map<string, string>, show: (colour: string) => string): string[] {
  const first = new Map<string, { was: string; pair: Pair }>();
  for (const pair of allPairs) {
    const [moved, other] =
      pair.moves === "ground" ? [pair.ground, pair.colours[0]!] : [pair.colours[0]!, pair.ground];
    const { chroma, hue, lightness } = oklchOf(show(moved));
    // From this brightness on, black does more than white.
    const step = luminance(show(other)) > 0.18 ? -0.006 : 0.006;
    // By its own count: between the darkest colours a step is too small for a colour's digits to change.
    for (let steps = 1; isFaint(pair, show) && inUnit(lightness + steps * step); steps += 1) {
      if (!first.has(moved)) first.set(moved, { was: show(moved), pair });
      shown.set(moved, hexOf({ lightness: lightness + steps * step, chroma, hue }));
    }
  }
  if (allPairs.some((pair) => isFaint(pair, show)))
    throw new Error("These colours cannot be read on one another in any brightness: choose others.");
  return [...first].map(([colour, { was, pair }]) => told(colour, was, show(colour), pair));
}

const inUnit = (part: number) => part >= 0 && part <= 1;

function told(colour: string, was: string, is: string, { what, least }: Pair): string {
  const names = [...families, "plum" as const].flatMap((family) =>
    Object.entries<string>(palette[family]).map(([step, value]) => [value, `${family} ${step}`] as const),
  );
  const name = new Map(names).get(colour) ?? `the colour that was ${colour}`;
  return `${name} is ${is} instead of ${was}, for a contrast of ${least} (${what}).`;
}

/** `text` of a file with each colour in it that is `taken` as the site shows it. */
export const recolouredText = (
  text: string,
  shown: (colour: string) => string,
  taken: (colour: string) => boolean = () => true,
): string =>
  text.replaceAll(/#[\da-f]{6}\b/gi, (colour) =>
    taken(colour.toLowerCase()) ? shown(colour.toLowerCase()) : colour,
  );

/** Whether a colour that a drawing has of its own is the sea's or the reef's, and no wood, skin or leaf. */
export function isOfTheSea(colour: string): boolean {
  const { hue, chroma } = oklchOf(colour);
  return (
    chroma > 0.06 &&
    (["deep", "lagoon"] as const).some(
      (family) => Math.abs(around(hue - oklchOf(palette[family][600]).hue)) < 15,
    )
  );
}
