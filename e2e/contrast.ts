/** Contrast by WCAG 2.2, for what axe cannot see. */

/** Relative luminance of a colour, 0 to 1. @param colour red, green and blue, 0 to 255 */
export function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The strongest contrast between luminances, 1 to 21: 1 where all are the same. */
export function contrast(lights: readonly number[]): number {
  const [darkest = 0, ...rest] = lights.toSorted((one, other) => one - other);
  return ((rest.at(-1) ?? darkest) + 0.05) / (darkest + 0.05);
}
