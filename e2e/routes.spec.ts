import type { Route } from "playwright/test";
import { agency } from "../content/generated/agency.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { aliases, pageOfEachKind } from "./pages.ts";
import { expect, openRunning, running, test } from "./fixtures.ts";

test("an old address, or one of no section, runs as the page it stands for", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const path of [aliases[0]![0], "/contact/x?submitted=true", "/about/anything"]) {
    await page.goto(path);
    const before = await heading.innerText();
    await running(page);
    await expect(heading, path).toHaveText(before);
    await expect(page).toHaveURL(path);
  }
});

test("the not-found page runs and leads on", async ({ page }) => {
  await page.goto("/about/a/b");
  const main = page.getByRole("main");
  await expect(
    main.getByText("Did you forget to add the page to the router?", { exact: true }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Home" })).toBeVisible();
  await running(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page).toHaveTitle(`404 Page Not Found · ${agency.name}`);
  await expect(page.locator('header [aria-current="page"]')).toHaveCount(0);
  await main.getByRole("link", { name: "All services" }).click();
  await expect(main.getByRole("link", { name: "Learn More" })).toHaveCount(serviceCards.length);
  await expect(page.locator('header nav[aria-label="Main"] [aria-current="page"]')).toHaveText("Services");
});

const spoilt: Record<string, (route: Route) => Promise<void>> = {
  "is lost on the way": (route) => route.abort("connectionreset"),
  "comes as something else, as from a network's sign-in page": (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Sign in</title>" }),
};

test("a page whose data is lost, or is none, is loaded whole, and its controls work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [what, spoil] of Object.entries(spoilt)) {
    await openRunning(page, "/services");
    await page.route("**/about.data*", spoil, { times: 1 });
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
    await expect(page.getByRole("heading", { level: 1 }), what).toHaveText("About Tidemark Pacific");
    await expect(page, what).toHaveURL("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog"), what).toBeVisible();
  }
});

// A violation of a page's policy is an error in the console, which fails any test.
test("no kind of page violates its policy when the router opens it", async ({ page }) => {
  await page.goto("/");
  await running(page);
  for (const path of pageOfEachKind) {
    // Not awaited in the page: the router opens the slides as a new document, which ends this one.
    await page.evaluate((to) => {
      type Router = { navigate(to: string): Promise<void> };
      const name = "__reactRouterDataRouter";
      void (window as unknown as Record<typeof name, Router>)[name].navigate(to);
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await running(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
