/**
 * "Keep this site for reading offline": offers all pages to visitors who are not sent them anyway (with Save-Data or
 * on a 2G link), and on the offline page those that are missing. `start.ts` loads this only there. It works without
 * the application; nothing is offered where all pages are here or `OFFLINE` is off.
 */
import * as words from "#content/generated/words/offline.ts";
import { fill } from "#content/fill.ts";
import type { PrecacheOutcome } from "./fetch-ahead.ts";
import { isComplete, missingBytes } from "./precache.ts";
import { precacheAddress, sizeHeader } from "./precache-storage.ts";

/** Where the size is remembered, for pages opened without a connection. */
const sizeName = "precache-size";

const answers: Record<PrecacheOutcome, string> = {
  kept: words.kept,
  room: words.noRoom,
  link: words.noConnection,
};

async function offer(place: HTMLElement): Promise<void> {
  if (await isComplete()) return;
  const bytes = (await missingBytes()) ?? (await allBytes());
  if (!bytes) return;
  const button = document.createElement("button");
  button.textContent = fill(words.keep, { kilobytes: String(Math.ceil(bytes / 1000)) });
  button.type = "button";
  // The page only has style rules for what the build saw in it.
  Object.assign(button.style, { textAlign: "left", textDecoration: "underline", minHeight: "44px" });
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  status.tabIndex = -1;
  let isFetching = false;
  button.addEventListener("click", async () => {
    if (isFetching) return;
    isFetching = true;
    status.textContent = words.fetching;
    const outcome = await keep();
    status.textContent = answers[outcome];
    isFetching = false;
    if (outcome !== "kept") return;
    if (document.activeElement === button) status.focus();
    button.remove();
  });
  place.replaceChildren(button, status);
}

/** Bytes of all pages; 0 where they are not offered or the size is unknown. */
async function allBytes(): Promise<number> {
  try {
    const { headers } = await fetch(precacheAddress, { method: "HEAD" });
    const size = headers.get(sizeHeader) ?? "";
    sessionStorage.setItem(sizeName, size);
    return Number(size);
  } catch {
    return Number(sessionStorage.getItem(sizeName));
  }
}

/** Has the service worker fetch all pages. */
async function keep(): Promise<PrecacheOutcome> {
  try {
    await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "all" });
  } catch (error) {
    // A browser without storage refuses; otherwise the script did not load.
    return error instanceof TypeError ? "link" : "room";
  }
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }: MessageEvent<PrecacheOutcome>) => done(data));
    port1.start();
    active?.postMessage({}, [port2]);
  });
}

const place = document.querySelector<HTMLElement>("[data-keep]");
// Fails where storage is refused: then there is nowhere to keep pages.
if (place && navigator.serviceWorker) offer(place).catch(() => {});
