import { type RefObject, useEffect } from "react";
import { useSeen } from "../motion/use-visible.ts";
import { savesData } from "../ui/link-quality.ts";
import { quiet } from "./quiet.ts";

/**
 * Animates the sea under `canvas` (`sea/animation.ts`) once it is visible and the page idle. Nothing is fetched on slow
 * links, with Save-Data, reduced motion or forced colours.
 */
export function useSea(canvas: RefObject<HTMLCanvasElement | null>): void {
  const seen = useSeen(canvas, 0);
  useEffect(() => {
    if (!seen || savesData() || "slow" in document.documentElement.dataset || matchMedia(quiet).matches)
      return;
    const stay = new AbortController();
    const begin = async () => {
      try {
        const { animateSea } = await import("./sea/animation.ts");
        if (canvas.current) await animateSea(canvas.current, stay);
      } catch {
        // The picture of the sea is whole without it.
      }
    };
    (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 1000 });
    return () => stay.abort();
  }, [canvas, seen]);
}
