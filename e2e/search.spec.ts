import type { Page } from "playwright/test";
import { team } from "../content/generated/team.ts";
import { services } from "../content/generated/services.server.ts";
import { expect, hold, pageWidth, running, test, translate } from "./fixtures.ts";
import { violations } from "./axe.ts";

/** Somebody whom only a few pages name. */
const name = team[0]!.name;
const service = services[0]!.name;

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByLabel("What are you looking for?");
const results = (page: Page) => main(page).locator("li[data-hit]");

test("a page of results, and how it follows one who types", async ({ page }) => {
  await test.step("it breaks no rule of WCAG, and nothing is wider than a phone", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const q of ["qqqqqqqq", service]) {
      await page.goto(`/search?${new URLSearchParams({ q })}`);
      expect(await pageWidth(page), q).toBeLessThanOrEqual(320);
      expect(await violations(page, { within: "main" }), q).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("it stays as it came when the application takes it over", async () => {
    const before = await main(page).locator("ol").innerHTML();
    await running(page);
    expect(await main(page).locator("ol").innerHTML()).toBe(before);
    await expect(page).toHaveTitle(new RegExp(`^${service}`));
  });

  await test.step("the results follow the typing, and say so; Back leaves the search", async () => {
    await field(page).fill("");
    await field(page).pressSequentially(name);
    await expect(main(page).getByRole("status")).toContainText(`“${name}”`);
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: name })}`);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(name);
    await page.keyboard.press("Enter");
    await results(page).getByRole("link").first().click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue(name);
  });

  await test.step("on a translated page, search as one types goes on", async () => {
    await translate(page);
    for (const question of ["clinic cloud", "cloud"]) {
      await field(page).fill(question);
      await expect(page.getByRole("heading", { name: `for “${question}”` })).toBeVisible();
      await translate(page);
    }
    await expect(field(page)).toHaveValue("cloud");
  });
});

test("what was typed before the application ran stays; going back changes the field in use", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/search");
  await field(page).pressSequentially(name);
  await page.keyboard.press("Tab");
  release();
  await running(page);
  await expect(field(page)).toHaveValue(name);

  await field(page).fill(service);
  await expect(main(page).getByRole("status")).toContainText(`“${service}”`);
  await page.goBack();
  await expect(main(page).getByRole("status")).not.toContainText(service);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
});
