import type { Page } from "playwright/test";
import { fallback } from "../content/generated/advisor.ts";
import { asked, expect, hold, observed, running, stopClock, test } from "./fixtures.ts";
import { violations } from "./axe.ts";

const launcher = (page: Page) => page.getByRole("button", { name: /Open Digital Advisor chat/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Digital Advisor" });
const field = (page: Page) => panel(page).getByRole("textbox");
const closeButton = (page: Page) => panel(page).getByRole("button", { name: "Close Digital Advisor chat" });
const answers = (page: Page) => panel(page).locator('[data-sender="bot"]');

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press("Enter");
}

test("a conversation, from the badge to a quick action", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/about");
  const typing = panel(page).locator("[data-typing]");
  const questions = panel(page).locator('[data-sender="user"]');

  await test.step("a badge for the greeting, three quick actions, and no badge after it was open", async () => {
    await expect(launcher(page)).toHaveText("1");
    await launcher(page).click();
    await expect(answers(page)).toHaveCount(1);
    for (const name of ["View Services", "See Case Studies", "Contact Us"]) {
      await expect(panel(page).getByRole("button", { name })).toBeVisible();
    }
    await expect(field(page)).toBeFocused();
  });

  await test.step("Escape that belongs to a word being composed leaves it open", async () => {
    await field(page).dispatchEvent("keydown", { key: "Escape", bubbles: true, isComposing: true });
    await expect(panel(page)).toBeVisible();
  });

  await test.step("Escape closes it wherever the focus is, and leaves it there", async () => {
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(link).toBeFocused();
    await launcher(page).press("Enter");
    await expect(field(page)).toBeFocused();
  });

  await test.step("closing it by Escape and by its button gives the focus back to its launcher", async () => {
    for (const close of [() => page.keyboard.press("Escape"), () => closeButton(page).press("Enter")]) {
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
      await expect(launcher(page)).toHaveText("");
      await page.keyboard.press("Enter");
      await expect(field(page)).toBeFocused();
    }
  });

  await test.step("its size, on a small phone too", async () => {
    expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await page.setViewportSize({ width: 390, height: 480 });
    const { x, y, width } = (await panel(page).boundingBox())!;
    expect([x >= 0, y >= 0, x + width <= 390]).toEqual([true, true, true]);
    await expect(field(page)).toBeInViewport();
    // The menu lies above it and goes first.
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("Enter sends, Shift+Enter does not, the reply comes after 1,500 ms and without a request", async () => {
    await running(page);
    // Pictures come as the page is laid out.
    await page.waitForLoadState("networkidle");
    const requests = asked(page);
    await stopClock(page);
    await ask(page, "   ");
    await expect(questions).toHaveCount(0);
    await field(page).fill("How much");
    await page.keyboard.press("Shift+Enter");
    await expect(questions).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(questions).toHaveText(["How much"]);
    await expect(field(page)).toHaveValue("");
    await expect(typing).toBeVisible();
    await page.clock.runFor(1499);
    await expect(answers(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(answers(page)).toHaveCount(2);
    await expect(typing).toHaveCount(0);
    await expect(answers(page).last()).toContainText("goals, scope and timeline");
    expect(requests).toEqual([]);
  });

  await test.step("what it says when it does not know, a reply to a closed chat counted, a quick action in a new tab", async () => {
    await ask(page, "xyz");
    await page.clock.runFor(1500);
    await expect(panel(page).getByText(fallback.text, { exact: true })).toBeVisible();
    for (const name of ["Our Services", "Case Studies", "Contact Info"]) {
      await expect(panel(page).getByRole("button", { name, exact: true })).toBeVisible();
    }
    await ask(page, "seo");
    await closeButton(page).click();
    await page.clock.runFor(1500);
    await expect(launcher(page)).toHaveText("1");
    await launcher(page).click();
    const popup = page.waitForEvent("popup");
    await panel(page).getByRole("button", { name: "Contact Us" }).first().click();
    expect(new URL((await popup).url()).pathname).toBe("/contact");
  });

  await test.step("it breaks no rule of accessibility", async () => {
    await page.bringToFront();
    await page.clock.resume();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    const within = "[role=dialog]";
    expect(await violations(page, { within, colours: true }), "dark").toEqual([]);
  });
});

test("the conversation and what was typed outlive pages; due answers come once", async ({ page }) => {
  await page.goto("/about");
  await launcher(page).click();
  await ask(page, "price");
  await ask(page, "seo");
  await field(page).fill("Do you work in");
  await page.reload();
  await expect(answers(page)).toHaveCount(3);
  // A chat that returns by itself takes the focus from nobody.
  await expect(page.locator("body")).toBeFocused();
  await expect(answers(page).nth(1)).toContainText("goals");
  await expect(panel(page).locator("[data-typing]")).toHaveCount(0);
  await expect(field(page)).toHaveValue("Do you work in");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await launcher(page).click();
  await expect(field(page)).toHaveValue("Do you work in");
  const main = page.getByRole("navigation", { name: "Main" });
  const release = await hold(page, "**/clients.data");
  await main.getByRole("link", { name: "Clients", exact: true }).click();
  await field(page).fill("job");
  release();
  await expect(page.getByRole("heading", { level: 1, name: "From cocoa growers to Samsung" })).toBeVisible();
  // Whoever is writing while the page comes keeps the field.
  await expect(field(page)).toBeFocused();
  await expect(answers(page)).toHaveCount(3);
  await stopClock(page);
  await page.keyboard.press("Enter");
  await closeButton(page).click();
  await page.clock.resume();
  await page.reload();
  await expect(launcher(page)).toHaveText("1");
  await launcher(page).click();
  await expect(answers(page)).toHaveCount(4);
  await expect(answers(page).last()).toContainText("within a week");
  await expect(panel(page).getByText("seo", { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue("");
});

test("a chat on its way leaves the focus, says if it does not load, and takes nothing along if it breaks", async ({
  page,
}) => {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  await page.route("**/assets/panel-*.js", (route) => lost.then(() => route.abort()));
  await page.goto("/terms");
  await launcher(page).press("Enter");
  await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
  await observed(page);
  await expect(launcher(page)).toBeFocused();
  lose();
  await expect(page.getByRole("alert")).toContainText("The chat didn’t load");
  await expect(launcher(page)).toBeFocused();

  await test.step("one that breaks disappears and leaves the page as it is", async () => {
    const body = 'export const Panel = () => { throw new Error("broken chat") }';
    await page.route("**/assets/panel-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await launcher(page).click();
    await expect(launcher(page)).toHaveCount(0);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^About/);
  });
});
