import type { Locator, Page } from "playwright/test";
import { caseStudyFilters } from "../content/generated/filters.ts";
import { heroSlides, home } from "../content/generated/home.ts";
import { expect, hold, openRunning, running, test } from "./fixtures.ts";

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

test("the hero's slides follow a swipe and the arrow keys, and wrap around", async ({ page }) => {
  await openRunning(page, "/");
  const carousel = page.getByRole("group", { name: "Current work" });
  const slide = (place: number) => carousel.locator(`[aria-label="${place} of ${heroSlides.length}"]`);
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
  const dots = carousel.getByRole("button", { name: /^Testimonials page \d of \d+$/ });
  await swipe(page, carousel, -160);
  await expect(dots.nth(1)).toHaveAttribute("aria-current", "true");
});

test("two fingers zoom the page on what one finger swipes", async ({ openPage }) => {
  const page = await openPage({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });
  const session = await page.context().newCDPSession(page);
  for (const [path, name] of [
    ["/", "Current work"],
    ["/", home.featured.heading],
    ["/clients", "Testimonials"],
  ] as const) {
    await openRunning(page, path);
    const carousel = page.getByLabel(name, { exact: true }).and(page.locator("[aria-roledescription]"));
    await carousel.scrollIntoViewIfNeeded();
    const top = Math.max(100, (await carousel.boundingBox())!.y);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...heights: number[]) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: heights.map((height, id) => ({ x: 195, y: top + height, id })),
      });
    await touch("touchStart", 140);
    await touch("touchStart", 140, 180);
    for (let apart = 40; apart < 240; apart += 20) await touch("touchMove", 160 - apart / 2, 160 + apart / 2);
    await touch("touchEnd");
    await expect.poll(() => page.evaluate(() => visualViewport?.scale), { message: name }).toBeGreaterThan(1);
  }
});

test("in a row that scrolls sideways the chosen one shows, also before the start", async ({ page }) => {
  await page.goto("/about/faq");
  const tab = page.getByRole("main").locator('[aria-current="page"]');
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect((await tab.boundingBox())!.x).toBeGreaterThan(0);

  const first = caseStudyFilters[0] ?? "";
  const last = caseStudyFilters.at(-1) ?? "";
  await page.goto(`/case-studies?filter=${encodeURIComponent(last)}`);
  const chosen = page.getByRole("main").locator('button[aria-pressed="true"]');
  await expect(chosen).toHaveText(last);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await running(page);
  await page.getByRole("button", { name: first }).click();
  await expect(chosen).toHaveText(first);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  // The page itself doesn't scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a row that was swiped before the application ran stays where it is", async ({ page }) => {
  for (const [path, left] of [
    ["/case-studies", 200],
    [`/case-studies?filter=${encodeURIComponent(caseStudyFilters.at(-1) ?? "")}`, 0],
  ] as const) {
    const release = await hold(page, "**/assets/entry.client-*.js");
    await page.goto(path);
    const row = page.getByRole("main").getByRole("form");
    await row.evaluate((element, to) => element.scrollTo(to, 0), left);
    release();
    await running(page);
    expect(await row.evaluate(({ scrollLeft }) => scrollLeft), path).toBe(left);
  }
});
