import { type RefObject, useEffect, useState } from "react";

/** Whether `element` has been seen: true once `threshold` (0 to 1) of it has been in view. */
export function useSeen(element: RefObject<Element | null>, threshold: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.intersectionRatio < threshold) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
  return seen;
}

/** Whether `element` is in view and the page visible: anything that plays by itself stops while this is false. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let intersecting = false;
    const update = () => setInView(intersecting && document.visibilityState === "visible");
    const observer = new IntersectionObserver(([entry]) => {
      intersecting = entry?.isIntersecting ?? false;
      update();
    });
    observer.observe(target);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [element]);
  return inView;
}
