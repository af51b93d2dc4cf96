import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { launchOptions } from "../e2e/browser.ts";
import { fileOf } from "../scripts/content/testing/content-files.ts";
import { readFiles } from "../scripts/content/documents.ts";
import { testFolder } from "../scripts/test-folder.ts";

/** A copy of the project's sources, whose content may be changed; packages are shared. */
const folder = testFolder();

function copyProject(): void {
  const left = new Set(["node_modules", "build", ".git", ".wrangler", ".react-router", "test-results"]);
  const isKept = (file: string) => !left.has(relative(".", file).split(/[\\/]/)[0] ?? "");
  cpSync(".", folder, { recursive: true, filter: isKept });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
}

/** `npm run dev` on a port of its own, in the copy. */
let server: ChildProcess;
let address: string;
let said = "";

beforeAll(async () => {
  copyProject();
  server = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev", "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (said += text.toString()));
  address = await vi.waitUntil(() => /http:\/\/localhost:\d+/.exec(said)?.[0], { timeout: 110_000 });
}, 120_000);

afterAll(async () => {
  if (server.exitCode === null) {
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGTERM");
    await ended;
  }
});

/** An article in the copy, its text, and the text with a mistake and with another heading. */
const path = fileOf(readFiles("content"), "articles");
const file = join(folder, "content", path);
const sound = readFileSync(join("content", path), "utf8");
const broken = sound.replace(/^published: .*/m, "published: 2026-02-30");
const headed = (heading: string) => sound.replace(/^heading: .*/m, `heading: ${heading}`);
const article = () =>
  fetch(`${address}/blog/${path.replace(/^.*\/|\.md$/g, "")}`).then((page) => page.text(), String);

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("an error in the content shows over the page, also after a reload, until it is corrected", async () => {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/about`);
    await page.locator("html[data-hydrated]").waitFor();
    const overlay = page.locator("vite-error-overlay");
    const shown = () => overlay.evaluateAll((found) => found.map((one) => one.shadowRoot?.textContent));
    const slip = (words: string) =>
      expect.poll(shown, { timeout: 15_000 }).toEqual([expect.stringContaining(words)]);
    const save = async (text: string) => {
      writeFileSync(file, "");
      await later(150);
      writeFileSync(file, text);
    };

    await save(broken);
    await slip(`content/${path}, line `);
    await page.reload();
    await slip("Write the calendar day");
    const heading = "Mended, and shown";
    await save(headed(heading));
    await expect.poll(shown, { timeout: 15_000 }).toEqual([]);
    expect(await article()).toContain(heading);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(said).not.toContain("the file is empty");
    writeFileSync(file, "");
    await slip("the file is empty");
    expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
    expect(server.exitCode).toBeNull();
  } finally {
    await browser.close();
  }
});
