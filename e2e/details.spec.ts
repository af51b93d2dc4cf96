import { agency } from "../content/generated/agency.ts";
import { projects } from "../content/generated/projects.server.ts";
import { studyPath } from "./pages.ts";
import { asked, elsewhere, expect, openRunning, test } from "./fixtures.ts";

test("View Details goes nowhere but to the highlights, at once where motion is reduced", async ({ page }) => {
  const path = `/portfolio/${projects.find(({ viewDetails }) => viewDetails)?.slug}`;
  await openRunning(page, path);
  const highlights = page.getByRole("heading", { name: "Project Highlights" });
  const positions = await page
    .getByRole("button", { name: "View Details" })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(scrollY);
      }
      return [...seen];
    });
  expect(positions).toHaveLength(1);
  await expect(highlights).toBeInViewport();
  await expect(highlights).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test("the map of the office waits to be asked for streets", async ({ page, baseURL }) => {
  const others = asked(page, elsewhere(baseURL));
  const main = page.getByRole("main");
  await openRunning(page, "/contact/quote");
  await expect(main.getByText(/Open now|Closed at the moment/)).toBeVisible();
  expect(others).toEqual([]);
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", new RegExp(agency.address.city));
  // Our own chart says where the office is, also to those who do not see it.
  const chart = page.frameLocator("iframe").getByRole("img", { name: new RegExp(agency.address.city) });
  await expect(chart).toBeVisible();
  await expect(chart.getByText("Our office")).toBeVisible();
  const streets = page.getByRole("button", { name: "Show the streets on OpenStreetMap", exact: true });
  await streets.press("Enter");
  await expect(frame).toBeFocused();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});

test("a printed case study is whole, and says whose it is and how to reach us", async ({ page }) => {
  // As the print dialog does, from an unscrolled page on the screen, where blocks wait to be seen.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openRunning(page, studyPath);
  await page.emulateMedia({ media: "print" });
  const quote = page.locator("blockquote");
  await expect(quote).toBeVisible();
  await expect(page.locator(".reveal").filter({ has: quote })).toHaveCSS("opacity", "1");
  await expect(page.getByRole("link", { name: "Back to Case Studies" })).toBeHidden();
  const imprint = page.getByText(new RegExp(`${studyPath}$`)).filter({ visible: true });
  await expect(imprint).toBeVisible();
  const footer = page.getByRole("contentinfo");
  for (const text of [agency.name, agency.email, agency.phone, agency.address.street])
    await expect(footer.getByText(text).filter({ visible: true })).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "Portfolio" }).filter({ visible: true })).toHaveCount(0);
  // The lines of the handout don't show on the screen.
  await page.emulateMedia({ media: "screen" });
  await expect(imprint).toHaveCount(0);
});
