/** Flags shown at a time, and milliseconds between changes. */
const groupSize = 5;
const intervalMs = 3000;

/**
 * Shows five of the flags in `strip`, and every three seconds the next five. It goes on from the five that
 * show; `data-paused` stops them.
 *
 * @returns a function that ends it
 */
export function rotateFlags(strip: HTMLElement): () => void {
  const flags = [...strip.querySelectorAll("li")];
  const show = (group: number) => {
    strip.dataset["group"] = String(group);
    for (const [place, flag] of flags.entries())
      flag.setAttribute("aria-hidden", String(Math.floor(place / groupSize) !== group));
  };
  const group = () => Number(strip.dataset["group"] ?? 0);
  show(group());
  const timer = setInterval(() => {
    if (document.hidden || "paused" in strip.dataset) return;
    show((group() + 1) % Math.ceil(flags.length / groupSize));
  }, intervalMs);
  return () => clearInterval(timer);
}
