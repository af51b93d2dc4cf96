import { caseStudies } from "../content/generated/case-studies.server.ts";
import { featuredStudies } from "../content/generated/featured-studies.ts";
import { countries } from "../content/generated/countries.ts";
import { home } from "../content/generated/home.ts";
import { projects } from "../content/generated/projects.server.ts";
import { testimonials } from "../content/generated/testimonials.ts";
import {
  asked,
  chanceIs,
  expect,
  openRunning,
  pageWidth,
  running,
  stopClock,
  test,
  observed,
} from "./fixtures.ts";

test("the home page: cards that light up, and studies that take turns", async ({ page }) => {
  await test.step("after 2 s cards light up for 15 steps of 100 to 300 ms, then none, also when nobody touches the page", async () => {
    await stopClock(page);
    // Each step takes 200 ms.
    await chanceIs(page, 0.5);
    await page.goto("/");
    const highlighted = page.locator("[data-highlighted]");
    // The clock has stood still since the page began to run, which on a busy machine is a while after it was opened.
    const until = async (ms: number) =>
      page.clock.runFor(ms - (await page.evaluate(() => performance.now())));
    await until(1000);
    // Resolves once it has run.
    await page.evaluate((address) => import(address), "/idle.js");
    await expect(highlighted).toHaveCount(0);
    await until(2010);
    await expect(highlighted).toHaveCount(1);
    await running(page);
    await until(2000 + 15 * 200 - 50);
    await expect(highlighted).toHaveCount(1);
    await until(2000 + 15 * 200 + 50);
    await expect(highlighted).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(highlighted).toHaveCount(0);
  });

  const section = page.locator('section[aria-labelledby="home-featured"]');
  const count = Math.min(3, featuredStudies.length);
  const dot = (place: number) =>
    section.getByRole("button", { name: new RegExp(`^Show .+, ${place + 1} of ${count}$`) });
  // Which three are shown is left to chance.
  await expect(dot(0)).not.toHaveAccessibleName(`Show ${featuredStudies[0]?.client}, 1 of ${count}`);

  await test.step("three studies, the next one every 14 s, and a jump starts the time anew", async () => {
    await section.scrollIntoViewIfNeeded();
    await observed(page);
    const title = section.getByRole("heading", { level: 3 });
    const titles = new Set<string | null>();
    const heights = new Set<number | undefined>();
    for (const place of [...Array.from({ length: count }).keys(), 0]) {
      await expect(dot(place)).toHaveAttribute("aria-current", "true");
      titles.add(await title.textContent());
      heights.add((await section.boundingBox())?.height);
      await page.clock.runFor(14_000);
    }
    expect(titles.size).toBe(count);
    // What is below stays where it is.
    expect(heights.size).toBe(1);
    const before = await title.textContent();
    await dot(0).click();
    await expect(dot(0)).toHaveAttribute("aria-current", "true");
    await expect(title).not.toHaveText(before ?? "");
    await page.mouse.move(5, 5);
    await dot(0).blur();
    await page.clock.runFor(13_900);
    await expect(dot(0)).toHaveAttribute("aria-current", "true");
    await page.clock.runFor(200);
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
  });

  await test.step("a study whose link has the focus stays when the pointer leaves it", async () => {
    const link = section.getByRole("link", { name: /^Read the story/ });
    await link.hover();
    await link.focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
    await link.blur();
  });

  await test.step("they can be paused", async () => {
    await section.getByRole("button", { name: "Pause case studies" }).click();
    await page.clock.runFor(15_000);
    await expect(dot(1)).toHaveAttribute("aria-current", "true");
  });
});

