import { expect, openRunning, stopClock, test } from "./fixtures.ts";

test("notifications on the contact page", async ({ page }) => {
  await openRunning(page, "/contact");
  await stopClock(page);
  const region = page.getByRole("region", { name: "Notifications" });
  const notification = region.getByText("Please fill in all required fields");
  const card = region.getByRole("alert");
  const send = page.getByRole("button", { name: "Send Message" });
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();

  await test.step("one shows for 5,000 ms, longer under the pointer, and a second one replaces it", async () => {
    await send.click();
    await expect(notification).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(4900);
    await expect(notification).toBeVisible();
    await page.clock.runFor(200);
    await expect(notification).toBeHidden();

    await send.click();
    await expect(notification).toBeVisible();
    await send.click();
    await expect(notification).toHaveCount(1);
    await notification.hover();
    await page.clock.runFor(20_000);
    await expect(notification).toBeVisible();
    const dismissal = card.getByRole("button", { name: "Dismiss notification" });
    await dismissal.focus();
    await page.mouse.move(10, 10);
    await page.clock.runFor(20_000);
    await expect(dismissal).toBeFocused();
    await notification.hover();
    await dismissal.blur();
    await page.clock.runFor(20_000);
    await expect(notification).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(5000);
    await expect(notification).toBeHidden();
  });

  await test.step("dragged 49 px to the right it stays, 51 px it goes; it is at most 420 px wide, and F8 goes to it", async () => {
    await send.click();
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(420);
    for (const [pixels, left] of [
      [49, 1],
      [51, 0],
    ] as const) {
      const box = await card.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 4 });
      await page.mouse.up();
      await expect(card).toHaveCount(left);
    }
  });

  await test.step("dismissed by the keyboard, it leaves the focus among the notifications", async () => {
    await send.click();
    await card.getByRole("button", { name: "Dismiss notification" }).press("Enter");
    await expect(region).toBeFocused();
  });

  await test.step("it waits for a visitor whose window is away when it appears", async () => {
    await page.evaluate(() => {
      document.hasFocus = () => document.documentElement.dataset["away"] === undefined;
      document.documentElement.dataset["away"] = "";
      document.querySelector<HTMLElement>("main form [type=submit]")?.click();
    });
    await page.mouse.move(10, 10);
    await page.clock.runFor(20_000);
    await expect(card).toBeVisible();
    await page.evaluate(() => delete document.documentElement.dataset["away"]);
    await page.clock.runFor(4900);
    await expect(card).toBeVisible();
    await page.clock.runFor(200);
    await expect(card).toBeHidden();
  });
});

test("tooltips of the home page's slides", async ({ page }) => {
  // Else each movement of the pointer would draw the sea anew.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRunning(page, "/");
  await stopClock(page);
  const tooltip = page.getByRole("tooltip");
  const next = page.getByRole("button", { name: "Next slide" });
  const previous = page.getByRole("button", { name: "Previous slide" });

  await test.step("it opens after 700 ms, the next within 300 ms at once, Escape closes wherever the focus is", async () => {
    await next.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText("Next slide");
    await previous.hover();
    await expect(tooltip).toHaveText("Previous slide");
    await page.mouse.move(10, 400);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(299);
    await next.hover();
    await expect(tooltip).toHaveText("Next slide");
    await page.mouse.move(10, 400);
    await page.clock.runFor(300);
    await next.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText("Next slide");
    await page.keyboard.press("Escape");
    await page.clock.fastForward(5000);
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(10, 400);

    await previous.focus();
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
    await page.clock.runFor(700);
    await expect(tooltip).toHaveText("Next slide");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  });

  await test.step("none leaves a narrow window, such as one of 1280 px at 400 % zoom", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const networks = page.getByRole("contentinfo").locator("li a[aria-label]");
    const chat = page.getByRole("button", { name: /Open Digital Advisor chat/ });
    for (const control of [networks.first(), networks.last(), previous, next, chat]) {
      await control.hover();
      await page.clock.runFor(700);
      const { left, right } = await tooltip.evaluate((tip) => tip.getBoundingClientRect());
      expect([left >= 0, right <= 320], await tooltip.innerText()).toEqual([true, true]);
      await page.mouse.move(5, 400);
      await expect(tooltip).toHaveCount(0);
      await page.clock.runFor(300);
    }
  });
});
