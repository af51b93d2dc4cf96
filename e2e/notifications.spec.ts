import type { Page } from "playwright/test";
import { expect, running, test, timeForFaults } from "./visitor.ts";

async function provoke(page: Page): Promise<void> {
  await page.goto("/contact");
  await running(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
}

test("R-CST-15: a notification is there for 5,000 ms", async ({ page }) => {
  await provoke(page);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4900);
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText("Please fill in all required fields")).toBeHidden();
});

test("its time stands still under the pointer", async ({ page }) => {
  await provoke(page);
  await page.getByText("Please fill in all required fields").hover();
  await page.clock.runFor(20_000);
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(5000);
  await expect(page.getByText("Please fill in all required fields")).toBeHidden();
});

test("R-STA-12: a second one replaces the first", async ({ page }) => {
  await provoke(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please fill in all required fields")).toHaveCount(1);
});

test("R-ERR-09: a failure is announced at once and looks different from a success", async ({ page }) => {
  await provoke(page);
  const region = page.getByRole("region", { name: "Notifications" });
  const edge = (role: "alert" | "status") =>
    region.getByRole(role).evaluate((card) => getComputedStyle(card).borderLeftColor);
  const failure = await edge("alert");
  await page.route("**/api/contacts", (route) => route.fulfill({ status: 201, body: "{}" }));
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Ana");
  await form.getByLabel("Email").first().fill("ana@example.com");
  await form.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(region.getByRole("status")).toContainText("Message Sent Successfully!");
  expect(await edge("status")).not.toBe(failure);
});

for (const [pixels, stays] of [
  [49, true],
  [51, false],
] as const) {
  test(`R-CST-16: dragged ${pixels} px to the right it ${stays ? "stays" : "goes"}`, async ({ page }) => {
    await provoke(page);
    const card = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
    const box = await card.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
    await expect(card).toHaveCount(stays ? 1 : 0);
  });
}

test("R-CST-17, R-CST-18: F8 goes to the notifications, which are at most 420 px wide", async ({ page }) => {
  await page.goto("/");
  await running(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications" })).toBeFocused();
  await provoke(page);
  const box = await page.getByRole("region", { name: "Notifications" }).getByRole("alert").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
});

test("R-CST-20: a tooltip opens after 700 ms, the next within 300 ms at once, Escape closes", async ({
  page,
}) => {
  await page.goto("/");
  await running(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const next = page.getByRole("button", { name: "Next slide" });
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("tooltip")).toHaveText("Next slide");
  await page.getByRole("button", { name: "Previous slide" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Previous slide");
  await page.mouse.move(10, 400);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(299);
  await next.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Next slide");
  await page.mouse.move(10, 400);
  await page.clock.runFor(300);
  await next.hover();
  await page.clock.runFor(699);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.mouse.move(10, 400);

  await page.getByRole("button", { name: "Previous slide" }).focus();
  await page.keyboard.press("Tab");
  await expect(next).toBeFocused();
  await page.clock.runFor(700);
  await expect(page.getByRole("tooltip")).toHaveText("Next slide");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a tooltip that a pointer opened closes by Escape, wherever the focus is, and stays closed", async ({
  page,
}) => {
  await page.goto("/");
  await running(page);
  await page.getByRole("button", { name: "Next slide" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Next slide");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await timeForFaults(page, 900);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a tooltip closes also by an Escape in the moment it appears", async ({ page }) => {
  await page.goto("/");
  await running(page);
  const seen = page.evaluate(
    () =>
      new Promise((done) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector("[role=tooltip]")) return;
          observer.disconnect();
          dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
          done(true);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole("button", { name: "Next slide" }).hover();
  expect(await seen).toBe(true);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});
