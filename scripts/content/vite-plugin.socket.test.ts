import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { createLogger, createServer } from "vite";
import { expect, test } from "vitest";
import { launchOptions } from "../../e2e/browser.ts";
import { testFolder } from "../testing/test-folder.ts";
import { readFiles } from "./documents.ts";
import { fileOf, writeIn } from "./testing/content-files.ts";
import { contentFiles } from "./vite-plugin.ts";

/** An article, its text, and the text with a mistake and with another summary. */
const path = fileOf(readFiles(), "articles");
const sound = readFileSync(`content/${path}`, "utf8");
const broken = sound.replace(/^published: .*/m, "published: 2026-02-30");
const corrected = sound.replace(/^summary: .*/m, "summary: Corrected, and shown");

/** A page with the summaries of all articles. */
const html = `<h1></h1><script type="module">
import { articles } from "/content/generated/articles.server.ts";
document.querySelector("h1").textContent = articles.map(({ summary }) => summary).join();
</script>`;

/** A copy of the content, with what it is compiled with. */
const folder = testFolder();
for (const name of ["content", "public"]) cpSync(name, join(folder, name), { recursive: true });
mkdirSync(".cache", { recursive: true });
for (const name of ["scripts", ".cache"]) symlinkSync(resolve(name), join(folder, name), "junction");
writeIn(folder, "index.html", html);
process.chdir(folder);

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("an error in the content shows over the page, also after a reload, until it is corrected", async () => {
  let said = "";
  const log = (text: string) => void (said += `${text}\n`);
  await using stack = new AsyncDisposableStack();
  const server = await createServer({
    configFile: false,
    plugins: [contentFiles()],
    customLogger: { ...createLogger(), info: log, warn: log, error: log },
    server: { port: 0 },
  });
  stack.defer(() => server.close());
  await server.listen();
  const browser = await chromium.launch(launchOptions);
  stack.defer(() => browser.close());
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  const overlay = page.locator("vite-error-overlay");
  const shown = () => overlay.evaluateAll((found) => found.map((one) => one.shadowRoot?.textContent));
  const soon = { timeout: 60_000 };
  const slip = (words: string) => expect.poll(shown, soon).toEqual([expect.stringContaining(words)]);
  const save = async (text: string) => {
    writeFileSync(`content/${path}`, "");
    await later(150);
    writeFileSync(`content/${path}`, text);
  };

  await save(broken);
  await slip(`content/${path}, line `);
  await page.reload();
  await slip("Write the calendar day");
  // As it was: no module changes, for which Vite would reload the page.
  await save(sound);
  await expect.poll(shown, soon).toEqual([]);
  await save(corrected);
  await expect.poll(() => page.locator("h1").textContent(), soon).toContain("Corrected, and shown");
  expect(said).not.toContain("the file is empty");
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
});
