import { portfolioFilters } from "../content/generated/filters.ts";
import { portfolioListing } from "../content/generated/listings.ts";
import { projects } from "../content/generated/projects.server.ts";
import { expect, test, takeTimeToWrite } from "./visitor.ts";

/** A filter of the portfolio that shows something. */
const filter = portfolioFilters.find(({ key }) => projects.some(({ category }) => category === key));

test.use({ serviceWorkers: "allow" });

test("a whole visit: home, chat, filter, project, case study, contact; no error, no request to another host", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  const failed: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    // On a busy machine the tap comes seconds after its page was fetched ahead, and the browser says so.
    const isLateTap = message.text().includes("was preloaded using link preload but not used");
    if (message.type() === "warning" && !isLateTap) failed.push(message.text());
  });

  await page.goto("/");
  await page.getByRole("button", { name: /Open Digital Advisor/ }).click();
  const chat = page.getByRole("dialog", { name: "Digital Advisor" });
  await chat.getByRole("textbox").fill("What does a website cost?");
  await page.keyboard.press("Enter");
  await expect(chat.getByText("What does a website cost?")).toBeVisible();
  await chat.getByRole("button", { name: "Close Digital Advisor chat" }).click();

  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Portfolio" }).click();
  // The home page has buttons of the same names.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioListing.heading);
  await page.getByRole("button", { name: filter?.label ?? "" }).click();
  await expect(page).toHaveURL(/filter=/);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/portfolio\/[a-z]/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await menu.getByRole("link", { name: "Case Studies" }).click();
  await page
    .getByRole("link", { name: /Read the case study/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/case-studies\/[a-z]/);

  await menu.getByRole("link", { name: "Contact" }).click();
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill("Whole Visit");
  await form.getByLabel("Email").first().fill("visit@example.com");
  await form.getByLabel("Message").fill("We read everything and would like to talk.");
  await takeTimeToWrite(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();

  expect(foreign).toEqual([]);
  expect(failed).toEqual([]);
});
