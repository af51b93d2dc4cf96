/**
 * The web fonts, in the first style element of every page and in no other style sheet: the worker empties it for
 * visitors who save data. Browsers without script take them as they stand; `start.js` reads them and decides when they are
 * loaded. `optional` shows them only when they are there at once, so no text ever jumps.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}' +
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:optional}';

/** Fonts of the device, stretched to the measures of ours: what stands in for them takes the same room. */
export const fallbackFaces = `
@font-face{font-family:"Mona Text Fallback";src:local(Arial),local(Roboto),local("Roboto Regular"),local("Liberation Sans");size-adjust:104.5%;ascent-override:93%;descent-override:24%;line-gap-override:0%}
@font-face{font-family:"Mona Display Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:118%;ascent-override:82%;descent-override:21%;line-gap-override:0%}
@font-face{font-family:"Mona Display Roboto";src:local("Roboto Bold");size-adjust:125.3%;ascent-override:77.2%;descent-override:19.8%;line-gap-override:0%}`.trim();
