import { featuredStudies } from "../content/generated/featured-studies.ts";
import { portfolioFilters } from "../content/generated/filters.ts";
import { heroSlides } from "../content/generated/home.ts";
import { projects } from "../content/generated/projects.server.ts";
import { expect, expectHref, hold, inOwnFaces, openRunning, test, running } from "./fixtures.ts";

test("the home page's slides and the tabs of its portfolio block", async ({ page }) => {
  // The sea behind the slides takes its time in a browser without a graphics card.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRunning(page, "/");

  await test.step("slides that wrap around, with badges, links and a logo", async () => {
    const carousel = page.getByRole("group", { name: "Current work" });
    const shown = carousel.locator('[aria-roledescription="slide"]:not([inert])');
    for (const { badge } of [...heroSlides, heroSlides[0]!]) {
      await expect(shown.getByText(badge.title)).toBeInViewport();
      await expectHref(shown.getByRole("link"), badge.href);
      await carousel.getByRole("button", { name: "Next slide" }).click();
    }
    await carousel.getByRole("button", { name: "Previous slide" }).click();
    await expect(shown.getByText(heroSlides[0]!.badge.title)).toBeInViewport();
    for (const { logo } of heroSlides)
      if (logo) await expect(carousel.locator(`img[alt="${logo.alt}"]`)).toBeAttached();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const track = carousel.locator('[aria-live="polite"]');
    await expect(track).toHaveCSS("transition-duration", "0.5s");
  });

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

test("the Tab key leads past slides that are not shown, also before the application runs", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/");
  const carousel = page.getByRole("group", { name: "Current work" });
  await carousel.getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  const previous = carousel.getByRole("button", { name: "Previous slide" });
  await expect(previous).toBeFocused();
  release();
  await running(page);
  await expect(previous).toBeFocused();
});

test("a phone's home page: 100 KB of images at first, ten screens at most", async ({ openPage }) => {
  const page = await openPage({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
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
