import { type RefObject, useEffect } from "react";
import { useSeen } from "../motion/use-visible.ts";
import { savesData } from "../ui/link-quality.ts";
import { quiet } from "./quiet.ts";

/**
 * Has the sea under `canvas` answer the visitor (`sea/answer.ts`), once it is seen and the page idle. Not on slow links
 * (`document/start.ts`), with Save-Data, reduced motion or a contrast theme: nothing is fetched then.
 */
export function useSea(canvas: RefObject<HTMLCanvasElement | null>): void {
  const seen = useSeen(canvas, 0);
  useEffect(() => {
    if (!seen || savesData() || "slow" in document.documentElement.dataset || matchMedia(quiet).matches)
      return;
    const stay = new AbortController();
    const begin = async () => {
      try {
        const { answer } = await import("./sea/answer.ts");
        if (canvas.current) await answer(canvas.current, stay);
      } catch {
        // The picture of the sea is whole without it.
      }
    };
    (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 1000 });
    return () => stay.abort();
  }, [canvas, seen]);
}
