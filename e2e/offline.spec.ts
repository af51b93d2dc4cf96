import { agency } from "../content/generated/agency.ts";
import { serviceCards } from "../content/generated/service-cards.ts";
import { expect, gotoHydrated, running, saveData, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("visited pages open offline, by link and reload; others say so", async ({ page, context }) => {
  // With Save-Data no pages are fetched ahead, so only opened ones are here.
  await saveData(page);
  await gotoHydrated(page, "/services");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isCopied = (path: string | null) => caches.match(path ?? "").then(Boolean);
  await expect.poll(() => page.evaluate(isCopied, "/services")).toBe(true);
  const links = page.getByRole("main").getByRole("link", { name: /Learn More/ });
  const service = await links.first().getAttribute("href");
  await gotoHydrated(page, service ?? "");
  await expect(page.getByRole("main").getByText("What We Deliver")).toBeVisible();
  for (const path of [service, "/offline"]) await expect.poll(() => page.evaluate(isCopied, path)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("main").getByText("What We Deliver")).toBeVisible();
  await running(page);
  for (const path of ["/portfolio", "/about"]) expect(await page.evaluate(isCopied, path)).toBe(false);
  const bar = page.getByRole("status").filter({ hasText: /^You.re offline\./ });
  await expect(bar).toBeVisible();
  // It doesn't cover the end of the page, not even on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  const covered = async () => {
    // Again each time: the page grows as what was out of view is laid out.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.getByRole("contentinfo").boundingBox())!;
    return last.y + last.height - (await bar.boundingBox())!.y;
  };
  await expect.poll(covered).toBeLessThanOrEqual(1);
  await page.goto("/services");
  await expect(links).toHaveCount(serviceCards.length);

  await page.goto("/about/team").catch(() => {});
  await expect(page.getByRole("heading", { level: 1, name: /You.re offline/ })).toBeVisible();
  await expect(page).toHaveURL(/\/offline#\/about\/team$/);
  const visited = page.getByRole("region", { name: "Pages on this device" }).getByRole("link");
  await expect(visited.first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: agency.phone })).toBeVisible();

  await test.step("a link to a page that was never opened says so, instead of breaking", async () => {
    await page.goto("/services");
    await running(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /You.re offline/ })).toBeVisible();
    await page.goto("/offline#/about/team");
  });

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try this page again" }).click();
  await expect(page).toHaveURL(/\/about\/team$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/You.re offline/);
});
