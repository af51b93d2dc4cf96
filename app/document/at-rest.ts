/** Rotates the flags of the clients page until the application starts. `start.ts` loads this. */
import { rotateFlags } from "./rotate-flags.ts";

const strip = document.querySelector<HTMLElement>("[data-flags]");
const isHydrated = "hydrated" in document.documentElement.dataset;
if (strip && !isHydrated && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
  addEventListener("hydrated", rotateFlags(strip), { once: true });
  // The application repeats the click when it runs.
  strip.querySelector("p")?.addEventListener("click", () => (strip.dataset["paused"] = ""));
}
