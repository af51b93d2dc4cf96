/** What a browser keeps of a visit, compared with the table of the cookies page; and the zeros of the colophon. */
import { colophon } from "../content/generated/colophon.ts";
import { legalPages } from "../content/generated/legal.server.ts";
import { writeMessage } from "./message.ts";
import { asked, elsewhere, expect, keepsFiles, openRunning, test, onSlowLink } from "./fixtures.ts";
import type { Page } from "playwright/test";

test.use({
  serviceWorkers: "allow",
  relayDelay: 400,
});

const told = (legalPages.find(({ slug }) => slug === "cookies")?.table?.rows ?? []).flatMap(({ keys = [] }) =>
  keys.map((key) => `${key.in}: ${key.name}`),
);

/** Adds the names of all that `page` keeps now to `names`. */
async function note(page: Page, names: Set<string>): Promise<void> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(sessionStorage).map((name) => `sessionStorage: ${name}`),
    ...Object.keys(localStorage).map((name) => `localStorage: ${name}`),
    ...(await caches.keys()).map((name) => `Cache Storage: ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB: ${name}`),
  ]);
  // Drafts and waiting messages have names of their own after a colon.
  for (const name of kept) names.add(name.replace(/(contact-\w+):.*/, "$1"));
}

test("the cookies page names all that a browser keeps after a full visit, and nothing else", async ({
  page,
  context,
  openPage,
  baseURL,
  relay,
}) => {
  const names = new Set<string>();
  const others = [asked(page, elsewhere(baseURL))];
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  // With the application: pages, the advisor, a message begun and one waiting.
  await openRunning(page, "/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: /^Open Digital Advisor chat/ }).click();
  await page.getByRole("button", { name: /^Close Digital Advisor chat/ }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Portfolio", exact: true }).click();
  await page.getByRole("main").locator('article a[href^="/portfolio/"]').last().click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z]/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await openRunning(page, "/contact");
  const main = page.getByRole("main");
  await writeMessage(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("contact-draft:general"))).toBeTruthy();
  await note(page, names);
  await expect.poll(() => page.evaluate(() => caches.match("/contact").then(Boolean))).toBe(true);
  await keepsFiles(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  const waiting = main.getByText("Waiting for a connection");
  await expect(waiting).toBeVisible();
  await note(page, names);
  // From the copy of its page.
  await page.reload();
  await expect(waiting).toBeVisible();

  // Another visitor, whose link is slow.
  const far = await openPage({ serviceWorkers: "allow" });
  others.push(asked(far, elsewhere(relay.url)));
  await onSlowLink(far);
  await far.goto(`${relay.url}/terms`);
  await expect.poll(() => far.evaluate(() => sessionStorage.getItem("opened"))).toBe("1");
  await far.goto(`${relay.url}/privacy`);
  await expect.poll(() => far.evaluate(() => localStorage.getItem("fonts"))).toBe("1");
  await note(far, names);

  expect([...names].sort()).toEqual([...told].sort());

  expect(failed).toEqual([]);

  // The zeros on the colophon are those counted here.
  const cookies = [...(await context.cookies()), ...(await far.context().cookies())];
  const [first, second] = colophon.promises;
  expect(first).toEqual({ value: String(cookies.length), label: "cookies" });
  expect(second).toEqual({
    value: String(others.flat().length),
    label: "other companies told about your visit",
  });
});
