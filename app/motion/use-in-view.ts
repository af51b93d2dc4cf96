import { type RefObject, useEffect, useState } from "react";

/**
 * Whether `threshold` (0 to 1) of `element` is in view; of one higher than the window, as on a zoomed page, whether it fills
 * that share of the window. What plays by itself stops otherwise.
 */
export function useInView(element: RefObject<Element | null>, threshold = 0): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several since the last frame the newest counts.
        for (const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const filled = intersectionRect.height / (rootBounds?.height ?? Infinity);
          setInView(isIntersecting && Math.max(intersectionRatio, filled) >= threshold);
        }
      },
      { threshold: [threshold / 8, threshold / 4, threshold / 2, threshold] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold]);
  return inView;
}

/** Whether `element` has been seen: true once `threshold` (0 to 1) of it has been in view. */
export function useSeen(element: RefObject<Element | null>, threshold: number): boolean {
  const inView = useInView(element, threshold);
  const [seen, setSeen] = useState(false);
  if (inView && !seen) setSeen(true);
  return seen;
}
