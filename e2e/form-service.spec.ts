import { pdf } from "../worker/forms/cv-test-files.ts";
import { kvKeys } from "./kv.ts";
import { siteUrl } from "./pages.ts";
import { expect, test } from "./visitor.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("R-STA-10, R-CON-09, R-CON-10, R-CST-13, R-VAL-08: a file that is no CV is refused with its reason and the rest kept; an application with its CV is kept, and the visitor is thanked", async ({
      page,
      baseURL,
    }) => {
      await page.goto("/contact/careers");
      const form = page.locator('form[enctype="multipart/form-data"]').first();
      await expect(form.locator('input[name="_next"]')).toHaveValue(
        `${siteUrl}/contact/careers?submitted=true`,
      );
      await expect(form.locator('input[name="_captcha"]')).toHaveValue("false");
      const name = `Applicant ${crypto.randomUUID().slice(0, 8)}`;
      await page.getByLabel("Full name").fill(name);
      await form.getByLabel("Email").fill("ana@example.com");
      const send = (file: string, buffer: Buffer) =>
        page
          .locator('input[name="cv"]')
          .setInputFiles({ name: file, mimeType: "application/pdf", buffer })
          .then(() => page.getByRole("button", { name: "Send Application" }).click());
      await send("cv.pdf", Buffer.from("MZ no pdf"));
      await expect(page.getByRole("alert")).toContainText("not a PDF, DOC or DOCX");
      await expect(page.getByLabel("Full name")).toHaveValue(name);

      await send("My CV.pdf", Buffer.from(pdf()));
      await expect(page).toHaveURL(`${baseURL}/contact/careers?submitted=true`);
      await expect(page.getByText("Thank you for your application!")).toBeVisible();
      await expect(page.getByText("We'll review your CV and get back to you within a week.")).toBeVisible();
      const key = (await kvKeys("contact:")).find(({ metadata }) => metadata?.["name"] === name);
      expect(key?.metadata).toMatchObject({ type: "application" });
      const id = key?.name.replace("contact:", "");
      expect((await kvKeys(`file:${id}`)).map((file) => file.name)).toEqual([`file:${id}/My-CV.pdf`]);
      await page.getByRole("link", { name: "Submit Another Application" }).click();
      await expect(page).toHaveURL(`${baseURL}/contact/careers`);
      await expect(page.getByLabel("Full name")).toBeVisible();
    });

    test("R-NET-06, R-NET-07: the newsletter thanks on the contact page", async ({ page, baseURL }) => {
      await page.goto("/contact");
      const form = page.getByRole("form", { name: "Newsletter" });
      await expect(form.locator('input[name="form_type"]')).toHaveValue("newsletter");
      await expect(form.locator('input[name="_template"]')).toHaveCount(1);
      await form.getByLabel("Email address").fill(`${crypto.randomUUID()}@example.com`);
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(`${baseURL}/contact?submitted=true`);
      await expect(page.getByText("a link to confirm your address")).toBeVisible();
      await expect(page.getByText("Thank you for your application!")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
    });
  });
}

test("the form service goes on to our own pages only", async ({ request, baseURL }) => {
  const post = (fields: Record<string, string>) =>
    request.post("/forms", {
      headers: { origin: baseURL ?? "", "cf-connecting-ip": "10.9.9.9" },
      multipart: { form_type: "newsletter", email: `${crypto.randomUUID()}@example.com`, ...fields },
      maxRedirects: 0,
    });
  const evil = await post({
    _next: "https://evil.example/",
    _cc: "victim@example.com",
    _webhook: "https://evil.example/",
  });
  expect(evil.status()).toBe(303);
  expect(evil.headers()["location"]).toBe(`${baseURL}/contact?submitted=true`);
});

test("a form posted from another site is refused", async ({ request }) => {
  const response = await request.post("/forms", {
    headers: { origin: "https://evil.example" },
    multipart: { form_type: "newsletter", email: "a@example.com" },
    maxRedirects: 0,
  });
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});

// Where a proxy stands before the worker, an answer that comes before the body has been read is lost.
for (const [path, type, mebibytes] of [
  ["/api/contacts", "application/json", 3],
  ["/contact", "application/x-www-form-urlencoded", 3],
  ["/forms", "multipart/form-data; boundary=x", 20],
] as const) {
  test(`${mebibytes} MiB sent to ${path} get their 413 whole, each time`, async ({ baseURL }) => {
    for (let round = 0; round < 3; round += 1) {
      const response = await fetch(baseURL + path, {
        method: "POST",
        headers: { "content-type": type, "cf-connecting-ip": `10.4.${mebibytes}.${round}` },
        body: new Uint8Array(mebibytes * 2 ** 20).fill(97),
      });
      expect(response.status).toBe(413);
      expect(await response.text()).toMatch(/message is too long|form is too large/);
    }
  });
}
