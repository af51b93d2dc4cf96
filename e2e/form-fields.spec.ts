import { expect, running, test } from "./visitor.ts";

const values = { Name: "Ana", Email: "ana@example.com", Message: "We would like a website." };

test("R-CON-08, R-VAL-04, R-VAL-06, R-ENT-21: five labelled fields, an e-mail field, a message box of six rows", async ({
  page,
}) => {
  await page.goto("/contact");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Send Message" }) });
  for (const name of ["name", "email", "company", "phone", "message"]) {
    const field = form.locator(`[name="${name}"]`);
    await expect(field, name).toHaveCount(1);
    await expect(field, name).toHaveAccessibleName(/\w/);
  }
  await expect(form.locator('[name="email"]')).toHaveAttribute("type", "email");
  await expect(form.locator('[name="message"]')).toHaveAttribute("rows", "6");
});

test("R-VAL-02, R-VAL-05: each of the seven incomplete messages is refused, one without company and phone is sent", async ({
  page,
}) => {
  const posts: unknown[] = [];
  await page.route("**/api/contacts", async (route) => {
    posts.push(route.request().postDataJSON());
    await route.fulfill({ status: 201, body: "{}" });
  });
  await page.goto("/contact");
  await running(page);
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Send Message" }) });
  const send = form.getByRole("button", { name: "Send Message" });
  for (let combination = 0; combination < 7; combination += 1) {
    for (const [place, [label, value]] of Object.entries(values).entries()) {
      // Nothing but spaces is nothing.
      await form.getByLabel(label).fill((combination >> place) % 2 === 1 ? value : "  ");
    }
    await send.click();
    const missing = Object.keys(values).filter((_, place) => (combination >> place) % 2 === 0);
    await expect(form.getByRole("alert").getByRole("link")).toHaveCount(missing.length);
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
      "Please fill in all required fields",
    );
  }
  expect(posts).toEqual([]);
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await send.click();
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]).toMatchObject({ company: "", phone: "" });
});

test("R-VAL-07 to 09, R-NET-04, R-ENT-22, R-ENT-23: what the native forms ask for, and what they carry unseen", async ({
  page,
}) => {
  await page.goto("/contact/careers");
  const application = page.locator('form[method="post"][enctype="multipart/form-data"]').first();
  for (const [name, type] of [
    ["name", "text"],
    ["email", "email"],
    ["cv", "file"],
  ] as const) {
    const field = application.locator(`[name="${name}"]`);
    await expect(field, name).toHaveAttribute("required");
    expect(await field.evaluate((input: HTMLInputElement) => input.type), name).toBe(type);
  }
  await expect(application.locator('[name="cv"]')).toHaveAttribute("accept", ".pdf,.doc,.docx");
  for (const name of ["_subject", "_next", "_captcha"]) {
    await expect(application.locator(`input[type="hidden"][name="${name}"]`), name).toHaveCount(1);
  }
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));
  await application.getByRole("button", { name: "Send Application" }).click();
  await expect(application.locator('[name="name"]')).toBeFocused();
  expect(requests).not.toContain("POST");

  await page.goto("/contact");
  const letter = page.getByRole("form", { name: "Newsletter" });
  await expect(letter.locator('input[type="email"][required]')).toHaveCount(1);
  for (const name of ["_subject", "_next", "_template", "form_type"]) {
    await expect(letter.locator(`input[type="hidden"][name="${name}"]`), name).toHaveCount(1);
  }
});

test("R-RTE-07: the clients page has its four anchors, and a section's own address leads to its anchor's page", async ({
  page,
}) => {
  await page.goto("/clients");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  for (const id of ["testimonials", "partners", "featured-projects", "global-reach"]) {
    await expect(page.locator(`#${id}`), id).toHaveCount(1);
  }
  await page.goto("/clients/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
});

test("R-GEN-03: nothing asks to sign in or to buy", async ({ page }) => {
  for (const path of ["/", "/services", "/portfolio", "/clients", "/contact", "/blog"]) {
    await page.goto(path);
    const controls = await page.locator("a, button").allTextContents();
    expect(
      controls.filter((text) => /\b(?:log ?in|sign ?in|register|cart|checkout)\b/i.test(text)),
      path,
    ).toEqual([]);
  }
});
