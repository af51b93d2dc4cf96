/**
 * The web fonts, in the first style element of every page and in no other style sheet: the worker empties it for
 * visitors who save data. Browsers without script take them as they stand; `start.js` reads them and decides when they are
 * loaded. `optional` shows them only when they are there at once, so no text ever jumps.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}' +
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:optional}';

/** Fonts of the device, stretched to the measures of ours: what stands in for them takes the same room. */
export const standInFaces = `
@font-face{font-family:Stand-in;src:local(Arial),local(Roboto),local("Roboto Regular"),local("Liberation Sans");size-adjust:104%;ascent-override:98%;descent-override:24%;line-gap-override:0%}
@font-face{font-family:Stand-in;font-weight:600 900;src:local("Arial Bold"),local("Roboto Bold"),local("Liberation Sans Bold");size-adjust:104%;ascent-override:98%;descent-override:24%;line-gap-override:0%}`.trim();
