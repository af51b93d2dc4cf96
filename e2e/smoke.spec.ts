/** What every engine has to do, tried each night in Firefox and WebKit; other specs have it for Chromium. */
import { pageOfEachKind, servicePath } from "./pages.ts";
import { asked, expect, onQuickLink, running, test } from "./fixtures.ts";

test("a page of each kind starts, and pointing at a link fetches its page", async ({ page }) => {
  for (const path of [...pageOfEachKind, "/search", "/about"]) {
    await page.goto(path);
    await running(page);
  }
  const fetched = asked(page, /\/assets\//);
  await page.locator("footer a[href='/portfolio']").first().hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test("the menu opens before the application runs and after, and closes", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto(servicePath);
  const menu = page.getByRole("dialog");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await running(page);
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(menu).toBeHidden();
});

test("a form says what is missing, then sends", async ({ page }) => {
  await page.goto("/contact/quote");
  await running(page);
  const send = page.getByRole("main").getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText(
    "Please fill in all required fields",
  );
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Name", exact: true }).fill("Ana Tangi");
  await main.getByRole("textbox", { name: "Email", exact: true }).fill("ana@example.com");
  await main.locator("textarea").fill("We would like a website for our growers.");
  await send.click();
  await expect(main).toContainText(/reference is \d{8}T/);
});

test("visited pages can be read offline; what is not there says so", async ({ browser, relay }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const page = await context.newPage();
  await onQuickLink(page);
  await page.goto(`${relay.url}/about/team`);
  await running(page);
  const isKept = (path: string) => page.evaluate((address) => caches.match(address).then(Boolean), path);
  await expect.poll(() => isKept("/offline")).toBe(true);
  for (const path of ["/services", "/clients"]) {
    await page.goto(relay.url + path);
    await expect.poll(() => isKept(path)).toBe(true);
  }
  await relay.cut();
  for (const path of ["/about/team", "/services", "/clients"]) {
    await page.goto(relay.url + path);
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("offline");
  }
  await page.goto(`${relay.url}/nothing-here`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/You.re offline/);
  await context.close();
});
