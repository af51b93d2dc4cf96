import type { Page } from "playwright/test";
import { errorPage } from "../content/generated/states.ts";
import { asked, expect, test } from "./fixtures.ts";

/** Makes a script of the page fail, and waits until whatever the page tells of that is on its way. */
async function fail(page: Page): Promise<void> {
  const failed = page.waitForEvent("pageerror");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("pigeon");
    });
  });
  await failed;
  // Requests are seen in their order, and this one has its answer.
  await page.evaluate(() => fetch("/robots.txt"));
}

test("an error is told once a view; whoever opted out sends nothing", async ({ context, problems }) => {
  const visit = async (path: string, setUp = () => {}) => {
    const page = await context.newPage();
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors")) reports.push(request.postData() ?? "");
    });
    await page.addInitScript(setUp);
    // Errors are told by what comes last.
    await Promise.all([page.waitForResponse("**/idle.js"), page.goto(path)]);
    return { page, reports };
  };
  for (const optOut of [
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    () => Object.defineProperty(navigator, "doNotTrack", { value: "1" }),
    () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  ]) {
    const { page, reports } = await visit("/services", optOut);
    await fail(page);
    await fail(page);
    expect(reports).toEqual([]);
  }

  const { page, reports } = await visit("/about");
  await fail(page);
  await fail(page);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(/^error TypeError \/assets\/manifest-[\da-f]+\.js \/about$/);

  // A module of the application doesn't come.
  const { page: other, reports: ofStart } = await visit("/contact");
  await other.route("**/assets/entry.client*", (route) => route.abort());
  await other.evaluate(() => dispatchEvent(new Event("keydown")));
  await expect.poll(() => ofStart).toHaveLength(1);
  expect(ofStart[0]).toMatch(/^start TypeError \/assets\/manifest-[\da-f]+\.js \/contact$/);
  expect(problems.filter((problem) => problem !== "pigeon")).toEqual([]);
  problems.length = 0;
});

test("what fails right after the start, as where an extension interferes, reloads the page once", async ({
  page,
}) => {
  const documents = asked(page, /\/contact$/);
  await page.addInitScript(() => {
    // The application starts by itself with a draft, and again after each reload.
    sessionStorage.setItem("contact-draft:general", JSON.stringify({ values: { message: "Hello" } }));
    window.setInterval = new Proxy(window.setInterval, {
      apply(original, self, args: Parameters<typeof setInterval>) {
        // That of the office's hours.
        if (args[1] === 60_000) throw new TypeError("pigeon");
        return Reflect.apply(original, self, args);
      },
    });
  });
  await page.goto("/contact");
  await expect.poll(() => documents.length).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPage.heading);
  await page.waitForLoadState("networkidle");
  expect(documents).toHaveLength(2);
});
