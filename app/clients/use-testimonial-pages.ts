import { useEffect, useRef, useState } from "react";

/** Milliseconds of a page change: out, then in (spec §9). */
const fadeOutMs = 350;
const fadeInMs = 50;

interface TestimonialPages {
  page: number;
  fading: boolean;
  next: () => void;
  previous: () => void;
  jump: (to: number) => void;
}

/**
 * The pages of the testimonials (R-CLI-11 to 15, 18): previous and next wrap around, and next past the last page
 * calls `reshuffle`. A change fades out, swaps, fades in; clicks meanwhile are ignored.
 */
export function useTestimonialPages(pages: number, reshuffle: () => void): TestimonialPages {
  const [page, setPage] = useState(0);
  const [fading, setFading] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function change(to: number, swap?: () => void) {
    if (fading) return;
    setFading(true);
    const swapped = setTimeout(() => {
      swap?.();
      setPage(to);
    }, fadeOutMs);
    const shown = setTimeout(() => setFading(false), fadeOutMs + fadeInMs);
    timers.current = [swapped, shown];
  }

  return {
    page,
    fading,
    next: () => (page === pages - 1 ? change(0, reshuffle) : change(page + 1)),
    previous: () => change((page - 1 + pages) % pages),
    jump: (to) => {
      if (to !== page) change(to);
    },
  };
}
