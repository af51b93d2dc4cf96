import type { Page } from "playwright/test";
import { projects } from "../content/generated/projects.server.ts";
import { asked, expect, openRunning, test } from "./fixtures.ts";

/** Names that both pages of the change that is under way have. */
const shared = (page: Page) =>
  page.evaluate(() => {
    const parts = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || "");
    const named = (kind: string) =>
      parts.flatMap((part) => new RegExp(`-${kind}\\((?!header|root)(.+)\\)$`).exec(part)?.[1] ?? []);
    return [...new Set(named("old"))].filter((name) => named("new").includes(name));
  });

/** The link of a card, in view with its picture, its page fetched as when a pointer comes to it. */
async function reach(page: Page, path: string) {
  const link = page.locator(`article a[href="${path}"]`).last();
  const card = page.locator("article", { has: page.locator(`a[href="${path}"]`) });
  await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // Pages are fetched for the pointer only some time after the application starts.
  const fetched = asked(page);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    for (const part of [`${path}.data`, "/assets/project-"])
      expect(fetched).toContainEqual(expect.stringContaining(part));
  }).toPass();
  await card
    .locator("img")
    .evaluateAll((all) => Promise.all(all.map((picture) => (picture as HTMLImageElement).decode())));
  return link;
}

test("the picture of a card grows into the hero of its page and back", async ({ page }) => {
  const path = `/portfolio/${projects[4]!.slug}`;
  // High enough that the hero is in view where its card was.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openRunning(page, "/portfolio");
  const link = await reach(page, path);
  const session = await page.context().newCDPSession(page);
  for (const [go, address] of [
    [() => link.click(), path],
    [() => page.goBack(), "/portfolio"],
  ] as const) {
    // Slow enough to be looked at.
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await go();
    await expect.poll(() => shared(page)).toHaveLength(1);
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }

  await page.emulateMedia({ reducedMotion: "reduce" });
  // If anything moved, the page would come after minutes.
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The next test may have the same window.
  await session.detach();
});
