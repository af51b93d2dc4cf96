import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { readFiles } from "../scripts/content/files.ts";
import { fileOf } from "../scripts/content/some-files.ts";
import { type DevelopmentServer, startDevelopmentServer } from "../scripts/development-server.ts";

let server: DevelopmentServer;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  server = await startDevelopmentServer();
});
test.afterAll(() => server.stop());

const path = fileOf(readFiles("content"), "articles");

test("slips stand over the page, also over one opened later, and go within two seconds of the mend", async ({
  page,
}) => {
  const file = join(server.folder, "content", path);
  const sound = readFileSync(file, "utf8");
  const slip = sound.replace(/^published: .*/m, "published: 2026-02-30");
  expect(slip).not.toBe(sound);
  const over = page.locator("vite-error-overlay");
  await page.goto(`${server.address}/about`);
  await expect(page.locator("html")).toHaveClass(/./);
  for (let turn = 1; turn <= 3; turn += 1) {
    writeFileSync(file, slip);
    await expect(over).toContainText(`content/${path}, line `);
    await expect(over).toContainText("a day that no calendar has");
    if (turn === 2) {
      await page.reload();
      await expect(over).toContainText("a day that no calendar has");
    }
    writeFileSync(file, sound);
    await expect(over, `mend ${turn}`).toHaveCount(0, { timeout: 2000 });
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a file that is being saved is not called empty, one that stays empty is", async ({ page }) => {
  const file = join(server.folder, "content", path);
  const sound = readFileSync(file, "utf8");
  const over = page.locator("vite-error-overlay");
  await page.goto(`${server.address}/about`);
  const before = server.said().length;
  for (let save = 0; save < 5; save += 1) {
    writeFileSync(file, "");
    await page.waitForTimeout(200);
    writeFileSync(file, `${sound}\nSaved ${save}.\n`);
    await page.waitForTimeout(600);
  }
  expect(server.said().slice(before)).not.toContain("empty");
  await expect(over).toHaveCount(0);
  writeFileSync(file, "");
  await expect(over).toContainText("the file is empty");
  writeFileSync(file, sound);
  await expect(over).toHaveCount(0, { timeout: 2000 });
});

test("nothing it prints is a stack, with a network or without", () => {
  expect(server.said()).not.toMatch(/^\s+at .*:\d+:\d+/m);
});
