/**
 * Work that waits until the page is loaded and idle, whether or not the application has started: `document/start.ts` loads
 * it.
 */
import { isStill } from "./motion/is-still.ts";
import { registerServiceWorker } from "./offline/register.ts";
import { store, stored, storedNames } from "./ui/storage.ts";

const root = document.documentElement;
const isSlow = "slow" in root.dataset;
const saves = root.dataset["slow"] === "saves";

// Each page view reports at most one error, by its name and the page (`worker/browser-errors.ts`), unless its visitor asks
// not to be tracked or saves data.
const [build = ""] =
  /\S+manifest-\S+/.exec(document.querySelector<HTMLElement>("[data-files]")?.dataset["files"] ?? "") ?? [];
let isReported = saves || navigator.doNotTrack === "1" || navigator.globalPrivacyControl;
for (const type of ["error", "unhandledrejection"] as const)
  addEventListener(type, (event) => {
    const { error, reason, message }: { error?: unknown; reason?: unknown; message?: string } = event;
    const failure = error ?? reason;
    if (isReported || !(failure instanceof Error)) return;
    isReported = true;
    const kind = message === "start" ? "start" : "error";
    navigator.sendBeacon("/api/errors", `${kind} ${failure.name} ${build} ${location.pathname}`);
  });

// The application starts at once to restore a draft or a conversation, or to send waiting messages.
if (
  (location.pathname.startsWith("/contact") && storedNames("sessionStorage", "contact-draft").length > 0) ||
  stored("sessionStorage", "advisor") ||
  storedNames("localStorage", "contact-waiting").length > 0
)
  dispatchEvent(new Event("start"));

// On a slow link the second page of a visit fetches the fonts, once it has everything else, and later ones show them. The
// slides within a page are no page of the visit.
if (top === self) {
  if (isSlow && !saves && !stored("localStorage", "fonts") && stored("sessionStorage", "opened")) {
    const fonts = ["display", "text"].map((face) => fetch(`/fonts/mona-sans-${face}.woff2`));
    void Promise.all(fonts).then(() => store("localStorage", "fonts", "1"));
  }
  store("sessionStorage", "opened", "1");
}

void registerServiceWorker(true);

/** Flags shown at a time, and milliseconds between changes. */
const [flagsShown, flagsMs] = [5, 3000];

/** Shows the next five flags on a page that has them, starting with the five already in view; `uno.config.ts` hides others. */
function showNextFlags(): void {
  const strip = document.querySelector<HTMLElement>("[data-flags]");
  if (!strip || "paused" in strip.dataset || document.hidden || isStill()) return;
  const flags = [...strip.querySelectorAll("li")];
  const group = (Number(strip.dataset["group"] ?? -1) + 1) % Math.ceil(flags.length / flagsShown);
  strip.dataset["group"] = String(group);
  for (const [place, flag] of flags.entries())
    flag.toggleAttribute("data-off", Math.floor(place / flagsShown) !== group);
}
showNextFlags();
setInterval(showNextFlags, flagsMs);
// What plays by itself can be paused even if the application never arrives.
document.querySelector("[data-flags] button")?.addEventListener("click", (event) => {
  if ("hydrated" in root.dataset) return;
  event.preventDefault();
  document.querySelector("[data-flags]")?.toggleAttribute("data-paused");
});

/** Milliseconds until the first highlight, how many there are, and how long the shortest and the longest last. */
const [highlightDelayMs, highlights, shortestMs, longestMs] = [2000, 15, 100, 300];

/** After `delayMs` highlights one service at random, then another, 15 in all, then none. */
function highlightServices(delayMs: number): void {
  const cards = [...document.querySelectorAll("[data-highlights] > li")];
  if (cards.length === 0 || isStill()) return;
  let left = highlights;
  const step = () => {
    const lit = left > 0 && cards[Math.floor(Math.random() * cards.length)];
    for (const card of cards) card.toggleAttribute("data-highlighted", card === lit);
    left -= 1;
    if (left >= 0) setTimeout(step, shortestMs + Math.random() * (longestMs - shortestMs));
  };
  setTimeout(step, delayMs);
}
// The time since the page was opened counts, not the time since this arrived.
highlightServices(Math.max(0, highlightDelayMs - performance.now()));
addEventListener("opened", () => highlightServices(highlightDelayMs));
