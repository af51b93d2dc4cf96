import { portfolioFilters } from "../content/generated/filters.ts";
import { mainMenu } from "../content/generated/navigation.ts";
import { projects } from "../content/generated/projects.server.ts";
import { expect, openRunning, test } from "./fixtures.ts";

const projectsOf = (filter: string) => projects.filter(({ category }) => category === filter).length;
const [, first, second] = portfolioFilters;
if (!first || !second) throw new Error("These tests need two filters besides the one for everything");

// What each filter leaves is tested where the server answers: `worker/pages/every-page.socket.test.ts`.
test("the filter follows the address both ways, if known", async ({ page }) => {
  const of = (key: string) => `/portfolio?filter=${key}`;
  const inMenu = mainMenu.flatMap(({ items }) => items ?? []).find(({ href }) => href === of(second.key));
  await openRunning(page, of(first.key));
  const pressed = page.getByRole("main").locator('[aria-pressed="true"]');
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Portfolio", exact: true }).hover();
  await menu.getByRole("link", { name: inMenu?.title ?? "" }).click();
  await expect(pressed).toHaveText([second.label]);
  await page.goBack();
  await expect(pressed).toHaveText([first.label]);
  const other = page.getByRole("main").getByRole("button", { name: second.label });
  await other.evaluate((button: HTMLButtonElement) => (button.value = "unknown"));
  await other.click();
  await expect(page).toHaveURL(/\?filter=unknown$/);
  await expect(pressed).toHaveText([first.label]);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(projectsOf(first.key));
});

test("without script: three columns, fitted pictures, filters that lead to pages", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto("/portfolio");
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  const columns = new Set<number>();
  for (const card of await cards.all()) columns.add((await card.boundingBox())?.x ?? 0);
  expect(columns.size).toBe(Math.min(3, projects.length));
  const fits = await cards
    .locator("img")
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).objectFit));
  expect(fits).toEqual(projects.map(({ card }) => card.imageFit));
  await main.getByRole("button", { name: second.label }).click();
  await expect(page).toHaveURL(`/portfolio?filter=${second.key}`);
});
