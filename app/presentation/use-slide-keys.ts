import { useEffect } from "react";

/** How many slides each key turns. */
const keys: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Turns `count` slides by keys where each fills the window; where they are a plain page, keys scroll it as anywhere. */
export function useSlideKeys(count: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = keys[event.key];
      const snaps = getComputedStyle(document.documentElement).scrollSnapType !== "none";
      if (!turn || !snaps || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const shown = Math.round(scrollY / innerHeight) + 1;
      const hash = `#${Math.min(Math.max(shown + turn, 1), count)}`;
      document.getElementById(hash.slice(1))?.scrollIntoView();
      // Without an entry in the history: Back leaves the slides, in a frame too.
      history.replaceState(history.state, "", hash);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [count]);
}
