import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from "playwright/test";
import { openRelay, type Relay } from "./relay.ts";

type Visitors = {
  /** Whether pages take their link for a quick one, however busy the machine; else they measure it. */
  quickLink: boolean;
  /** Errors in the console of any page, empty at the end. */
  problems: string[];
  /** The page of one more visitor, with a browser window and storage of its own until the test ends. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** A line to the server that the test can cut; answers take `relayDelay` milliseconds longer. */
  relay: Relay;
  relayDelay: number;
};

/**
 * A test whose visitors have addresses (and so rate limits) of their own, and which any error in the console fails, such
 * as a hydration mismatch or a failing script.
 */
export const test = base.extend<Visitors>({
  quickLink: [true, { option: true }],
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, quickLink, relayDelay, problems }, use) => {
    await prepare(context, quickLink ? 0 : relayDelay, problems);
    await use(context);
    // The next test gets the same window (`reuseContext`), which would stay offline.
    await context.setOffline(false);
  },
  openPage: async ({ browser, quickLink, relayDelay, problems }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      await prepare(context, quickLink ? 0 : relayDelay, problems);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  relayDelay: [0, { option: true }],
  relay: async ({ baseURL, relayDelay }, use) => {
    const relay = await openRelay(baseURL ?? "", relayDelay);
    await use(relay);
    await relay.cut();
  },
});

/** @param delayMs how long opening a connection takes, as pages see it; 0 for a quick link */
async function prepare(context: BrowserContext, delayMs: number, problems: string[]): Promise<void> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  await context.setExtraHTTPHeaders({ "cf-connecting-ip": `10.${part()}.${part()}.${part()}` });
  if (delayMs === 0) await onQuickLink(context);
  else
    // Between two programs on one machine it takes no time, whatever the relay does.
    await context.addInitScript((delay) => {
      Object.defineProperty(PerformanceResourceTiming.prototype, "connectEnd", {
        get(this: PerformanceResourceTiming) {
          return this.connectStart + delay;
        },
      });
    }, delayMs);
  context.on("weberror", (error) => {
    const { message } = error.error();
    // On a busy machine a page may come too late for its transition, and comes without.
    if (!message.includes("aborted because of timeout in DOM update")) problems.push(message);
  });
  context.on("console", (message) => {
    // The browser itself logs answers that a test asks for, such as 404 or 503, and a service worker that it could not
    // fetch over a cut link.
    const expected = /^Failed to load resource|error occurred when fetching the script/.test(message.text());
    if (message.type() === "error" && !expected) problems.push(message.text());
  });
}

/** Makes pages take their link for a quick one, however busy the machine: on a slow one the application waits. */
export async function onQuickLink(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    const { prototype } = PerformanceResourceTiming;
    Object.defineProperty(prototype, "responseStart", { get: () => 1, configurable: true });
    Object.defineProperty(prototype, "requestStart", { get: () => 1, configurable: true });
  });
}

/** Makes `page` take its link for a slow one: the first byte comes late, and so did the connection. */
export async function onSlowLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = PerformanceResourceTiming;
    for (const name of ["responseStart", "connectEnd"])
      Object.defineProperty(prototype, name, { get: () => 1000 });
  });
}

/** Starts the application on the page, as a visitor's first action would, and waits until it runs. */
export async function running(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("start")));
  // Not an assertion: those look again only after pauses, a third of the time of most tests.
  await page.waitForSelector("html[data-hydrated]", { state: "attached", timeout: 15_000 });
}

/** Opens `path` and waits until the application runs there. */
export async function openRunning(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await running(page);
}

/** Expects something of what `read` tells, as `expect.poll` does, but looks again after a moment rather than a second. */
export const soon = <Told>(read: () => Told | Promise<Told>, timeout?: number) =>
  expect.poll(read, { timeout, intervals: [50] });

/** Waits until the service worker has copies of all files with which the application starts on this page. */
export const keepsFiles = (page: Page) =>
  soon(() =>
    page.evaluate(async () => {
      const named = document.querySelectorAll<HTMLElement>("[data-files], [data-sheet]");
      const files = Array.from(named).flatMap(({ dataset }) =>
        (dataset["files"] ?? dataset["sheet"] ?? "").split(" "),
      );
      const copies = await Promise.all(files.map((file) => caches.match(file)));
      return files.length > 1 && copies.every(Boolean);
    }),
  ).toBe(true);

/** Makes the browser of `page` say that its visitor saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });

/** Makes every random number in `page` be `value` (0 to 1). */
export const chanceIs = (page: Page, value: number) =>
  page.addInitScript((number) => {
    Math.random = () => number;
  }, value);

/** The addresses that a page, or any of a window, asks for from now on and that match `which`. */
export function asked(by: Page | BrowserContext, which = /./): string[] {
  const list: string[] = [];
  (by as BrowserContext).on("request", (request) => {
    if (which.test(request.url())) list.push(request.url());
  });
  return list;
}

/** Matches addresses on other hosts than that of `baseURL`. */
export const elsewhere = (baseURL = "") =>
  new RegExp(`^https?:(?!${baseURL.replace(/^https?:/, "")}(?:/|$))`);

/** Holds back the files that match `pattern`. @returns what lets them through */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

/** Makes each page in `page` add up its layout shifts. @returns what reads the sum of the open page */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/** Width of the page, which may be wider than its window. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** How many of the site's own faces the page has loaded. */
export const ownFaces = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.fonts).filter(
        ({ family, status }) => status === "loaded" && family.includes("Mona"),
      ).length,
  );

/** Shows the page in the site's own faces, which may have come too late on a busy machine. */
export async function inOwnFaces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = document.querySelector("style")?.textContent ?? "";
    const faces = Array.from(
      rules.matchAll(/"(Mona \w+)";src:(url\(.+?\)).*?weight:(.+?);/g),
      ([, family = "", source = "", weight = ""]) => new FontFace(family, source, { weight }),
    );
    if (faces.length === 0) throw new Error("The page names no face of ours");
    for (const face of faces) document.fonts.add(await face.load());
  });
}

/**
 * Lets a minute pass in `page`, whose clock the test has installed, and expects that what `read` tells stays as it is:
 * what would happen by itself has happened then.
 */
export async function expectNoChangeDuring(page: Page, read: () => unknown): Promise<void> {
  const before = await read();
  await page.clock.runFor(60_000);
  await observed(page);
  expect(await read()).toEqual(before);
}

/** Stops the clock of `page`; from now on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until every IntersectionObserver knows what is in view now. They follow frames, not the clock, so a stopped
 * clock doesn't stop them.
 */
export async function observed(page: Page): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          new IntersectionObserver((_, observer) => {
            observer.disconnect();
            done();
          }).observe(document.documentElement);
        }),
    );
}

/** Waits for the end of all animations of the page, and of a change between pages, which may take longer. */
export async function atRest(page: Page): Promise<void> {
  await soon(() =>
    page.evaluate(
      () =>
        !document.documentElement.matches(":active-view-transition") &&
        document.getAnimations().every(({ playState, effect }) => {
          const { iterations = 1 } = effect?.getTiming() ?? {};
          return playState !== "running" || iterations === Infinity;
        }),
    ),
  ).toBe(true);
}

/** `link` is one link, and leads to `href`. */
export const expectHref = (link: Locator, href: string, note?: string) =>
  expect(link, note).toHaveAttribute("href", href);

export { expect };

/** Changes the page as translators do: each text in elements of theirs, the text of the application out of the page. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest("script,style,textarea")) continue;
      const font = document.createElement("font");
      font.textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  });
