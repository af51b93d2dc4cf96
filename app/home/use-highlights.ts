import { useEffect, useState } from "react";

/** Times of the services highlight in milliseconds, and its steps (spec §9). */
const initialDelayMs = 2000;
const steps = 15;
const shortestMs = 100;
const longestMs = 300;

/** Which of `count` cards is highlighted: after 2 s a random one for each of 15 steps, then none (R-HOM-15). */
export function useHighlights(count: number, running: boolean): number | undefined {
  const [highlighted, setHighlighted] = useState<number>();
  useEffect(() => {
    if (!running) return;
    let left = steps;
    let timer = setTimeout(step, initialDelayMs);
    function step() {
      if (left === 0) {
        setHighlighted(undefined);
        return;
      }
      left -= 1;
      setHighlighted(Math.floor(Math.random() * count));
      timer = setTimeout(step, shortestMs + Math.random() * (longestMs - shortestMs));
    }
    return () => {
      clearTimeout(timer);
      setHighlighted(undefined);
    };
  }, [count, running]);
  return highlighted;
}
