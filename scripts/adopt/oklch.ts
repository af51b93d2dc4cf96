/** Colours by lightness, chroma and hue as eyes judge them (OKLCH, CSS Color 4 §9.3), from and to #rrggbb. */
import { luminance } from "../../content/contrast.ts";

export interface Oklch {
  /** 0 to 1. */
  lightness: number;
  /** From 0, grey, to about 0.3. */
  chroma: number;
  /** Degrees. */
  hue: number;
}

/** @param colour as #rrggbb */
export function oklchOf(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** As #rrggbb; what no screen shows is made paler, at the same lightness and hue, until it does. */
export function hexOf(colour: Oklch): string {
  const chroma = Math.min(colour.chroma, mostChroma(colour.lightness, colour.hue));
  const parts = partsOf({ ...colour, chroma }).map((part) =>
    Math.round(Math.min(Math.max(encoded(part), 0), 1) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** As #rrggbb, of this hue and chroma and as bright as `target` (relative luminance, 0 to 1). */
export function withLuminance(target: number, hue: number, chroma: number): string {
  const colour = (lightness: number) => hexOf({ lightness, chroma, hue });
  return colour(bisect(0, 1, (lightness) => luminance(colour(lightness)) <= target));
}

/** The most chroma that screens show (sRGB) at this lightness and hue. */
function mostChroma(lightness: number, hue: number): number {
  return bisect(0, 0.4, (chroma) =>
    partsOf({ lightness, chroma, hue }).every((part) => part > -0.0005 && part < 1.0005),
  );
}

/** Linear red, green and blue, outside of 0 to 1 for what no screen shows. */
function partsOf({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) =>
  part <= 0.003_130_8 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055;

/** The highest value between `low` and `high` that `holds`, which all below it do. */
function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  let [from, to] = [low, high];
  for (let round = 0; round < 24; round += 1) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}
