import type { Page } from "playwright/test";
import { caseStudies } from "../content/generated/case-studies.server.ts";
import { projects } from "../content/generated/projects.server.ts";
import { atRest, expect, gotoHydrated, test } from "./fixtures.ts";

/** One transition between two pages: what has a name on both, and the longest animation, milliseconds. */
interface Movement {
  pairs: string[];
  longest: number;
}

/** Notes every transition between pages. @returns what tells those noted so far */
async function watch(page: Page): Promise<() => Promise<Movement[]>> {
  await page.addInitScript(() => {
    const noted: Movement[] = [];
    Object.assign(window, { noted });
    const note = () => {
      const effects = document.getAnimations().flatMap(({ effect }) => {
        const isOurs =
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
        return isOurs ? [effect] : [];
      });
      const named = (kind: string) =>
        effects.flatMap(
          ({ pseudoElement }) =>
            new RegExp(`^::view-transition-${kind}\\((.+)\\)$`).exec(pseudoElement ?? "")?.[1] ?? [],
        );
      const later = named("new");
      const both = new Set(named("old").filter((name) => later.includes(name)));
      noted.push({
        pairs: [...both].filter((name) => name !== "header" && name !== "root"),
        longest: Math.max(0, ...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
      });
    };
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      // It is never ready if another one comes first.
      transition.ready.then(note, () => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: Movement[] }).noted);
}

/** The transition name that React makes of an address. */
const nameOf = (path: string) => `r-${Buffer.from(path).toString("base64").replaceAll("=", "")}`;

const cards: readonly [list: string, path: string][] = [
  ["/portfolio", `/portfolio/${projects[4]?.slug ?? projects[0]!.slug}`],
  ["/case-studies", `/case-studies/${caseStudies[2]?.slug ?? caseStudies[0]!.slug}`],
];

/** The link of a card, in view with its picture, its page fetched as when a pointer comes to it. */
async function reach(page: Page, path: string) {
  const link = page.locator(`main a[href="${path}"]`).last();
  await link.evaluate((element) => {
    (element.closest("article, li") ?? element).scrollIntoView({ block: "center", behavior: "instant" });
  });
  // Pages are fetched for the pointer only some time after the application starts.
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

test("pictures of cards grow into heroes of their pages and back; nothing else moves", async ({ page }) => {
  // High enough that the hero is in view where its card was.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const movements = await watch(page);
  const heading = page.getByRole("heading", { level: 1 });
  const menu = page.getByRole("navigation", { name: "Main" });
  const expectPage = async (path: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading).toBeFocused();
  };
  const openList = async (list: string) => {
    await menu.locator(`> ul > li > a[href="${list}"]`).click();
    await expectPage(list);
    await atRest(page);
  };
  await gotoHydrated(page, "/about");
  for (const [list, path] of cards) {
    await test.step(`from ${list} to ${path}`, async () => {
      await openList(list);
      // Between other pages no picture grows, and no name is used twice.
      for (const { pairs } of await movements()) expect(pairs).toEqual([]);
      const link = await reach(page, path);
      const left = await page.evaluate(() => Math.round(scrollY));
      await link.click();
      await expectPage(path);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(async () => (await movements()).at(-1)?.pairs).toEqual([nameOf(path)]);
      expect((await movements()).at(-1)?.longest).toBeGreaterThan(100);
      await atRest(page);
      const count = (await movements()).length;
      await page.goBack();
      await expectPage(list);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
      await expect
        .poll(async () => (await movements()).slice(count).map(({ pairs }) => pairs))
        .toEqual([[nameOf(path)]]);
      await atRest(page);
      expect(Math.max(...(await movements()).map(({ longest }) => longest))).toBeLessThanOrEqual(300);
      await page.evaluate(() => (window as unknown as { noted: Movement[] }).noted.splice(0));
    });
  }

  const [, [list, path]] = cards as [unknown, (typeof cards)[number]];
  await test.step("a picture that is still growing stands in nobody's way", async () => {
    await (await reach(page, path)).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await openList(list);
  });

  await test.step("with reduced motion pages change without any movement", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const count = (await movements()).length;
    await (await reach(page, path)).click();
    await expectPage(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await atRest(page);
    const ends = (await movements()).slice(count).map(({ longest }) => longest);
    expect(ends.filter((end) => end > 0)).toEqual([]);
  });
});
