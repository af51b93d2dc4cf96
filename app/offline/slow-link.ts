/**
 * Whether the link is slow, as pages report it (`app/document/start.ts`); stored, because the service worker stops
 * between pages. On such a link pictures come one width narrower: half the bytes, slightly soft.
 */
const cacheName = "link";
const sign = "/link/slow";

let slow: Promise<boolean> | undefined;

/** Notes what a page reports about its link. */
export async function noteLink(isSlowNow: boolean): Promise<void> {
  slow = Promise.resolve(isSlowNow);
  if (isSlowNow) await (await caches.open(cacheName)).put(sign, new Response());
  else await caches.delete(cacheName);
}

/** The answer to `request` for a file, narrower if it is a picture and the link is slow. Throws without a connection. */
export async function fetchForLink(request: Request): Promise<Response> {
  // Goes on when the page is left: the next one needs it too.
  if (request.url.endsWith(".woff2")) return fetch(request.url);
  const narrower = request.url.replace(/-(?:800|1280)(?=\.(?:avif|webp)$)/, (width) =>
    width === "-800" ? "-480" : "-800",
  );
  if (narrower === request.url || !(await isLinkSlow())) return fetch(request);
  const picture = await fetch(narrower);
  // Some pictures have other widths.
  return picture.ok ? picture : fetch(request);
}

/** Whether the link is slow. Failing storage, as on a full disk, counts as a fast link. */
export function isLinkSlow(): Promise<boolean> {
  slow ??= caches.match(sign, { cacheName }).then(Boolean, () => false);
  return slow;
}
