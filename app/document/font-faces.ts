/**
 * The web fonts, in the first style element of every page and in no style sheet. `start.ts` reads them and decides
 * when they load. Where it does not run, the browser uses the rules as written, unless the page's policy forbids it,
 * as with Save-Data; `optional` then shows the fonts only if they are there at once.
 */
export const fontFaces =
  '@font-face{font-family:"Mona Display";src:url(/fonts/mona-sans-display.woff2) format("woff2");font-weight:620;font-display:optional}' +
  '@font-face{font-family:"Mona Text";src:url(/fonts/mona-sans-text.woff2) format("woff2");font-weight:400 700;font-display:optional}';
