import type { Route } from "playwright/test";
import { served } from "./staff-state.ts";
import { fillIn, keptOf, newName, writeMessage } from "./message.ts";
import { expect, openRunning, pageWidth, running, test, translate } from "./fixtures.ts";
import { violations } from "./axe.ts";

test("the type follows the route, what was typed stays as old as it is, and staff get the message", async ({
  page,
}) => {
  await openRunning(page, "/contact");
  const name = await writeMessage(page);
  await page.getByRole("main").getByRole("link", { name: /quote/i }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.waitForFunction(() => sessionStorage.getItem("contact-draft:quote") !== null);
  await page.reload();
  await running(page);
  await page.getByRole("main").getByLabel("Company").fill("Lagoon Foods");
  const sending = page.waitForRequest("**/api/contacts");
  await page.getByRole("button", { name: "Send Message" }).click();
  const request = await sending;
  // A draft that is sent as soon as it is restored is no spam: its age counts from its first letter.
  expect(Number(request.headers()["form-age"])).toBeGreaterThanOrEqual(1300);
  expect(request.postDataJSON()).toMatchObject({
    name,
    email: "ana@example.com",
    company: "Lagoon Foods",
    phone: "",
    message: "We would like a website for our growers.",
    type: "quote",
  });
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByLabel("Message")).toHaveValue("");

  const [key] = await keptOf(name);
  expect(key?.metadata).toMatchObject({ type: "quote", state: "kept" });
  expect(await served.value(key?.name ?? "")).toContain("website for our growers");

  await test.step("its reference leads to a receipt that fits a phone and breaks no rule of WCAG", async () => {
    const id = key?.name.replace("contact:", "") ?? "";
    const link = main.getByRole("status").getByRole("link", { name: id });
    await expect(link).toHaveAttribute("href", /^\/contact\/receipt\/[\da-z]+-[\da-f]{12}-[\da-f]{32}$/);
    await link.click();
    await expect(page.getByRole("heading", { name: "What happened to your message" })).toBeVisible();
    const received = /Received\s*\d\d:\d\d on \w{3} \d+ \w{3} \d{4}, .+ time \(GMT/;
    for (const told of [id, "Your message is with us", received]) await expect(main).toContainText(told);
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await pageWidth(page)).toBeLessThanOrEqual(320);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, { within: "main", colours: true }), "dark").toEqual([]);
  });
});

test("the form names missing fields and failed posts, while it sends and after", async ({ page }) => {
  let answer: Parameters<Route["fulfill"]>[0] = { status: 201, body: "{}" };
  let released = Promise.resolve();
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contacts", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await released;
    await route.fulfill(answer);
  });
  await openRunning(page, "/contact");
  const main = page.getByRole("main");
  const notifications = page.getByRole("region", { name: "Notifications" });
  const send = page.getByRole("button", { name: "Send Message" });

  await test.step("missing fields are named in a notice, nothing is sent, nothing is lost", async () => {
    await main.getByLabel("Company").fill("Lagoon Foods");
    // Spaces alone count as nothing.
    await main.getByLabel("Name").fill("  ");
    await send.click();
    await expect(notifications).toContainText("Please fill in all required fields");
    const notice = main.getByRole("alert");
    await expect(notice).toBeFocused();
    await expect(notice.getByRole("link")).toHaveCount(3);
    await notice.getByRole("link", { name: "Enter a message." }).click();
    await expect(page.getByLabel("Message")).toBeFocused();
    await expect(page.getByLabel("Company")).toHaveValue("Lagoon Foods");
    expect(keys).toEqual([]);
  });

  await test.step("a failed post says why and keeps the values, its repeat carries the same key, another message its own", async () => {
    const name = newName();
    await fillIn(page, name);
    answer = { status: 500, body: '{"message":"Boom"}' };
    await send.click();
    for (const text of ["Error Sending Message", "Boom"])
      await expect(notifications.getByRole("alert")).toContainText(text);
    await expect(main.getByLabel("Name")).toHaveValue(name);
    await expect(send).toBeEnabled();
    answer = { status: 201, body: "{}" };
    await send.click();
    await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
    const [first] = keys;
    expect(first).toMatch(/\w/);
    expect(keys).toEqual([first, first]);
  });

  await test.step("a double click sends once, the button says so meanwhile, the receipt has the server's time, and a further click changes nothing", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    released = promise;
    const json = { id: "20260401T020304000Z-0123456789ab", receivedAt: "2026-04-01T02:03:04.000Z" };
    answer = { status: 201, json };
    await fillIn(page, newName());
    await send.dblclick();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    release();
    await expect(send).toBeEnabled();
    const receipt = main.getByText("Your message is with us");
    await expect(receipt).toBeVisible();
    await expect(main.getByRole("status").first()).toContainText("1 Apr 2026, 13:03");
    await send.click();
    await expect(receipt).toBeVisible();
    await expect(notifications).toContainText("Message Sent Successfully!");
    await expect(page.getByText("Please fill in all required fields")).toHaveCount(0);
    expect(keys).toHaveLength(3);
    expect(keys[2]).not.toBe(keys[0]);
  });

  await test.step("what is written while a message is on its way stays when it has arrived", async () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    released = promise;
    await fillIn(page, newName());
    await send.click();
    await main.getByLabel("Message").fill("A second thought");
    release();
    await expect(main.getByText("Your message is with us")).toBeVisible();
    await expect(main.getByLabel("Message")).toHaveValue("A second thought");
  });

  await test.step("on a translated page, the notice of a message that arrived replaces that of its wait", async () => {
    const arrived = answer;
    answer = { status: 503, headers: { "retry-after": "2" } };
    await fillIn(page, newName());
    await send.click();
    const notice = main.locator("form [tabindex='-1'][role]");
    await expect(notice).toContainText("Waiting to be sent");
    answer = arrived;
    await translate(page);
    await expect(notice).toContainText("Its reference is");
  });
});

