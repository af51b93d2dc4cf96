import { expect, running, test } from "./visitor.ts";

const portfolioCounts = { "All Projects": 13, "Website Builds": 5, Dashboards: 4, "Digital Campaigns": 4 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("R-PFL-01, 04, 05, 07: filter buttons change the address and the grid", async ({ page }) => {
      await page.goto("/portfolio");
      const main = page.getByRole("main");
      const buttons = main.getByRole("button");
      await expect(buttons).toHaveText(Object.keys(portfolioCounts));
      for (const [label, count] of Object.entries(portfolioCounts).toReversed()) {
        await main.getByRole("button", { name: label }).click();
        await expect(main.locator('[aria-pressed="true"]')).toHaveText([label]);
        await expect(main.getByRole("article")).toHaveCount(count);
      }
      await expect(page).toHaveURL(/\/portfolio\?filter=all$/);
    });

    test("R-CSL-03, 04, 06, 07: nine categories, one of them empty", async ({ page }) => {
      await page.goto("/case-studies");
      const main = page.getByRole("main");
      await expect(main.getByRole("button")).toHaveCount(9);
      await expect(main.locator('[aria-pressed="true"]')).toHaveText(["All Case Studies"]);
      await expect(main.getByRole("article")).toHaveCount(7);
      await main.getByRole("button", { name: "Pacific Region Work" }).click();
      await expect(main.getByRole("article")).toHaveCount(0);
      await main.getByRole("link", { name: "All Case Studies" }).click();
      await expect(main.getByRole("article")).toHaveCount(7);
      await main.getByRole("button", { name: "Technology & Data" }).click();
      await expect(main.getByRole("heading", { name: /Client: Samsung UK/ })).toBeVisible();
      await expect(main.getByRole("article")).toHaveCount(1);
    });
  });
}

for (const [query, pressed, count] of [
  ["?filter=dashboard", "Dashboards", 4],
  ["?filter=foo", "All Projects", 13],
  ["?filter=Web", "All Projects", 13],
  ["?filter=", "All Projects", 13],
] as const) {
  test(`R-PFL-02: ${query} shows ${pressed}`, async ({ page }) => {
    await page.goto(`/portfolio${query}`);
    await expect(page.getByRole("main").locator('[aria-pressed="true"]')).toHaveText([pressed]);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
  });
}

for (const [query, pressed] of [
  ["?filter=Technology%20%26%20Data", "Technology & Data"],
  ["?filter=Technology+%26+Data", "Technology & Data"],
  ["?filter=technology%20%26%20data", "All Case Studies"],
  ["?filter=web", "All Case Studies"],
] as const) {
  test(`R-CSL-05: ${query} preselects ${pressed}`, async ({ page }) => {
    await page.goto(`/case-studies${query}`);
    await expect(page.getByRole("main").locator('[aria-pressed="true"]')).toHaveText([pressed]);
  });
}

test("R-STA-07, R-PFL-03, C-50: the filter follows the address both ways, and an unknown one changes nothing", async ({
  page,
}) => {
  await page.goto("/portfolio?filter=web");
  await running(page);
  const pressed = page.getByRole("main").locator('[aria-pressed="true"]');
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Portfolio", exact: true }).hover();
  await menu.getByRole("link", { name: "Digital Campaigns" }).click();
  await expect(pressed).toHaveText(["Digital Campaigns"]);
  await page.goBack();
  await expect(pressed).toHaveText(["Website Builds"]);
  const dashboards = page.getByRole("main").getByRole("button", { name: "Dashboards" });
  await dashboards.evaluate((button: HTMLButtonElement) => (button.value = "unknown"));
  await dashboards.click();
  await expect(page).toHaveURL(/\?filter=unknown$/);
  await expect(pressed).toHaveText(["Website Builds"]);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(portfolioCounts["Website Builds"]);
});

test("R-PFL-06, 08, 09: three columns, thirteen links, one exception", async ({ page }) => {
  await page.goto("/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  const columns = new Set<number>();
  for (const card of await cards.all()) columns.add((await card.boundingBox())?.x ?? 0);
  expect(columns.size).toBe(3);
  await expect(page.getByRole("link", { name: "View Case Study" })).toHaveCount(12);
  await expect(page.getByRole("link", { name: "View Project Details" })).toHaveCount(1);
  const fits = await cards
    .locator("img")
    .evaluateAll((all) => all.map((image) => getComputedStyle(image).objectFit));
  expect(fits.filter((fit) => fit === "contain")).toHaveLength(1);
  expect(fits.filter((fit) => fit === "cover")).toHaveLength(12);
});

test("R-CSL-08, R-CSL-09: months and specialists in the order of the spec", async ({ page }) => {
  await page.goto("/case-studies");
  const texts = await page.getByRole("main").getByRole("article").allTextContents();
  expect(texts.map((text) => /(\d+) months/.exec(text)?.[1])).toEqual(["8", "8", "5", "6", "12", "4", "6"]);
  expect(texts.map((text) => /(\d+) specialists/.exec(text)?.[1])).toEqual([
    "6",
    "12",
    "10",
    "8",
    "8",
    "15",
    "4",
  ]);
});

test("R-SRV-01 to 05: nine service cards and the closing banner", async ({ page }) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Learn More" })).toHaveCount(9);
  const card = main
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Project Management" }) });
  await expect(card.getByRole("link")).toHaveAttribute("href", "/services/branding");
  for (const bullets of await main.getByRole("article").all()) {
    const count = await bullets.getByRole("listitem").count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(7);
  }
  await expect(main.getByRole("link", { name: "Get Started Today" })).toHaveAttribute("href", "/contact");
});
