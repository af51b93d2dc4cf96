import { expect, test } from "./fixtures.ts";

// What the forms ask for comes with the page.
test.use({ javaScriptEnabled: false });

test("the fields of each form and what native forms carry unseen; the map's link opens in a new tab", async ({
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

  const letter = page.getByRole("form", { name: "Newsletter" });
  await expect(letter.locator('input[type="email"][required]')).toHaveCount(1);
  for (const name of ["_subject", "_next", "_template", "form_type"]) {
    await expect(letter.locator(`input[type="hidden"][name="${name}"]`), name).toHaveCount(1);
  }

  const streets = "Show the streets on OpenStreetMap (opens in a new tab)";
  await expect(page.getByRole("link", { name: streets, exact: true })).toBeVisible();

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
});
