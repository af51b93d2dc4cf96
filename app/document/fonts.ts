/**
 * Our own faces. Headlines are shown in theirs whenever it comes; text only if its face comes at once, since it would
 * change many lines. A style element of its own in every document: a face that a style sheet declared again would be
 * loaded and shown anew.
 *
 * Both files are cut from the package @fontsource-variable/mona-sans by fontTools: `fonttools varLib.instancer` with
 * wght=400:700 wdth=100 for text and wght=620 wdth=118 for headlines, then `pyftsubset --no-hinting
 * --layout-features=kern,ccmp,locl,mark` with the characters of our texts, the macron and the ʻokina (drawn as ‘), named
 * "NS Text" and "NS Display" because the licence reserves "Mona", and with kerning below 10 units left out.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:swap}' +
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}';

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

const standIns = (kind: "Text" | "Display") =>
  [...deviceFaces.map((_, place) => `${kind}${place}`), "system-ui", "sans-serif"].join();
const own = (kind: "Text" | "Display") => `"Mona ${kind}",${standIns(kind)}`;
export const textFace = own("Text");
export const displayFace = own("Display");

/** The faces of texts and headlines; only stand-ins where `start.ts` finds that a link should not carry our own yet. */
export const faceVariables =
  `:root{--text-face:${textFace};--display-face:${displayFace}}` +
  `[data-fonts=later]{--text-face:${standIns("Text")};--display-face:${standIns("Display")}}`;
