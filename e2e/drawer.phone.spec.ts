import { mainMenu } from "../content/generated/navigation.ts";
import { services } from "../content/generated/services.server.ts";
import { expect, hold, running, test } from "./fixtures.ts";

const service = services[0]?.name ?? "";

test("the drawer, its sections, what closes and keeps it", async ({ page }) => {
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/terms");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Menu" })).toHaveCount(0);
  // Before the application runs, which leaves it open.
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await expect(drawer).toBeVisible();
  release();
  await running(page);
  const box = await drawer.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  const items = drawer.locator("nav > ul > li");
  await expect(items).toHaveCount(mainMenu.length);
  await drawer.getByText("Services", { exact: true }).click();
  await drawer.getByText("About", { exact: true }).click();
  await expect(drawer.getByRole("link", { name: service })).toBeVisible();
  await expect(drawer.getByRole("link", { name: "FAQ" })).toBeVisible();
  await drawer.getByText("Services", { exact: true }).click();
  await expect(drawer.getByRole("link", { name: service })).toBeHidden();
  await drawer.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/about\/faq$/);
  // The address changes before the page does, which closes the drawer.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText(/^Terms/);
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(drawer.getByRole("link", { name: "FAQ" })).toBeVisible();

  await test.step("going back closes it, and the heading of the page has the focus", async () => {
    await page.goBack();
    await expect(heading).toHaveText(/^Terms/);
    await expect(drawer).toBeHidden();
    await expect(heading).toBeFocused();
  });

  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("link", { name: "FAQ" })).toBeHidden();

  await test.step("closed in a window too wide for its button, it leaves the focus in the header", async () => {
    await running(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  });
});

test("without Invoker Commands it opens before the application runs and after", async ({ page }) => {
  // Before Chrome 135, Firefox 144 and Safari 26.2 there is no such property, and nothing happens by itself.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  const release = await hold(page, "**/assets/entry.client-*.js");
  await page.goto("/terms");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  const openAndClose = async () => {
    for (const close of [
      () => drawer.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
    }
  };
  await openAndClose();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  release();
  await running(page);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await openAndClose();
});

test("without script Menu is a link to the footer's list of pages", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  const menu = page.getByRole("banner").getByRole("link", { name: "Menu" });
  const box = await menu.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await menu.click();
  const list = page.getByRole("navigation", { name: "Footer" });
  await expect(list.getByRole("link", { name: "About Us" })).toBeInViewport();
  await expect(list.getByRole("link", { name: service })).toBeInViewport();
  await list.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL(/\/portfolio$/);
});
