import type { Page } from "playwright/test";
import { team } from "../content/generated/team.ts";
import { services } from "../content/generated/services.server.ts";
import { expect, openRunning, pageWidth, running, test } from "./visitor.ts";
import { violations } from "./violations.ts";

/** Somebody whom only a few pages name. */
const name = team[0]!.name;
const service = services[0]!.name;

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByLabel("What are you looking for?");
const options = (page: Page) => main(page).getByRole("option");
const results = (page: Page) => main(page).locator("li[data-hit]");
const active = (page: Page) => field(page).getAttribute("aria-activedescendant");

/** Types, and waits for suggestions. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).fill("");
  await field(page).pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
}

test("without script a form in the header's reach answers with pages, sentences and marked words", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await field(page).fill(name);
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(field(page)).toHaveValue(name);
  await expect(results(page).locator("mark").first()).toBeVisible();
  await results(page).getByRole("link").first().click();
  await expect(main(page)).toContainText(name);
});

test("a page of results, and what is suggested as one types", async ({ page }) => {
  await test.step("it stays as it came when the application takes it over", async () => {
    await page.goto(`/search?${new URLSearchParams({ q: service })}`);
    const before = await main(page).locator("ol").innerHTML();
    await running(page);
    expect(await main(page).locator("ol").innerHTML()).toBe(before);
    await expect(page).toHaveTitle(new RegExp(`^${service}`));
  });

  await test.step("the keys go through suggestions as the combobox pattern asks", async () => {
    await expect(field(page)).toHaveRole("combobox");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await type(page, service);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(main(page).getByRole("status").filter({ hasText: "suggestion" })).toBeAttached();
    expect(await active(page)).toBeNull();

    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    expect(await active(page)).toBe(await options(page).first().getAttribute("id"));
    await page.keyboard.press("ArrowUp");
    expect(await active(page)).toBeNull();
    await page.keyboard.press("ArrowUp");
    expect(await active(page)).toBe(await options(page).last().getAttribute("id"));

    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field(page)).toHaveValue(service);
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
  });

  await test.step("Enter goes to the active page, and without one to all results", async () => {
    await type(page, service);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(options(page).first()).toBeHidden();
    await expect(results(page).first()).toBeVisible();

    await type(page, name);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/\/search/);
    await expect(main(page)).toContainText(name);
    await page.goBack();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue(service);
  });
});

test("the search breaks no rule of WCAG, and nothing is wider than the window", async ({ page }) => {
  const look = async (widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await pageWidth(page)).toBeLessThanOrEqual(width);
      expect(await violations(page, { within: "main" }), `${width} px`).toEqual([]);
    }
  };
  await openRunning(page, "/search?q=qqqqqqqq");
  await expect(main(page).getByRole("heading", { level: 2 })).toContainText("Nothing found for");
  await expect(main(page).getByRole("link", { name: "Ask us" })).toBeVisible();
  await look([320]);
  await openRunning(page, `/search?${new URLSearchParams({ q: service })}`);
  await look([320]);
  await type(page, service);
  await look([1440, 320]);
});
