/**
 * The web fonts on a link that had no time for them before the first page was painted, where `start.js` held them back:
 * fetches them now that the page needs nothing else, and shows them from the next page on, so that no text jumps under a
 * reader's eyes. Pages that are loaded anew are told by the note in the storage.
 */
export async function fetchHeldFonts(style: HTMLStyleElement): Promise<void> {
  const files = style.textContent.match(/url\(.+?\)/g) ?? [];
  try {
    await Promise.all(files.map((file) => new FontFace("held", file).load()));
    addEventListener("arrived", () => (style.media = "all"), { once: true });
    localStorage.setItem("fonts", "1");
  } catch {
    // The link failed: the next page asks again. Or storage is refused.
  }
}
