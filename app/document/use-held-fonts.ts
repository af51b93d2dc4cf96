import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { savesData } from "../ui/saves-data.ts";

/**
 * The web fonts on a link that had no time for them before the first page was painted, where `start.js` held them back:
 * fetches them when the page needs nothing else, and shows them from the next page on, so that no text jumps under a
 * reader's eyes.
 */
export function useHeldFonts(): void {
  const { pathname } = useLocation();
  const fetched = useRef(false);
  useEffect(() => {
    if (!savesData()) void fetchHeldFonts().then((all) => (fetched.current = all));
  }, []);
  useEffect(() => {
    const style = heldStyle();
    if (style && fetched.current) style.media = "all";
  }, [pathname]);
}

/** @returns whether all that were held back are there now; pages after this one are told by the note in the storage */
async function fetchHeldFonts(): Promise<boolean> {
  const files = heldStyle()?.textContent.match(/url\(.+?\)/g) ?? [];
  try {
    await Promise.all(files.map((file) => new FontFace("held", file).load()));
    if (files.length > 0) localStorage.setItem("fonts", "1");
    return true;
  } catch {
    // The link failed: the next page asks again. Or storage is refused.
    return false;
  }
}

function heldStyle(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>('style[media="not all"]');
}