test("a refused message waits as told, goes out by itself, and counts once", async ({ page }) => {
  const tries: { key: string | undefined; at: number }[] = [];
  await page.route("**/api/contacts", async (route) => {
    tries.push({ key: route.request().headers()["idempotency-key"], at: Date.now() });
    if (tries.length > 2) return route.continue();
    // The server has it, but the line breaks before the browser hears so.
    if (tries.length === 2) return route.fetch().then(() => route.abort("connectionreset"));
    const headers = { "retry-after": "2" };
    return route.fulfill({ status: 429, headers, body: '{"message":"Nothing was sent: try later."}' });
  });
  await openRunning(page, "/contact");
  const name = await writeMessage(page);
  // A filled trap alone only marks a message.
  const trap = page.locator('input[name="_honey"]').first();
  await trap.evaluate((input: HTMLInputElement) => (input.value = "x"));
  await page.getByRole("button", { name: "Send Message" }).click();
  const notifications = page.getByRole("region", { name: "Notifications" });
  await expect(notifications).toContainText("Nothing was sent: try later.");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("saved it in this browser");
  // A wording that the check refuses leaves the earlier one waiting.
  await main.getByLabel("Name").fill(" ");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(notifications).toContainText("Please fill in all required fields");
  await expect(page.getByRole("button", { name: "Do not send it" })).toBeVisible();
  await main.getByLabel("Name").fill(name);
  // Hints that the connection is back don't shorten the wait the server asked for, and many at once don't lengthen it.
  await page.evaluate(() => {
    for (let hint = 0; hint < 3; hint += 1) dispatchEvent(new Event("online"));
  });
  await expect.poll(() => keptOf(name), { timeout: 15_000 }).toHaveLength(1);
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return tries.length;
    })
    .toBe(3);
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible({ timeout: 15_000 });
  await expect(main.getByText(/reference is \d{8}T/)).toBeVisible();
  await expect(main.getByLabel("Name")).toHaveValue("");
  expect(tries).toHaveLength(3);
  expect(new Set(tries.map(({ key }) => key)).size).toBe(1);
  expect((tries[1]?.at ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(2000);
  expect((await keptOf(name)).map(({ metadata }) => metadata?.["suspect"])).toEqual(["trap"]);
});

test("without script a message of any length that the form takes is sent, in any language", async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/contact/quote");
  const name = newName();
  await fillIn(page, name);
  await page.getByRole("main").getByLabel("Message").fill("გამარჯობა ".repeat(1000));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message Sent Successfully!")).toBeVisible();
  expect(await keptOf(name)).toHaveLength(1);
});

test("where the browser refuses storage, and locks and channels with it, a message is sent", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Storage.prototype.setItem = refuse;
    Object.defineProperty(window, "BroadcastChannel", { value: refuse });
    navigator.locks.request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  });
  await openRunning(page, "/contact");
  await fillIn(page, newName());
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Your message is with us" })).toBeVisible();
});
