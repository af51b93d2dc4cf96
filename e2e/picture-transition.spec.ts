import type { Page } from "playwright/test";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { projects } from "../content/generated/projects.server.ts";
import { atRest, expect, running, test } from "./visitor.ts";

/** One movement between two pages: what has a name on both, and the longest animation, milliseconds. */
interface Movement {
  pairs: string[];
  longest: number;
}

/** Has the browser note every movement between pages. */
async function watch(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const noted: Movement[] = [];
    Object.assign(window, { noted });
    const note = async (transition: ViewTransition) => {
      try {
        await transition.ready;
      } catch {
        // Another one came first.
        return;
      }
      const animations = document.documentElement.getAnimations({ subtree: true }).flatMap(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : undefined;
        return part?.startsWith("::view-transition")
          ? [{ part, end: Number(effect!.getComputedTiming().endTime) }]
          : [];
      });
      const named = (kind: string) =>
        animations.flatMap(
          ({ part }) => new RegExp(`^::view-transition-${kind}\\((.+)\\)$`).exec(part)?.[1] ?? [],
        );
      const fresh = new Set(named("new"));
      noted.push({
        pairs: [...new Set(named("old"))].filter(
          (name) => fresh.has(name) && name !== "header" && name !== "root",
        ),
        longest: Math.max(0, ...animations.map(({ end }) => end)),
      });
    };
    const begin = Reflect.get(Document.prototype, "startViewTransition") as (
      ...details: unknown[]
    ) => ViewTransition;
    Reflect.set(
      Document.prototype,
      "startViewTransition",
      function startViewTransition(this: Document, ...details: unknown[]) {
        const transition = begin.apply(this, details);
        void note(transition);
        return transition;
      },
    );
  });
  return () => page.evaluate(() => (window as unknown as { noted: Movement[] }).noted);
}

/** The name that React makes of an address. */
const nameOf = (path: string) => `r-${Buffer.from(path).toString("base64").replaceAll("=", "")}`;

const cards: readonly [list: string, path: string][] = [
  ["/portfolio", `/portfolio/${projects[4]?.slug ?? projects[0]!.slug}`],
  ["/case-studies", `/case-studies/${caseStudies[2]?.slug ?? caseStudies[0]!.slug}`],
];

/** The link of a card, in view with its picture, and its page fetched as when a pointer comes to it. */
async function reach(page: Page, path: string) {
  const link = page.locator(`main a[href="${path}"]`).last();
  await link.evaluate((element) => {
    (element.closest("article, li") ?? element).scrollIntoView({ block: "center", behavior: "instant" });
  });
  // Pages are fetched for the pointer from some time after the application runs.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    const isFetched = (name: string) =>
      performance.getEntriesByType("resource").some((entry) => new URL(entry.name).pathname === name);
    expect(await page.evaluate(isFetched, `${path}.data`)).toBe(true);
  }).toPass();
  await link.evaluate(async (element) => {
    const pictures = (element.closest("article, li") ?? element).querySelectorAll("img");
    await Promise.all(Array.from(pictures, (picture) => picture.decode()));
  });
  return link;
}

for (const [list, path] of cards) {
  test(`a picture of ${list} grows into the hero of ${path} and back, and nothing else moves`, async ({
    page,
  }) => {
    // High enough for the hero to be in view beside its card's place.
    await page.setViewportSize({ width: 1280, height: 1400 });
    const movements = await watch(page);
    await page.goto(list);
    await running(page);
    const link = await reach(page, path);
    const left = await page.evaluate(() => Math.round(scrollY));
    await link.click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(async () => (await movements()).at(-1)?.pairs).toEqual([nameOf(path)]);
    expect((await movements()).at(-1)?.longest).toBeGreaterThan(100);
    expect((await movements()).at(-1)?.longest).toBeLessThanOrEqual(300);
    await atRest(page);
    const count = (await movements()).length;
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await expect
      .poll(async () => (await movements()).slice(count).map(({ pairs }) => pairs))
      .toEqual([[nameOf(path)]]);
    expect(Math.max(...(await movements()).map(({ longest }) => longest))).toBeLessThanOrEqual(300);
  });
}

test("between other pages no picture grows, and no name stands twice", async ({ page }) => {
  const movements = await watch(page);
  await page.goto("/");
  await running(page);
  await page.locator('main a[href="/portfolio"]').last().click();
  await expect(page).toHaveURL(/\/portfolio$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await atRest(page);
  for (const { pairs, longest } of await movements()) {
    expect(pairs).toEqual([]);
    expect(longest).toBeLessThanOrEqual(300);
  }
});

test("with reduced motion pages change without any movement", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const movements = await watch(page);
  const [list, path] = cards[0]!;
  await page.goto(list);
  await running(page);
  await (await reach(page, path)).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await atRest(page);
  expect((await movements()).map(({ longest }) => longest).filter((end) => end > 0)).toEqual([]);
});

test("a picture that is still growing stands in nobody's way", async ({ page }) => {
  await watch(page);
  const [list, path] = cards[0]!;
  await page.goto(list);
  await running(page);
  await (await reach(page, path)).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About", exact: true })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("where browsers cannot, pages change as ever", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
  const [list, path] = cards[0]!;
  await page.goto(list);
  await running(page);
  await (await reach(page, path)).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});
