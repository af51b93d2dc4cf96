import { useEffect, useState } from "react";

/** Milliseconds a featured study stays (spec §9). */
const rotationMs = 14_000;

/**
 * Which of `count` is shown: the next one every 14 s while `running`, starting anew after a jump (R-HOM-17, 18).
 */
export function useFeaturedRotation(
  count: number,
  running: boolean,
): [index: number, jump: (to: number) => void] {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), rotationMs);
    return () => clearTimeout(timer);
  }, [index, count, running]);
  return [index, setIndex];
}
