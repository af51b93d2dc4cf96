import type { Page } from "playwright/test";
import { fallback } from "../content/generated/advisor.ts";
import { expect, running, test, timeForFaults, viewNoticed, whole } from "./visitor.ts";
import { violations } from "./violations.ts";

const launcher = (page: Page) => page.getByRole("button", { name: /Open Digital Advisor chat/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Digital Advisor" });
const field = (page: Page) => panel(page).getByRole("textbox");

async function open(page: Page, path = "/about"): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(field(page)).toBeFocused();
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("R-CHT-02, 05, 07, 21: a badge for the greeting, three quick actions, and no badge after it was open", async ({
  page,
}) => {
  await page.goto("/about");
  await expect(launcher(page)).toHaveText("1");
  const [red = 0, green = 0, blue = 0] = await launcher(page)
    .getByText("1")
    .evaluate((badge) => getComputedStyle(badge).backgroundColor.match(/\d+/g)!.map(Number));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await launcher(page).click();
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(1);
  for (const name of ["View Services", "See Case Studies", "Contact Us"]) {
    await expect(panel(page).getByRole("button", { name })).toBeVisible();
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toHaveText("");
});

test("R-STA-01, R-CST-02, R-CHT-01, 04, 08, 09: Enter sends, Shift+Enter does not, the reply comes after 1,500 ms and without a request", async ({
  page,
}) => {
  await open(page);
  await whole(page);
  // Pictures of the page come as it is laid out.
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await stopClock(page);
  await field(page).fill("   ");
  await page.keyboard.press("Enter");
  await expect(panel(page).locator('[data-sender="user"]')).toHaveCount(0);
  await field(page).fill("How much");
  await page.keyboard.press("Shift+Enter");
  await expect(panel(page).locator('[data-sender="user"]')).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(panel(page).locator('[data-sender="user"]')).toHaveText(["How much"]);
  await expect(field(page)).toHaveValue("");
  await expect(panel(page).locator("[data-typing]")).toBeVisible();
  await page.clock.runFor(1499);
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(2);
  await expect(panel(page).locator("[data-typing]")).toHaveCount(0);
  await expect(panel(page).locator('[data-sender="bot"]').last()).toContainText("goals, scope and timeline");
  expect(requests).toEqual([]);
});

test("R-CHT-03, 06, 17, 18, R-ERR-05: its size, what it says when it does not know, a reply to a closed chat counted, a quick action in a new tab", async ({
  page,
}) => {
  await open(page);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 480 });
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expect(field(page)).toBeInViewport();
  await page.setViewportSize(desktop);

  await stopClock(page);
  await field(page).fill("xyz");
  await page.keyboard.press("Enter");
  await page.clock.runFor(1500);
  await expect(panel(page).getByText(fallback.text, { exact: true })).toBeVisible();
  for (const name of ["Our Services", "Case Studies", "Contact Info"]) {
    await expect(panel(page).getByRole("button", { name, exact: true })).toBeVisible();
  }
  await field(page).fill("seo");
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: "Close Digital Advisor chat" }).click();
  await page.clock.runFor(1500);
  await expect(launcher(page)).toHaveText("1");
  await launcher(page).click();
  const popup = page.waitForEvent("popup");
  await panel(page).getByRole("button", { name: "Contact Us" }).first().click();
  expect(new URL((await popup).url()).pathname).toBe("/contact");
});

test("the conversation lasts across pages and a reload, and the greeting comes once", async ({ page }) => {
  await open(page);
  await field(page).fill("hello there");
  await page.keyboard.press("Enter");
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(2);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Clients", exact: true })
    .click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(2);
  await page.reload();
  await expect(panel(page).getByText("hello there")).toBeVisible();
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(2);
});

test("C-17: no chat on the presentation page", async ({ page }) => {
  await page.goto("/presentation");
  await running(page);
  await expect(launcher(page)).toHaveCount(0);
});

