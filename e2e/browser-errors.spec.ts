import type { Page } from "playwright/test";
import { expect, test } from "./visitor.ts";

/** Has a script of the page fail. */
async function fail(page: Page): Promise<void> {
  const failed = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("pigeon");
    });
  });
  await failed;
}

/** What `page` tells of errors, from here on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/errors")) reports.push(request.postData() ?? "");
  });
  return reports;
}

test("an error is told once a view; whoever opted out sends nothing", async ({ openPage, problems }) => {
  for (const ask of [
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    () => Object.defineProperty(navigator, "doNotTrack", { value: "1" }),
    () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  ]) {
    const page = await openPage();
    const reports = reportsOf(page);
    await page.addInitScript(ask);
    await page.goto("/services");
    await fail(page);
    await fail(page);
    expect(reports).toEqual([]);
  }

  const page = await openPage();
  const reports = reportsOf(page);
  await page.goto("/about");
  await fail(page);
  await fail(page);
  await expect.poll(() => reports).toEqual(["error TypeError  /about"]);

  // A module of the application does not come.
  const other = await openPage();
  const reportsOfStart = reportsOf(other);
  await other.route("**/assets/entry.client*", (route) => route.abort());
  await other.goto("/contact");
  await other.evaluate(() => dispatchEvent(new Event("keydown")));
  await expect.poll(() => reportsOfStart).toHaveLength(1);
  expect(reportsOfStart[0]).toMatch(/^start TypeError \/assets\/manifest-[\da-f]+\.js \/contact$/);
  expect(problems.filter((problem) => problem !== "pigeon")).toEqual([]);
  problems.length = 0;
});
