/** Distance from the top of the window, CSS pixels. */
const top = (element: Element) => element.getBoundingClientRect().top;

/** A measure that changes when a text has more or fewer lines, or a link or list item in it starts on another line. */
const lines = (text: Element) =>
  Array.from(text.children).reduce((sum, part) => sum + top(part) - top(text), text.clientHeight);

/**
 * Shows `font` in place of its stand-in. A line that only just fits in the stand-in may not fit in our own face, so
 * whatever the visitor can see keeps its lines: the spaces between its words grow or shrink by a few hundredths of the
 * font size.
 */
export function showLateFont(font: FontFace): void {
  const texts = Array.from(document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,p,li,dd,[data-text])"))
    // Leaves out texts that contain others, and those not laid out yet: asking where they are would force a layout.
    .filter((text) => text.checkVisibility?.({ contentVisibilityAuto: true }))
    .filter((text) => !text.querySelector("h2,h3,p") && top(text) < innerHeight)
    .map((text): [HTMLElement, number] => [text, lines(text)]);
  document.fonts.add(font);
  for (let step = 1; step < 6; step++) {
    // Measures all before changing any: taking turns would cost a layout for each.
    const changes = texts.map(([text, before]): [HTMLElement, number] => [text, before - lines(text)]);
    for (const [{ style }, change] of changes)
      // Less than half a line is the same line in another face.
      if (Math.abs(change) > 9) style.wordSpacing = step < 5 ? `${Math.sign(change) * 0.02 * step}em` : "";
  }
}
