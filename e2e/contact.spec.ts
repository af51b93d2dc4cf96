import { contactFields } from "../app/forms/contact-field-table.ts";
import { kvKeys, served } from "./kv.ts";
import { expect, running, test, takeTimeToWrite } from "./visitor.ts";
import type { Page } from "playwright/test";

const unique = () => `Visitor ${crypto.randomUUID().slice(0, 8)}`;
/** What is kept of the messages of `name`. */
const kept = async (name: string) =>
  (await kvKeys("contact:")).filter(({ metadata }) => metadata?.["name"] === name);

async function fill(page: Page, name: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email", { exact: false }).first().fill("ana@example.com");
  await form.getByLabel("Company").fill("Lagoon Foods");
  await form.getByLabel("Message").fill("We would like a website for our growers.");
}

test("R-ERR-02, R-CON-12, R-NET-01: a message sent on /contact/quote is there for staff, and the form is cleared", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = unique();
  await page.goto("/contact/quote");
  await running(page);
  await fill(page, name);
  await takeTimeToWrite(page);
  const request = page.waitForRequest("**/api/contacts");
  await page.getByRole("button", { name: "Send Message" }).click();
  const sent = await request;
  expect(sent.method()).toBe("POST");
  expect(sent.headers()["content-type"]).toBe("application/json");
  const body = sent.postDataJSON() as Record<string, string>;
  expect(body).toMatchObject({
    name,
    email: "ana@example.com",
    company: "Lagoon Foods",
    phone: "",
    message: "We would like a website for our growers.",
    type: "quote",
  });
  expect(Object.keys(body)).toEqual([...contactFields.map((field) => field.name), "type"]);
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  for (const label of ["Name", "Company", "Message"]) {
    await expect(page.getByRole("main").getByLabel(label)).toHaveValue("");
  }

  const [key] = await kept(name);
  expect(key?.metadata).toMatchObject({ type: "quote", state: "kept" });
  expect(await served.value(key?.name ?? "")).toContain("website for our growers");
});

test("R-ERR-03, R-VAL-03: missing fields are named in a notice, nothing is sent, nothing is lost", async ({
  page,
}) => {
  await page.goto("/contact");
  await running(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));
  await page.getByRole("main").getByLabel("Company").fill("Lagoon Foods");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Please fill in all required fields",
  );
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toBeFocused();
  await expect(notice.getByRole("link")).toHaveCount(3);
  await notice.getByRole("link", { name: "Enter a message." }).click();
  await expect(page.getByLabel("Message")).toBeFocused();
  await expect(page.getByLabel("Company")).toHaveValue("Lagoon Foods");
  expect(requests.filter((method) => method === "POST")).toEqual([]);
});

test("R-ERR-01, R-CON-14: a failed post says why and keeps the values, its repeat carries the same key, another message its own", async ({
  page,
}) => {
  let answer: { status: number; body: string } = { status: 201, body: "{}" };
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contacts", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fulfill(answer);
  });
  await page.goto("/contact");
  await running(page);
  const name = unique();
  await fill(page, name);
  const send = page.getByRole("button", { name: "Send Message" });
  const notice = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
  for (const [status, body, text] of [
    [500, '{"message":"Boom"}', "Boom"],
    [500, "", "Please try again later."],
    [503, '{"message":"Nothing was sent: try later."}', "Nothing was sent: try later."],
  ] as const) {
    answer = { status, body };
    await send.click();
    await expect(notice).toContainText(text);
    await expect(notice).toContainText("Error Sending Message");
    await expect(page.getByRole("main").getByLabel("Name")).toHaveValue(name);
    await expect(send).toBeEnabled();
  }
  answer = { status: 201, body: "{}" };
  await send.click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  await fill(page, unique());
  await send.click();
  await expect.poll(() => keys.length).toBe(5);
  const [first, ...others] = keys;
  expect(first).toMatch(/\w/);
  expect(others.slice(0, 3)).toEqual([first, first, first]);
  expect(others[3]).not.toBe(first);
});

