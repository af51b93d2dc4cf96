/** What moves on a page that nobody has touched: the flags and the services' highlight. `start.ts` loads this. */
import { rotateFlags } from "../clients/rotate-flags.ts";
import { highlightCards, highlightDelayMs } from "../home/highlight-cards.ts";

const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;

const strip = document.querySelector<HTMLElement>("[data-flags]");
const isHydrated = "hydrated" in document.documentElement.dataset;
if (strip && !isHydrated && !isStill) {
  addEventListener("hydrated", rotateFlags(strip), { once: true });
  const pause = (event: Event) => {
    event.preventDefault();
    strip.toggleAttribute("data-paused");
  };
  const stay = new AbortController();
  strip.querySelector("button")?.addEventListener("click", pause, { signal: stay.signal });
  addEventListener("hydrated", () => stay.abort(), { once: true });
}

const cards = document.querySelector<HTMLElement>("[data-highlights]");
// The time since the page was opened counts, not the time since this arrived.
if (cards && !isStill) highlightCards(cards, Math.max(0, highlightDelayMs - performance.now()));
