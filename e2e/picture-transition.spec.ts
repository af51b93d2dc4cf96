import type { Page } from "playwright/test";
import { projects } from "../content/generated/projects.server.ts";
import { expect, openRunning, test } from "./fixtures.ts";

/** Notes the names that both pages of each transition have. @returns what tells those of the latest */
async function watch(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    const noted: string[][] = [];
    Object.assign(window, { noted });
    const note = () => {
      const pseudo = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || "");
      const named = (kind: string) =>
        new Set(pseudo.flatMap((name) => new RegExp(`-${kind}\\((.+)\\)$`).exec(name)?.[1] ?? []));
      const later = named("new");
      noted.push([...named("old")].filter((name) => later.has(name) && !/^(?:header|root)$/.test(name)));
    };
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = begin(change);
      // It is never ready if another one comes first.
      transition.ready.then(note, () => {});
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: string[][] }).noted.at(-1));
}

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

test("the picture of a card grows into the hero of its page and back", async ({ page }) => {
  const path = `/portfolio/${projects[4]!.slug}`;
  // High enough that the hero is in view where its card was.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const latest = await watch(page);
  const expectPage = async (address: string) => {
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  await openRunning(page, "/portfolio");
  await (await reach(page, path)).click();
  await expectPage(path);
  await expect.poll(latest).toHaveLength(1);
  await page.goBack();
  await expectPage("/portfolio");
  await expect.poll(latest).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await (await reach(page, path)).click();
  await expectPage(path);
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 0).length;
  expect(await page.evaluate(moving)).toBe(0);
});