test("R-STA-09, R-CON-12, R-CON-13: a double click sends once, the button says so meanwhile, the receipt has the server's time, and a further click changes nothing", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let posts = 0;
  const json = { id: "20260401T020304000Z-0123456789ab", receivedAt: "2026-04-01T02:03:04.000Z" };
  await page.route("**/api/contacts", async (route) => {
    posts += 1;
    await released;
    await route.fulfill({ status: 201, json });
  });
  await page.goto("/contact");
  await running(page);
  await fill(page, unique());
  const send = page.getByRole("button", { name: "Send Message" });
  await send.dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(send).toBeEnabled();
  const receipt = page.getByRole("main").getByText("Your message is with us");
  await expect(receipt).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("1 Apr 2026, 13:03");
  await send.click();
  await expect(receipt).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Message Sent Successfully!",
  );
  await expect(page.getByText("Please fill in all required fields")).toHaveCount(0);
  expect(posts).toBe(1);
});

test("R-CON-15: the type follows the route, and what was typed stays", async ({ page }) => {
  await page.route("**/api/contacts", (route) => route.fulfill({ status: 201, body: "{}" }));
  await page.goto("/contact/quote");
  await running(page);
  const name = unique();
  await fill(page, name);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Free consultation/ })
    .click();
  await expect(page.getByRole("heading", { name: "Book a free consultation" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Name")).toHaveValue(name);
  const request = page.waitForRequest("**/api/contacts");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await request).postDataJSON()).toMatchObject({ type: "consultation" });
});

test("after a refusal the message waits as long as it is told, goes out by itself, and is kept once", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = unique();
  const tries: { key: string | undefined; at: number }[] = [];
  await page.route("**/api/contacts", async (route) => {
    tries.push({ key: route.request().headers()["idempotency-key"], at: Date.now() });
    if (tries.length > 1) return route.continue();
    const headers = { "retry-after": "2" };
    return route.fulfill({ status: 429, headers, body: '{"message":"Nothing was sent: try later."}' });
  });
  await page.goto("/contact");
  await running(page);
  await fill(page, name);
  await takeTimeToWrite(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Nothing was sent: try later.",
  );
  await expect(page.getByRole("main").getByRole("alert")).toContainText("saved it in this browser");
  await expect(page.getByRole("main").getByLabel("Name")).toHaveValue(name);
  // Hints that a connection is back do not shorten what the server asked for.
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("main").getByText(/reference is \d{8}T/)).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Name")).toHaveValue("");
  expect(tries).toHaveLength(2);
  expect(tries[1]?.key).toBe(tries[0]?.key);
  expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(2000);
  expect(await kept(name)).toHaveLength(1);
});

test("an answer lost on its way: the message is sent again by itself and kept once", async ({ page }) => {
  test.setTimeout(120_000);
  const name = unique();
  await page.goto("/contact");
  await running(page);
  await fill(page, name);
  await takeTimeToWrite(page);
  let cut = true;
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contacts", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    if (cut) await route.abort("connectionreset");
    else await route.fulfill({ response });
    cut = false;
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible({ timeout: 40_000 });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await kept(name)).toHaveLength(1);
});

test("a filled trap alone is told it was sent, kept with the rest, and marked", async ({ page }) => {
  test.setTimeout(120_000);
  const name = unique();
  await page.goto("/contact");
  await running(page);
  await fill(page, name);
  await page
    .locator('input[name="_honey"]')
    .first()
    .evaluate((input: HTMLInputElement) => (input.value = "x"));
  await takeTimeToWrite(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  const [key] = await kept(name);
  expect(key?.metadata).toMatchObject({ suspect: "trap" });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form posts to its page, and the message is there for staff", async ({ page }) => {
    test.setTimeout(120_000);
    const name = unique();
    await page.goto("/contact/quote");
    await fill(page, name);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    await expect(page.getByText(/Your reference is \d{8}T/)).toBeVisible();
    await expect(page).toHaveURL(/\/contact\/quote\?submitted=\d{8}T/);
    await expect(page.getByLabel("Company")).toHaveValue("");
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.reload();
    await expect(page.getByText(/Your reference is \d{8}T/)).toBeVisible();
    expect(posts).toEqual([]);
    expect((await kept(name))[0]?.metadata).toMatchObject({ type: "quote" });
  });

  test("what is missing is named, and what was written is kept", async ({ page }) => {
    await page.goto("/contact/consultation");
    await page.getByLabel("Message").fill("Tuesday at nine, Suva time.");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill in all required fields");
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(2);
    await expect(page.getByLabel("Message")).toHaveValue("Tuesday at nine, Suva time.");
    await expect(page.getByRole("heading", { name: "Book a free consultation" })).toBeVisible();
  });
});