test("R-CHT-08: a second question keeps the indicator until its own answer, 1,500 ms after it", async ({
  page,
}) => {
  await open(page);
  await stopClock(page);
  const answers = panel(page).locator('[data-sender="bot"]');
  await field(page).fill("seo");
  await page.keyboard.press("Enter");
  await page.clock.runFor(700);
  await field(page).fill("price");
  await page.keyboard.press("Enter");
  await page.clock.runFor(800);
  await expect(answers).toHaveCount(2);
  await expect(panel(page).locator("[data-typing]")).toBeVisible();
  await page.clock.runFor(699);
  await expect(answers).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(answers).toHaveCount(3);
  await expect(answers.last()).toContainText("goals");
  await expect(panel(page).locator("[data-typing]")).toHaveCount(0);
});

test("R-CHT-06, 08, 20: a reload while answers are due still brings each of them, once, into an open chat and a closed one", async ({
  page,
}) => {
  await open(page);
  const answers = panel(page).locator('[data-sender="bot"]');
  await field(page).fill("price");
  await page.keyboard.press("Enter");
  await field(page).fill("seo");
  await page.keyboard.press("Enter");
  await page.reload();
  await expect(answers).toHaveCount(3);
  await expect(answers.nth(1)).toContainText("goals");
  await expect(panel(page).locator("[data-typing]")).toHaveCount(0);
  await stopClock(page);
  await field(page).fill("job");
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: "Close Digital Advisor chat" }).click();
  await page.clock.resume();
  await page.reload();
  await expect(launcher(page)).toHaveText("1");
  await launcher(page).click();
  await expect(answers).toHaveCount(4);
  await expect(answers.last()).toContainText("within a week");
});

test("a press that began before the conversation came back still opens it", async ({ page }) => {
  await open(page);
  await stopClock(page);
  await field(page).fill("seo");
  await page.keyboard.press("Enter");
  await panel(page).getByRole("button", { name: "Close Digital Advisor chat" }).click();
  await page.clock.resume();
  await page.reload({ waitUntil: "commit" });
  const fetched = page.waitForResponse("**/assets/lazy-parts-*.js");
  await launcher(page).hover();
  await page.mouse.down();
  await running(page);
  await fetched;
  await viewNoticed(page);
  await page.mouse.up();
  await expect(field(page)).toBeVisible();
});

test("closing the chat by Escape and by its button gives the focus back to its launcher", async ({
  page,
}) => {
  await page.goto("/about");
  await launcher(page).focus();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => panel(page).getByRole("button", { name: "Close Digital Advisor chat" }).press("Enter"),
  ]) {
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await close();
    await expect(launcher(page)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
});

test("while the chat is on its way the launcher keeps the focus and says that it is busy", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/lazy-parts-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/about");
  await launcher(page).focus();
  await page.evaluate(() => {
    const lost: string[] = [];
    Object.assign(window, { lost });
    setInterval(() => {
      if (document.activeElement === document.body) lost.push("body");
    }, 5);
  });
  await page.keyboard.press("Enter");
  await expect(launcher(page)).toHaveAttribute("aria-busy", "true");
  await timeForFaults(page, 300);
  await expect(launcher(page)).toBeFocused();
  release();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { lost: string[] }).lost)).toEqual([]);
});

test("a chat that a reload brings back leaves the focus where the visitor has it", async ({ page }) => {
  await open(page, "/contact");
  await page.route("**/assets/lazy-parts-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.reload();
  const name = page.getByLabel("Name", { exact: false }).first();
  await name.focus();
  await expect(panel(page)).toBeVisible();
  await expect(name).toBeFocused();
});

test("an open chat breaks no rule of accessibility", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.keyboard.type("price");
  await page.keyboard.press("Enter");
  await expect(panel(page).locator('[data-sender="bot"]')).toHaveCount(2);
  expect(await violations(page), "390 px, light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 844 });
  expect(await violations(page), "1440 px, dark").toEqual([]);
});
