import { writeMessage } from "./message.ts";
import { expect, openRunning, pageWidth, test } from "./fixtures.ts";
import { violations } from "./axe.ts";

// Changes between pages take their time in a browser without a graphics card.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a message sent by script leads to its receipt", async ({ page }) => {
  const main = page.getByRole("main");
  await openRunning(page, "/contact/general");
  await writeMessage(page);
  await page.getByRole("button", { name: "Send Message" }).click();

  const link = main.getByRole("status").getByRole("link", { name: /^\d{8}T\d{9}Z-[\da-f]{12}$/ });
  await expect(link).toHaveAttribute("href", /^\/contact\/receipt\/[\da-z]+-[\da-f]{12}-[\da-f]{32}$/);
  const id = (await link.textContent()) ?? "";
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