test("the clients page: its closing banner, flags, testimonials and their cards", async ({ page }) => {
  await stopClock(page);
  // Every order would change.
  await chanceIs(page, 0.3);
  await page.goto("/clients");

  await test.step("testimonials have a random order before the application runs, the closing banner one of eight grounds", async () => {
    const shown = page.locator("#testimonials figcaption").filter({ visible: true });
    await expect(shown).toHaveCount(3);
    await expect(shown).not.toContainText(testimonials.slice(0, 3).map(({ name }) => name));
    const { drawn, all } = await page.locator('section[aria-labelledby="closing"]').evaluate((banner) => {
      const ground = () => getComputedStyle(banner).backgroundImage;
      const first = ground();
      const each = Array.from({ length: 8 }, (_, place) => {
        document.documentElement.dataset["gradient"] = String(place);
        return ground();
      });
      return { drawn: first, all: each };
    });
    expect(new Set(all).size).toBe(8);
    expect(drawn).toBe(all[2]);
  });

  await test.step("five flags at a time, other five every 3 s, all of them once around, though nobody touches the page", async () => {
    // Resolves once it has run.
    await page.evaluate((address) => import(address), "/idle.js");
    await observed(page);
    const flags = page.locator('li:not([data-off]) > img[src^="/images/flags/"]');
    const seen = new Set<string>();
    const shown = () => flags.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    const first = await shown();
    for (let left = countries.length; left > 0; left -= 5) {
      await expect(flags).toHaveCount(Math.min(5, left));
      for (const name of await shown()) seen.add(name);
      await page.clock.runFor(3000);
    }
    expect(seen.size).toBe(countries.length);
    expect(await shown()).toEqual(first);
    await expect(flags.last()).toHaveCSS("transition-duration", "1s");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.getByRole("button", { name: "Pause flags" }).dispatchEvent("click");
    await page.clock.runFor(6000);
    expect(await shown()).toEqual(first);
    await running(page);
    await expect(page.getByRole("button", { name: "Play flags" })).toBeVisible();
    await page.clock.runFor(6000);
    expect(await shown()).toEqual(first);
  });

  await test.step("all flags are there for whoever asks for less motion only now", async () => {
    await page.getByRole("button", { name: "Play flags" }).click();
    const items = page.locator("[data-flags]").getByRole("listitem");
    await expect(items).toHaveCount(5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(items).toHaveCount(countries.length);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(items).toHaveCount(5);
  });

  await test.step("three testimonials a page, wrapping around, fading for 350 and 50 ms", async () => {
    const carousel = page.locator("#testimonials");
    const names = () => carousel.locator("figcaption").allTextContents();
    const dots = carousel.getByRole("button", { name: /Testimonials page/ });
    const counts = Array.from({ length: Math.ceil(testimonials.length / 3) }, (_, place) =>
      Math.min(3, testimonials.length - 3 * place),
    );
    await expect(dots).toHaveCount(counts.length);
    const all = new Set<string>();
    for (const [place, count] of counts.entries()) {
      await expect(carousel.locator("figure")).toHaveCount(count);
      await expect(dots.nth(place)).toHaveAttribute("aria-current", "true");
      for (const name of await names()) all.add(name);
      if (place === counts.length - 1) break;
      const before = await names();
      await carousel.getByRole("button", { name: "Next testimonials" }).click();
      await page.clock.runFor(349);
      expect(await names()).toEqual(before);
      await page.clock.runFor(1);
      expect(await names()).not.toEqual(before);
      await page.clock.runFor(49);
      await expect(carousel.locator("ul")).toHaveCSS("opacity", "0");
      await page.clock.runFor(1);
      await expect(carousel.locator("ul")).toHaveCSS("opacity", "1");
    }
    expect(all.size).toBe(testimonials.length);
    for (const [control, place] of [
      [carousel.getByRole("button", { name: "Next testimonials" }), 0],
      [carousel.getByRole("button", { name: "Previous testimonials" }), counts.length - 1],
      [dots.nth(1), 1],
    ] as const) {
      await control.click();
      await page.clock.runFor(400);
      await expect(dots.nth(place)).toHaveAttribute("aria-current", "true");
    }
  });

  await test.step("a card turns on hover, focus and tap; the link on its back is reached only while it shows", async () => {
    const card = page.locator("#testimonials li").first();
    await card.scrollIntoViewIfNeeded();
    const link = card.locator(".flip-back a");
    await page.mouse.move(5, 5);
    await expect(link).toBeHidden();
    await card.hover();
    await expect(link).toBeVisible();
    await expect(card.locator(".flip-back")).toContainText("Delivered by");
    // Escape closes what hovering shows, without the pointer moving (WCAG 1.4.13).
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await page.mouse.move(5, 5);

    await card.getByRole("button", { name: /^About / }).focus();
    await expect(link).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const control = card.getByRole("button", { name: /^About / });
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(control).toBeFocused();

    await control.press("Enter");
    await expect(link).toBeFocused();
    // The card leaves with its page. The keys go on.
    const shown = page.locator('#testimonials [aria-current="true"]');
    for (const place of [3, 4]) {
      await page.keyboard.press("ArrowRight");
      await page.clock.runFor(400);
      await expect(shown).toHaveAccessibleName(`Testimonials page ${place} of 4`);
    }
  });
});

/** Blocks that fade in once they are seen, with what their records say about that. */
const blocks = [
  ...projects.map(({ slug, reveal }) => ({ path: `/portfolio/${slug}`, selector: "#result", ...reveal })),
  ...caseStudies.map(({ slug, quote: { threshold }, fadeMs }) => ({
    path: `/case-studies/${slug}`,
    selector: "blockquote",
    threshold,
    fadeMs,
  })),
];
/** One of each kind. */
const differentBlocks = new Map(blocks.map(({ path, ...kind }) => [JSON.stringify(kind), { path, ...kind }]));

test("blocks fade in and blink once enough of them is in view, and not before", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const { path, selector, threshold, fadeMs } of differentBlocks.values()) {
    await openRunning(page, path);
    // Blocks that wait to move in don't make the page wider.
    expect(await pageWidth(page), path).toBe(320);
    const block = page.locator(".reveal").filter({ has: page.locator(selector) });
    const bring = (share: number) =>
      block.evaluate((element, visible) => {
        // Where the block is without the offset that it waits with.
        const { top, height } = element.getBoundingClientRect();
        scrollTo(0, scrollY + top + height * visible - innerHeight);
      }, share);
    await expect(block, path).toHaveCSS("transition-duration", `${fadeMs / 1000}s`);
    await bring(threshold - 0.04);
    await observed(page);
    await expect(block, path).toHaveAttribute("data-reveal", "waiting");
    await bring(threshold + 0.04);
    await expect(block, path).toHaveAttribute("data-reveal", "shown");
    await expect(block, path).toHaveClass(/blink/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await observed(page);
    await expect(block, path).toHaveAttribute("data-reveal", "shown");
  }

  await test.step("one that is higher than the window shows once it fills enough of it", async () => {
    // 1280 by 800 pixels at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 200 });
    await openRunning(page, `/case-studies/${caseStudies[0]?.slug}`);
    const block = page.locator(".reveal").filter({ has: page.locator("blockquote") });
    await expect(block).toHaveAttribute("data-reveal", "waiting");
    await block.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      if (height < 2 * innerHeight) throw new Error("The block is too low for this test");
      scrollTo(0, scrollY + top);
    });
    await expect(block).toHaveAttribute("data-reveal", "shown");
  });
});

test("with reduced motion nothing plays by itself, and everything is there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sea = asked(page, /\/assets\/animation-/);
  await stopClock(page);
  await openRunning(page, "/clients");
  await expect(page.locator("[data-flags]").getByRole("listitem")).toHaveCount(countries.length);
  const voice = page.locator("#testimonials figcaption").first();
  const before = (await voice.textContent()) ?? "";
  await page.getByRole("button", { name: "Next testimonials" }).click();
  await expect(voice).not.toHaveText(before);
  await openRunning(page, "/");
  const figures = page.locator(".counting");
  for (const [place, { value }] of home.counters.items.entries())
    await expect(figures.nth(place)).toHaveCSS("counter-reset", `count ${value}`);
  await page.clock.runFor(20_000);
  await expect(page.locator("[data-highlighted]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Show / }).first()).toHaveAttribute("aria-current", "true");
  await page.waitForLoadState("networkidle");
  expect(sea).toEqual([]);
  await expect(page.locator("main canvas")).toHaveCSS("opacity", "0");
});
