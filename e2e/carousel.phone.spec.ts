import type { Locator, Page } from "playwright/test";
import { caseStudyFilters } from "../content/generated/filters.ts";
import { heroSlides } from "../content/generated/home.ts";
import { expect, expectHref, hold, openRunning, running, test } from "./fixtures.ts";

/** A swipe goes to the carousel; the page still scrolls, and two fingers zoom it. */
const expectZoom = (carousel: Locator) => expect(carousel).toHaveCSS("touch-action", "pan-y pinch-zoom");

/** Moves a finger sideways across the middle of `target`, without a flick; to the left for negative pixels. */
async function swipe(page: Page, target: Locator, across: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: box.x + box.width / 2 - across / 2,
    y: box.y + box.height / 3,
    xDistance: across,
    gestureSourceType: "touch",
  });
}

test("the hero's slides follow buttons, a swipe and the arrow keys, and wrap around", async ({ page }) => {
  await openRunning(page, "/");
  const carousel = page.getByRole("group", { name: "Current work" });
  const slide = (place: number) => carousel.locator(`[aria-label="${place} of ${heroSlides.length}"]`);
  await expectZoom(carousel);
  await expectZoom(page.locator('section[aria-labelledby="home-featured"]'));
  await test.step("slides that wrap around, with badges, links and a logo, at half a second each", async () => {
    await carousel.scrollIntoViewIfNeeded();
    const shown = carousel.locator('[aria-roledescription="slide"]:not([inert])');
    for (const { badge, logo } of [...heroSlides, heroSlides[0]!]) {
      await expect(shown.getByText(badge.title)).toBeInViewport();
      await expectHref(shown.getByRole("link"), badge.href);
      if (logo) await expect(shown.getByAltText(logo.alt)).toBeAttached();
      await carousel.getByRole("button", { name: "Next slide" }).click();
    }
    await carousel.getByRole("button", { name: "Previous slide" }).click();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(carousel.locator('[aria-live="polite"]')).toHaveCSS("transition-duration", "0.5s");
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await expect(slide(1)).not.toHaveAttribute("inert");
  await swipe(page, carousel, -160);
  await expect(slide(2)).not.toHaveAttribute("inert");
  await expect(slide(1)).toHaveAttribute("inert");
  await swipe(page, carousel, 160);
  await expect(slide(1)).not.toHaveAttribute("inert");
  await swipe(page, carousel, 20);
  await expect(slide(1)).not.toHaveAttribute("inert");
  await carousel.getByRole("button", { name: "Next slide" }).focus();
  await page.keyboard.press("Control+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(slide(heroSlides.length)).not.toHaveAttribute("inert");
  await page.keyboard.press("ArrowRight");
  await expect(slide(1)).not.toHaveAttribute("inert");
  // Also from a link that leaves with its slide.
  await slide(1).getByRole("link").focus();
  for (const place of [2, 3]) {
    await page.keyboard.press("ArrowRight");
    await expect(slide(place)).not.toHaveAttribute("inert");
  }
});

test("voices follow a swipe, cards a tap", async ({ page }) => {
  await openRunning(page, "/clients");
  const card = page.locator("#testimonials li").first();
  const back = card.locator(".flip-back a");
  await card.scrollIntoViewIfNeeded();
  await card.locator("blockquote").tap();
  await expect(back).toBeVisible();
  await card.locator(".flip-back p").first().tap();
  await expect(back).toBeHidden();

  const carousel = page.getByRole("region", { name: "Testimonials", exact: true });
  await expectZoom(carousel);
  const dots = carousel.getByRole("button", { name: /^Testimonials page \d of \d+$/ });
  await swipe(page, carousel, -160);
  await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
});

test("in a row that scrolls sideways the chosen one shows, and the start moves nothing", async ({ page }) => {
  await page.goto("/about/faq");
  const tab = page.getByRole("main").locator('[aria-current="page"]');
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect((await tab.boundingBox())!.x).toBeGreaterThan(0);

  const first = caseStudyFilters[0] ?? "";
  const last = caseStudyFilters.at(-1) ?? "";
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto(`/case-studies?filter=${encodeURIComponent(last)}`);
  const chosen = page.getByRole("main").locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveText(last);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // Swiped by hand meanwhile.
  const row = page.getByRole("main").getByRole("form");
  await row.evaluate((element) => element.scrollTo(0, 0));
  release();
  await running(page);
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.getByRole("button", { name: first }).click();
  await expect(chosen).toHaveText(first);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // The page itself doesn't scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
