/** What visitors fetch, in bytes as Cloudflare compresses it on the fly: Brotli at level 4. */
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { pages } from "../../content/pages.server.ts";
import { startWorkerd } from "../../scripts/workerd/workerd.ts";

/** A page with its styles and start data. The first flight of a connection carries 14,600 (RFC 6928). */
const usual = 17_300;
/** Those with more to show, by the start of their address. */
const longer: Record<string, number> = {
  "/case-studies/": 22_200,
  "/clients": 21_500,
  // The price of every service, in six currencies.
  "/contact/quote": 18_500,
  "/before-you-sign": 17_600,
  "/blog/": 18_900,
  // Twelve slides, among them what a client says.
  "/presentation/deck": 18_600,
};
const homePage = 23_000;

const site = await startWorkerd();
afterAll(() => site.stop());

const compressed = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
const weightOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + compressed(readFileSync(`build/client${file}`)), 0);

test("each page with its styles, and the scripts it starts with, stay within their bytes", async () => {
  const over: string[] = [];
  const hold = (what: string, size: number, limit: number) => {
    if (size > limit) over.push(`${what}: ${size} bytes, limit ${limit}`);
  };
  for (const { path } of pages) {
    const html = Buffer.from(await (await fetch(site.address + path)).arrayBuffer());
    const [, limit = path === "/" ? homePage : usual] =
      Object.entries(longer).find(([start]) => path.startsWith(start)) ?? [];
    hold(path, compressed(html), limit);
    const files = /data-files="([^"]+)"/.exec(html.toString())?.[1]?.split(" ") ?? [];
    expect(files.length, path).toBeGreaterThan(3);
    hold(`scripts of ${path}`, weightOf(files), 152_000);
  }
  expect(over).toEqual([]);
}, 60_000);

test("files that come by themselves stay within theirs", () => {
  const fonts = globSync("build/client/fonts/*").map((file) => readFileSync(file).length);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThan(22_200);
  expect(weightOf(["/at-rest.js"])).toBeLessThan(3000);
  expect(weightOf(["/offline.js"])).toBeLessThan(8000);
});
