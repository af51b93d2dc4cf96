/**
 * The web fonts, in the first style element of every page and in no other style sheet. Browsers without script take them
 * as they stand, unless the page's policy says otherwise, as with Save-Data; `start.ts` reads them and decides when they
 * are loaded. Where it does not run, `optional` shows them only when they are there at once.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}' +
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:optional}';
