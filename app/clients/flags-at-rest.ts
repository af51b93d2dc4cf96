/**
 * Rotates the flags of the clients page until the application starts: the next five every three seconds (R-CLI-04).
 * `start.ts` loads this; the application carries on from the five that show (`flag-strip.tsx`).
 */
import { fadeMs, groupSize, intervalMs } from "./flag-times.ts";

function rotate(strip: HTMLElement): void {
  const flags = [...strip.querySelectorAll("li")];
  const controls = strip.querySelector("p");
  let group = 0;
  const timer = setInterval(() => {
    if (document.hidden) return;
    group = (group + 1) % Math.ceil(flags.length / groupSize);
    strip.dataset["group"] = String(group);
    for (const [place, flag] of flags.entries()) {
      const shows = Math.floor(place / groupSize) === group;
      flag.style.display = shows ? "block" : "none";
      if (shows) flag.firstElementChild?.animate({ opacity: [0, 1] }, fadeMs);
    }
  }, intervalMs);
  const stop = () => clearInterval(timer);
  controls?.style.setProperty("visibility", "visible");
  controls?.addEventListener("click", stop);
  const handOver = () => {
    stop();
    controls?.style.removeProperty("visibility");
    for (const flag of flags) flag.style.removeProperty("display");
  };
  addEventListener("hydrated", handOver, { once: true });
}

const strip = document.querySelector<HTMLElement>("[data-flags]");
const isHydrated = "hydrated" in document.documentElement.dataset;
if (strip && !isHydrated && !matchMedia("(prefers-reduced-motion: reduce)").matches) rotate(strip);
