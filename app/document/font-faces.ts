/**
 * The web fonts, inline in every page and in no other style sheet: the worker empties this element for visitors
 * who save data. `optional` shows them only when they are there at once, so no text ever jumps.
 */
export const fontFaces = [
  ["Mona Text", "mona-sans-text", "400 700"],
  ["Mona Display", "mona-sans-display", "620"],
]
  .map(
    ([family, file, weight]) =>
      `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2) format("woff2");font-weight:${weight};font-display:optional}`,
  )
  .join("");
