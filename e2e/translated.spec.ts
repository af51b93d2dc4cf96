import { featuredStudies } from "../content/generated/featured-studies.ts";
import { fillIn, newName } from "./message.ts";
import { expect, openRunning, test, translate } from "./fixtures.ts";

test("on a translated page, search as one types goes on", async ({ page }) => {
  await openRunning(page, "/search");
  const field = page.getByRole("searchbox");
  for (const question of ["clinic cloud", "cloud"]) {
    await field.fill(question);
    await expect(page.getByRole("heading", { name: `for “${question}”` })).toBeVisible();
    await translate(page);
  }
  await expect(field).toHaveValue("cloud");
});

test("on a translated page, half-hours can be taken back, and the count is right", async ({ page }) => {
  await openRunning(page, "/contact/consultation");
  await page.getByRole("button", { name: "Choose from our office hours" }).click();
  // The first day may have a single half-hour left.
  await page.getByLabel("Day in Honiara").selectOption({ index: 1 });
  const times = page
    .getByRole("group", { name: "When would it suit you?" })
    .locator("[aria-pressed]:visible");
  for (const place of [0, 1, 2]) {
    await times.nth(place).click();
    await translate(page);
  }
  await times.first().click();
  await expect(page.getByText("2/3 chosen")).toBeVisible();
});

test("on a translated page, a study in the carousel goes with its client", async ({ page }) => {
  await openRunning(page, "/");
  await translate(page);
  const carousel = page.locator("section[aria-labelledby=home-featured]");
  const shown: string[] = [];
  for (const dot of await carousel.locator("form [type=submit]").all()) {
    await dot.click();
    const title = (await carousel.getByRole("heading", { level: 3 }).textContent()) ?? "";
    const client = featuredStudies.find((study) => study.title === title)?.client ?? "no study";
    await expect(carousel.locator("article p").filter({ visible: true }).first()).toContainText(client);
    shown.push(title);
  }
  expect(new Set(shown).size).toBeGreaterThan(1);
});

test("on a translated page, the notice of a message that arrived replaces that of its wait", async ({
  page,
}) => {
  await openRunning(page, "/contact");
  const busy = { status: 503, headers: { "retry-after": "2" } };
  await page.route("**/api/contacts", (route) => route.fulfill(busy), { times: 1 });
  await fillIn(page, newName());
  await page.getByRole("button", { name: "Send Message" }).click();
  const notice = page.getByRole("main").locator("form [tabindex='-1'][role]");
  await expect(notice).toContainText("Waiting to be sent");
  await translate(page);
  await expect(notice).toContainText("Its reference is");
});
