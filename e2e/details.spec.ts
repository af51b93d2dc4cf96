import { agency } from "../content/generated/agency.ts";
import { projects } from "../content/generated/projects.server.ts";
import { asked, elsewhere, expect, gotoHydrated, test } from "./fixtures.ts";

test("View Details goes nowhere but to the highlights", async ({ page }) => {
  const path = `/portfolio/${projects.find(({ viewDetails }) => viewDetails)?.slug}`;
  await gotoHydrated(page, path);
  await page.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { name: "Project Highlights" })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("the map of the office waits to be asked for streets", async ({ page, baseURL }) => {
  const others = asked(page, elsewhere(baseURL));
  const main = page.getByRole("main");
  await gotoHydrated(page, "/contact/quote");
  await expect(main.getByText(/Open now|Closed at the moment/)).toBeVisible();
  expect(others).toEqual([]);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", new RegExp(agency.address.city));
  // Our own chart says where the office is, also to those who do not see it.
  const chart = page.frameLocator("iframe").getByRole("img", { name: new RegExp(agency.address.city) });
  await expect(chart).toBeVisible();
  await expect(chart.getByText("Our office")).toBeVisible();
  await page.getByRole("button", { name: "Show the streets on OpenStreetMap", exact: true }).press("Enter");
  await expect(frame).toBeFocused();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});
