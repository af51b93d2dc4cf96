import { featuredStudies } from "../content/generated/featured-studies.ts";
import { portfolioFilters } from "../content/generated/filters.ts";
import { heroSlides } from "../content/generated/home.ts";
import { projects } from "../content/generated/projects.server.ts";
import { expect, expectHref, inOwnFaces, test, running } from "./fixtures.ts";

test("a phone's home page: 100 KB of images at first, ten screens at most, tabs that filter", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!/\.(avif|webp|svg|jpe?g)$/.test(new URL(response.url()).pathname)) return;
    sizes.push(response.body().then((body) => body.length));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  page.removeAllListeners("response");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);

  await running(page);
  await inOwnFaces(page);
  const height = (await page.locator("html").boundingBox())?.height;
  expect(height).toBeGreaterThan(844);
  expect(height).toBeLessThanOrEqual(10 * 844);

  const cards = page.locator("#featured-projects li a");
  await cards.first().focus();
  for (let place = 1; place < (await cards.count()); place += 1) {
    await page.keyboard.press("Tab");
    await expect(cards.nth(place)).toBeFocused();
    await expect(cards.nth(place)).toBeInViewport({ ratio: 0.9 });
  }
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);

  const image = page.getByRole("group", { name: "Current work" }).locator("img").first();
  const source = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  const [slide] = heroSlides;
  await page.setViewportSize({ width: 639, height: 800 });
  await expect.poll(source).toContain(`/${slide?.mobileImage?.name}.`);
  await page.setViewportSize({ width: 640, height: 800 });
  await expect.poll(source).toContain(`/${slide?.image.name}.`);

  await test.step("tabs of the portfolio block show their kind of work", async () => {
    const block = page.locator("#home-portfolio");
    await expect(block.getByRole("button")).toHaveText(portfolioFilters.map(({ label }) => label));
    await expect(block.locator('[aria-pressed="true"]')).toHaveText([portfolioFilters[0]!.label]);
    await expect(block.getByRole("article")).toHaveCount(Math.min(6, projects.length));
    for (const { key, label } of portfolioFilters.slice(1)) {
      await block.getByRole("button", { name: label }).click();
      const count = projects.filter(({ category }) => category === key).length;
      await expect(block.getByRole("article")).toHaveCount(Math.min(6, count));
    }
    await expectHref(block.getByRole("link", { name: "View Full Portfolio" }), "/portfolio");
  });
});

test("without script slides can be scrolled to, and tabs and dots lead to pages", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.locator('main img[src$="archipelago.svg"]')).toBeVisible();
  await expect(page.locator("main canvas")).toHaveCSS("opacity", "0");
  const carousel = page.getByRole("group", { name: "Current work" });
  for (const { badge } of heroSlides.slice(1)) {
    const shown = carousel.getByText(badge.title);
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toBeInViewport();
  }
  await expect(carousel.getByRole("button", { name: "Next slide" })).toBeHidden();
  const [, filter] = portfolioFilters;
  await page.getByRole("button", { name: filter?.label ?? "" }).click();
  await expect(page).toHaveURL(new RegExp(`/portfolio\\?filter=${filter?.key}$`));
  await page.goto("/");
  const dot = page.getByRole("button", { name: /^Show / }).last();
  const name = /^Show (.+), \d of \d$/.exec((await dot.getAttribute("aria-label")) ?? "")?.[1];
  const study = featuredStudies.find(({ client }) => client === name);
  await dot.click();
  await expect(page).toHaveURL(new RegExp(study?.href ?? "no such study"));
});
