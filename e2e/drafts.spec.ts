import { agency } from "../content/generated/agency.ts";
import { keptOf, writeMessage } from "./message.ts";
import { asked, expect, hold, openRunning, running, test } from "./fixtures.ts";
import type { BrowserContext, Page } from "playwright/test";

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label);

async function reload(page: Page): Promise<void> {
  await page.reload();
  await running(page);
}

/** Tells the page of a connection, as the browser does. */
const isBackOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

async function another(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await openRunning(page, path);
  return page;
}

const cancel = (page: Page) => page.getByRole("button", { name: "Do not send it" });

async function sendInVain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(cancel(page)).toBeVisible();
}

/** Writes a message that waits, since the line breaks. @returns the name it was written under */
async function waitingMessage(page: Page): Promise<string> {
  await openRunning(page, "/contact");
  const name = await writeMessage(page);
  await page.route("**/api/contacts", (route) => route.abort("connectionreset"));
  await sendInVain(page);
  return name;
}

test("text survives a reload, in each tab its own, goes along to another form, and can be cleared", async ({
  page,
  context,
}) => {
  const clear = page.getByRole("button", { name: "Clear it" });
  await openRunning(page, "/contact/quote");
  await expect(clear).toHaveCount(0);
  await field(page, "Message").fill("a quote");
  const second = await another(context, "/contact/quote");
  await expect(field(second, "Message")).toHaveValue("");
  await field(second, "Message").fill("in the second tab");
  await reload(page);
  await expect(field(page, "Message")).toHaveValue("a quote");
  await reload(second);
  await expect(field(second, "Message")).toHaveValue("in the second tab");

  const kept = async () => {
    const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    return names.filter((name) => name.startsWith("contact")).toSorted();
  };
  await test.step("words go along to another form, unless that form has words of its own", async () => {
    const kind = (name: RegExp) => page.getByRole("main").getByRole("link", { name }).first();
    await openRunning(page, "/contact/consultation");
    await expect(field(page, "Message")).toHaveValue("");
    await field(page, "Message").fill("half an hour");
    await kind(/Request a quote/).click();
    await expect(page).toHaveURL(/quote$/);
    await expect(field(page, "Message")).toHaveValue("a quote");
    await kind(/General enquiry/).click();
    await expect(page.getByRole("heading", { name: "Write to us" })).toBeVisible();
    await expect(field(page, "Message")).toHaveValue("a quote");
    await expect.poll(kept).toContain("contact-draft:general");
    await reload(page);
    await expect(field(page, "Message")).toHaveValue("a quote");
    await openRunning(page, "/contact/consultation");
    await expect(field(page, "Message")).toHaveValue("half an hour");
  });

  await field(page, "Company").fill("Lagoon Foods");
  await clear.click();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  for (const label of ["Message", "Company"]) await expect(field(page, label)).toHaveValue("");
  await expect(clear).toHaveCount(0);
  expect(await kept()).toEqual(["contact-draft:general"]);
});

test("text and controls stay where a translator changed the page before the application ran", async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  const release = await hold(page, "**/assets/libraries-*.js");
  await field(page, "Message").fill("Bonjour");
  await page.evaluate(() => {
    const [heading] = document.querySelectorAll("h1");
    heading?.replaceChildren(
      Object.assign(document.createElement("font"), { textContent: "Contactez-nous" }),
    );
  });
  release();
  await running(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(field(page, "Message")).toHaveValue("Bonjour");
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  // React says that it has made the elements anew.
  expect(problems.splice(0)).toEqual([expect.stringContaining("#418")]);
});

test("what is written after a message went without script stays, on the page that says so", async ({
  page,
}) => {
  const sent = `${new Date().toISOString().replaceAll(/[-:.]/g, "")}-b1a6d1cef2bf`;
  const secret = "0123456789abcdef0123456789abcdef";
  const told = page.getByRole("main").getByText("Message Sent Successfully!");
  await openRunning(page, "/contact/quote");
  await field(page, "Message").fill("This is what was sent");
  await page.goto(`/contact/quote?submitted=${sent}&receipt=${secret}`);
  await running(page);
  // The secret of a receipt leaves the address bar once its link is shown.
  await expect(page).toHaveURL(new RegExp(`/contact/quote[?]submitted=${sent}$`));
  const receipt = page.getByRole("main").getByRole("link", { name: sent });
  await expect(receipt).toHaveAttribute("href", `/contact/receipt/${sent.toLowerCase()}-${secret}`);
  await expect(told).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");
  await field(page, "Message").fill("And another thing");
  await receipt.click();
  await expect(page.getByRole("main")).toContainText("Anyone with the link can open it");
  await page.goBack();
  await expect(page).not.toHaveURL(/receipt/);
  await expect(field(page, "Message")).toHaveValue("And another thing");
  // As a restored tab, whose fields the browser does not fill in.
  const address = page.url();
  await page.goto("about:blank");
  await page.goto(address);
  await running(page);
  await expect(field(page, "Message")).toHaveValue("And another thing");
});

