import { expect, type Page, test as base } from "playwright/test";

/**
 * A test whose visitor has an address of its own (and so a rate limit of its own), never reaches another host, and
 * sees no error in the console: a hydration mismatch or a failing script fails the test.
 */
export const test = base.extend<{ visitor: void; quickLink: boolean }>({
  /** Whether the page takes its link for a quick one, however busy the machine; else the link itself tells. */
  quickLink: [true, { option: true }],
  visitor: [
    async ({ page, baseURL, quickLink }, use) => {
      if (quickLink) await onQuickLink(page);
      const part = () => Math.floor(Math.random() * 254) + 1;
      await page.setExtraHTTPHeaders({ "cf-connecting-ip": `10.${part()}.${part()}.${part()}` });
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
      );
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        // The browser itself logs an answer we asked for, such as 404 or 503, and a service worker that a cut link kept
        // from it.
        const expected = /^Failed to load resource|error occurred when fetching the script/.test(
          message.text(),
        );
        if (message.type() === "error" && !expected) problems.push(message.text());
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Has `page` take its link for a quick one, however busy the machine: elsewhere the application would wait. */
export async function onQuickLink(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = PerformanceResourceTiming;
    Object.defineProperty(prototype, "responseStart", { get: () => 1 });
    Object.defineProperty(prototype, "requestStart", { get: () => 1 });
  });
}

/** Waits until the application runs on the page, as it does some time after the page has loaded. */
export async function running(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 15_000 });
}

/** Waits until all of the page is laid out, which is some time after the application runs (`use-whole-page.ts`). */
export async function whole(page: Page): Promise<void> {
  await running(page);
  await expect(page.locator("html[data-partly]")).toHaveCount(0, { timeout: 15_000 });
}

export { expect };
