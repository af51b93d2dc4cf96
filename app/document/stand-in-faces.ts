/** Share of the font size above and below the baseline in our own faces, in percent. */
const ascent = 109;
const descent = 32;

/**
 * Fonts that devices have, regular and bold, with the sizes in percent at which they set the site's texts as wide as
 * our own: regular and bold for the text face, bold for the display face. The first that a device has stands in:
 * Arial on Windows, macOS and iOS, Roboto on Android, one of the four on Linux. Noto Sans needs no help: it is as
 * wide as ours.
 */
const deviceFaces: readonly {
  regular: string;
  bold: string;
  sizes: readonly [text: number, boldText: number, display: number];
}[] = [
  {
    regular: 'local(Arial),local("Liberation Sans")',
    bold: 'local("Arial Bold"),local("Liberation Sans Bold")',
    sizes: [103.6, 101.8, 107.3],
  },
  {
    regular: 'local(Roboto),local("Roboto Regular")',
    bold: 'local("Roboto Bold")',
    sizes: [104.2, 108, 114.2],
  },
  { regular: 'local("DejaVu Sans")', bold: 'local("DejaVu Sans Bold")', sizes: [91.4, 86.1, 90.5] },
];

function standIn(family: string, source: string, size: number, weight = ""): string {
  const share = (of: number) => `${Math.round((of / size) * 100)}%`;
  return `@font-face{font-family:${family};src:${source};size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)}${weight}}`;
}

/** System fonts stretched to our fonts' metrics, so that nothing moves when ours arrive. */
export const standInFaces = deviceFaces
  .flatMap(({ regular, bold, sizes: [text, boldText, display] }, place) => [
    standIn(`Text${place}`, regular, text),
    standIn(`Text${place}`, bold, boldText, ";font-weight:600 900"),
    standIn(`Display${place}`, bold, display),
  ])
  .join("\n");

const stack = (kind: "Text" | "Display") =>
  [`"Mona ${kind}"`, ...deviceFaces.map((_, place) => `${kind}${place}`), "system-ui", "sans-serif"].join();

/** Our faces, each followed by its stand-ins. */
export const textFace = stack("Text");
export const displayFace = stack("Display");
