/**
 * Our own faces. Headlines are shown in theirs whenever it comes; text only if its face comes at once, since it would
 * change many lines. In a style element of its own: if the full style sheet repeated these rules, browsers would load and
 * swap the fonts again.
 *
 * Both files are cut from the package @fontsource-variable/mona-sans by fontTools: `fonttools varLib.instancer` with
 * wght=400:700 wdth=100 for text and wght=620 wdth=118 for headlines, then `pyftsubset --no-hinting
 * --layout-features=kern,ccmp,locl,mark` with the characters of our texts, the macron and the ʻokina (drawn as ‘), named
 * "NS Text" and "NS Display" inside the files because the licence reserves "Mona", and with kerning below 10 units left out.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:swap}' +
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}';

/**
 * Fonts that devices have, each with the size in percent at which it sets the site's texts as wide as our own: the text
 * face in regular and bold. Then the face of headlines, which are short: at this size the fewest of them take more or
 * fewer lines than in ours. The first one installed is used: Arial on Windows, macOS and iOS, Roboto on Android, one of
 * the four on Linux. Noto Sans needs no help: it is as wide as ours.
 */
const standIns = [
  ["Text0", 'local(Arial),local("Liberation Sans")', 103.6],
  ["Text0", 'local("Arial Bold"),local("Liberation Sans Bold")', 101.8, ";font-weight:600 900"],
  ["Display0", 'local("Arial Bold"),local("Liberation Sans Bold")', 109.3],
  ["Text1", 'local(Roboto),local("Roboto Regular")', 104.2],
  ["Text1", 'local("Roboto Bold")', 108, ";font-weight:600 900"],
  ["Display1", 'local("Roboto Bold")', 115.3],
  ["Text2", 'local("DejaVu Sans")', 91.4],
  ["Text2", 'local("DejaVu Sans Bold")', 86.1, ";font-weight:600 900"],
  ["Display2", 'local("DejaVu Sans Bold")', 92],
] as const;

/** System fonts stretched to our fonts' metrics, so that nothing moves when ours arrive. */
export const standInFaces = standIns
  .map(([family, source, size, weight = ""]) => {
    // Of the font size our own faces have 109 % above the baseline and 32 % below it.
    const [ascent, descent] = [109, 32].map((share) => `${Math.round((share / size) * 100)}%`);
    return `@font-face{font-family:${family};src:${source};size-adjust:${size}%;ascent-override:${ascent};descent-override:${descent}${weight}}`;
  })
  .join("\n");

const text = "Text0,Text1,Text2,system-ui,sans-serif";
const display = "Display0,Display1,Display2,system-ui,sans-serif";

/** The faces of texts and headlines; only stand-ins where `start.ts` finds that a link should not carry our own yet. */
export const faceVariables =
  `:root{--text-face:"Mona Text",${text};--display-face:"Mona Display",${display}}` +
  `[data-fonts=later]{--text-face:${text};--display-face:${display}}`;
