/** What a browser of a test has fetched ahead (`app/offline/precache.ts`). */
import { expect, type Page } from "playwright/test";
import type { Relay } from "./relay.ts";

/** Paths of the pages that the browser has fetched ahead. */
export const pagesKept = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open("precache")).keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith("/precache")),
  );

/** Whether the browser has every page. */
export const hasAll = (page: Page) => page.evaluate(() => caches.match("/precache/complete").then(Boolean));

/** Opens `address` and waits until every page is here, as after a press of the button that asks for them. */
export async function openWithAll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", done);
        port1.start();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        navigator.serviceWorker.controller?.postMessage({}, [port2]);
      }),
  );
  expect(await hasAll(page)).toBe(true);
}

/** Hash of the copy of `path` that the browser has fetched ahead; `undefined` if it has none. */
export const hashKept = (page: Page, path: string) =>
  page.evaluate(
    async (at) => (await caches.match(at, { cacheName: "precache" }))?.headers.get("x-precache") ?? undefined,
    path,
  );

/** The pieces asked for so far. */
export const pieces = (relay: Relay) => relay.asked(/^\/precache\//);
