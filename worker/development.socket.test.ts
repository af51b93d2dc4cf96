import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { home } from "#content/generated/home.ts";
import { fileOf } from "../scripts/content/some-files.ts";
import { readFiles } from "../scripts/content/files.ts";
import { type DevelopmentServer, startDevelopmentServer } from "../scripts/development-server.ts";

let server: DevelopmentServer;

beforeAll(async () => {
  server = await startDevelopmentServer();
}, 120_000);

afterAll(() => server.stop());

test("a page of the development server is whole, and no policy keeps its scripts and styles from the browser", async () => {
  const page = await fetch(`${server.address}/`);
  const html = await page.text();
  expect(page.status, server.said()).toBe(200);
  expect(page.headers.get("content-security-policy")).toBeNull();
  expect(html).not.toMatch(/http-equiv="content-security-policy"/i);
  expect(html).toContain(`${home.headline}</h1>`);
  const modules = Array.from(
    html.matchAll(/<link rel="modulepreload" href="(\/app\/[^"]+)"/g),
    ([, path]) => path,
  );
  expect(modules).toContain("/app/entry.client.tsx");
  for (const path of modules) {
    const script = await fetch(server.address + path);
    expect([path, script.status, script.headers.get("content-type")]).toEqual([path, 200, "text/javascript"]);
  }
});

test("saves that follow each other closely, slips and renames among them, end no server, and the last one is shown", async () => {
  const path = fileOf(readFiles("content"), "articles");
  const file = join(server.folder, "content", path);
  const sound = readFileSync(file, "utf8");
  const broken = sound.replace(/^published: .*/m, "published: 2026-02-30");
  expect(broken).not.toBe(sound);
  const until = Date.now() + 4000;
  for (let save = 0; Date.now() < until; save += 1) {
    writeFileSync(file, save % 2 === 0 ? broken : sound);
    renameSync(file, `${file}.moved.md`);
    await new Promise((later) => setTimeout(later, (save * 7) % 30));
    renameSync(`${file}.moved.md`, file);
    await new Promise((later) => setTimeout(later, 20 + ((save * 37) % 300)));
  }
  const heading = "Saved last, and shown";
  writeFileSync(file, sound.replace(/^heading: .*/m, `heading: ${heading}`));
  const article = `${server.address}/blog/${path.replace(/^.*\/|\.md$/g, "")}`;
  await expect
    .poll(
      () =>
        fetch(article).then(
          (page) => page.text(),
          () => `ended: ${server.said()}`,
        ),
      { timeout: 10_000 },
    )
    .toContain(heading);
  expect(server.process.exitCode).toBeNull();
  expect(server.said()).toContain("a day that no calendar has");
  expect(server.said()).not.toMatch(/triggerUncaughtException|ENOENT/);
});