test("with no form open a refused message returns, and a sent one takes its draft", async ({ page }) => {
  const home = async () => {
    const link = page.getByRole("banner").getByRole("link", { name: `${agency.name}, home` });
    await link.click();
    // The address changes before the page does.
    await expect(field(page, "Message")).toHaveCount(0);
  };
  await openRunning(page, "/contact/quote");
  await field(page, "Message").fill("a quote");
  const name = await waitingMessage(page);
  await home();
  await expect(page).toHaveURL("/");
  await page.route("**/api/contacts", (route) => route.fulfill({ status: 403, body: "Not from there" }));
  await isBackOnline(page);
  await expect(page.getByText("Not from there")).toBeVisible();
  await openRunning(page, "/contact");
  await expect(field(page, "Name")).toHaveValue(name);

  await page.unroute("**/api/contacts");
  await page.route("**/api/contacts", (route) => route.abort("connectionreset"));
  await sendInVain(page);
  await home();
  await expect(page).toHaveURL("/");
  await page.unroute("**/api/contacts");
  await isBackOnline(page);
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  expect(await keptOf(name)).toHaveLength(1);
  await openRunning(page, "/contact");
  await expect(field(page, "Message")).toHaveValue("");
  await openRunning(page, "/contact/quote");
  await expect(field(page, "Message")).toHaveValue("a quote");
});

test("a message whose tab is closed goes out at the next visit, once", async ({ page, context }) => {
  await openRunning(page, "/contact");
  const name = await writeMessage(page);
  await context.setOffline(true);
  await sendInVain(page);
  await page.close();
  const sent = asked(context, /\/api\/contacts$/);
  await context.setOffline(false);
  const tabs = await Promise.all([another(context, "/"), another(context, "/about")]);
  await expect.poll(() => keptOf(name)).toHaveLength(1);
  const waiting = () => Object.keys(localStorage).filter((entry) => entry.startsWith("contact"));
  await expect.poll(() => tabs[0].evaluate(waiting)).toEqual([]);
  expect(sent).toHaveLength(1);
});

test("a message that waited arrives without interrupting, and also if it was taken back too late", async ({
  page,
}) => {
  const name = await waitingMessage(page);
  const notifications = page.getByRole("region", { name: "Notifications" });
  await expect(notifications).toContainText("We couldn’t reach our server.");
  // Another wording takes its place.
  await field(page, "Company").fill("Reef Foods");
  await sendInVain(page);
  await page.unroute("**/api/contacts");
  const email = page.locator("#newsletter").getByRole("textbox").last();
  await email.pressSequentially("ana@");
  await isBackOnline(page);
  await expect(receiptIn(page)).toBeVisible();
  await page.keyboard.type("example.com");
  await expect(email).toHaveValue("ana@example.com");
  expect(await keptOf(name)).toHaveLength(1);

  await test.step("one taken back on its way is said to be so, and told of if it arrives", async () => {
    const late = await writeMessage(page);
    await page.route("**/api/contacts", (route) => route.abort("connectionreset"));
    await sendInVain(page);
    const release = await hold(page, "**/api/contacts");
    const sending = page.waitForRequest("**/api/contacts");
    await isBackOnline(page);
    await sending;
    await cancel(page).click();
    await expect(page.getByRole("main").getByText("It may already have been sent")).toBeVisible();
    await expect(field(page, "Name")).toHaveValue(late);
    release();
    await expect(receiptIn(page)).toBeVisible();
    await expect(field(page, "Name")).toHaveValue("");
    expect(await keptOf(late)).toHaveLength(1);
  });
});

/** Two tabs, each with a message that waits for a connection, and the names they were written under. */
async function twoWaiting(page: Page, context: BrowserContext) {
  await openRunning(page, "/contact");
  const tabs = [page, await another(context, "/contact")] as const;
  const names: string[] = [];
  for (const tab of tabs) names.push(await writeMessage(tab));
  await context.setOffline(true);
  for (const tab of tabs) {
    await tab.bringToFront();
    await sendInVain(tab);
  }
  return { tabs, names };
}

const receiptIn = (tab: Page) => tab.getByRole("main").getByText(/reference is \d{8}T/);

test("the message of each of two tabs goes out, also where one cannot send, and each shows its own reference", async ({
  page,
  context,
}) => {
  const { tabs, names } = await twoWaiting(page, context);
  await tabs[1].route("**/api/contacts", (route) => route.abort("connectionreset"));
  await context.setOffline(false);
  const references = [];
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(receiptIn(tab)).toBeVisible();
    references.push(/\d{8}T\S+[\da-f]/.exec(await receiptIn(tab).innerText())?.[0]);
    await expect(field(tab, "Message")).toHaveValue("");
  }
  expect(references[0]).not.toBe(references[1]);
  for (const name of names) expect(await keptOf(name)).toHaveLength(1);
});
