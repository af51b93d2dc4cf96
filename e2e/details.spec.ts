import { agency } from "../content/generated/agency.ts";
import { countries } from "../content/generated/countries.ts";
import { legalPages } from "../content/generated/legal.server.ts";
import { projects } from "../content/generated/projects.server.ts";
import { regions } from "../content/generated/regions.ts";
import { team } from "../content/generated/team.ts";
import { testimonials } from "../content/generated/testimonials.ts";
import { studyPath } from "./pages.ts";
import { asked, elsewhere, expect, openRunning, pageWidth, test } from "./fixtures.ts";

test("View Details goes nowhere but to the highlights, at once where motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
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
  await test.step("what shows them is one line beside the sentence about it", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const lines = await streets.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
  await streets.press("Enter");
  await expect(frame).toBeFocused();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});

for (const [what, path, text] of [
  ["figure", "/portfolio/island-harvests-project", "September 2025"],
  ["name in the team", "/about/team", team[0]!.name],
  ["name of a client", "/", testimonials[0]!.name],
] as const)
  test(`a long word in a ${what} stays where it belongs`, async ({ page }) => {
    await openRunning(page, path);
    const main = page.getByRole("main");
    const long = "Whakawhanaungatanga-Featherstonehaugh";
    await main
      .getByText(text, { exact: true })
      .first()
      .evaluate((element, word) => (element.textContent = word), long);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await pageWidth(page), `${width} px`).toBeLessThanOrEqual(width);
      const hangsOut = await main.getByText(long).evaluate((element) => {
        const box = element.closest("figure, li, dl > div")!.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right > box.right;
      });
      expect(hangsOut, `${width} px`).toBe(false);
    }
  });

test("a printed case study is whole, and says whose it is and how to reach us", async ({ page }) => {
  // As the print dialog does, from an unscrolled page on the screen.
  await openRunning(page, studyPath);
  await page.emulateMedia({ media: "print" });
  const quote = page.locator("blockquote");
  await expect(quote).toBeVisible();
  // It waits to be seen on the screen.
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

test("the printed clients page has every flag over its country's name, and names the regions", async ({
  page,
}) => {
  await openRunning(page, "/clients");
  // On the screen the first five are shown by now, and the others wait in their places.
  await expect(page.locator("[data-flags][data-group]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const flags = page.locator("[data-flags] li");
  for (const [place, { name }] of countries.entries())
    await expect(flags.nth(place).getByText(name)).toBeVisible();
  const places = await flags.locator("img").evaluateAll((images) =>
    images.map((image) => {
      const { x, y } = image.getBoundingClientRect();
      return `${x} ${y}`;
    }),
  );
  expect(new Set(places).size, "places of flags").toBe(countries.length);
  for (const { title } of regions)
    await expect(page.locator("#global-reach h3").getByText(title).filter({ visible: true })).toHaveCount(1);
});

test("every section in a legal page's list can be seen in a low window", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 520 });
  const [longest] = legalPages.toSorted((one, other) => other.sections.length - one.sections.length);
  await page.goto(`/${longest?.slug}`);
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  // The list stays in its place while the text is read.
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  for (const link of (await links.all()).toReversed()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
