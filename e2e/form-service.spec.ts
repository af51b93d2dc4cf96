import { pdf } from "../worker/forms/cv-test-helpers.ts";
import { served } from "./staff-state.ts";
import { keptOf, newName } from "./message.ts";
import { expect, running, test } from "./fixtures.ts";

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? "with script" : "without script";
  test(`${script} no file but a CV is taken, and the application kept`, async ({ openPage, baseURL }) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto("/contact/careers");
    const form = page.locator('form[enctype="multipart/form-data"]').first();
    const name = newName();
    await page.getByLabel("Full name").fill(name);
    await form.getByLabel("Email").fill("ana@example.com");
    const send = (file: string, buffer: Buffer) =>
      page
        .locator('input[name="cv"]')
        .setInputFiles({ name: file, mimeType: "application/pdf", buffer })
        .then(() => page.getByRole("button", { name: "Send Application" }).click());
    await send("cv.pdf", Buffer.from("MZ no pdf"));
    await expect(page.getByRole("alert")).toContainText(/isn.t a PDF, DOC or DOCX/);
    await expect(page.getByRole("alert")).toBeFocused();
    // The application starts as the visitor goes on, and leaves the focus where it is.
    await page.getByLabel("Full name").click();
    if (javaScriptEnabled) await running(page);
    await expect(page.getByLabel("Full name")).toBeFocused();
    await expect(page.getByLabel("Full name")).toHaveValue(name);

    // A phone, where the form's place is below the window.
    await page.setViewportSize({ width: 390, height: 740 });
    await send("My CV.pdf", Buffer.from(pdf()));
    await expect(page).toHaveURL(`${baseURL}/contact/careers?submitted=true`);
    await expect(page.getByText("Thank you for your application!")).toBeInViewport();
    await expect(page.getByText("We'll review your CV and get back to you within a week.")).toBeInViewport();
    const [key] = await keptOf(name);
    expect(key?.metadata).toMatchObject({ type: "application" });
    const id = key?.name.replace("contact:", "");
    expect((await served.keys(`file:${id}`)).map((file) => file.name)).toEqual([`file:${id}/My-CV.pdf`]);
    await page.getByRole("link", { name: "Submit Another Application" }).click();
    await expect(page).toHaveURL(`${baseURL}/contact/careers`);
    await expect(page.getByLabel("Full name")).toBeVisible();
  });
}

test("a newsletter's reader sees the thanks without looking for them", async ({ page }) => {
  await page.goto("/contact/quote");
  await page
    .locator("#newsletter")
    .getByLabel("Email")
    .fill(`${newName().replace(" ", "-")}@example.com`);
  await page.locator("#newsletter").getByRole("button").click();
  await page.waitForURL("/contact?submitted=true");
  await expect(page.locator("#newsletter").getByRole("status")).toBeInViewport();
});
