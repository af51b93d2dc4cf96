/**
 * Prints the slides of the company presentation, as the build shows them, to the PDF that people download. Pictures go
 * in as JPEG: the browser unpacks other formats, which makes the file four times as large.
 */
import { existsSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { chromium, type Route } from "playwright";
import sharp from "sharp";
import { deckAddress, printedAddress } from "../app/ui/deck-addresses.ts";
import { contentOfSlides } from "../app/presentation/printed.server.ts";
import { launchOptions } from "./browser.ts";
import { startWorkerd } from "./workerd/workerd.ts";

const note = "app/presentation/printed.json";
const quality = 84;

/** Makes the slides wait for the site's typefaces, which browsers otherwise skip when they come late. */
async function answerSlides(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll("font-display:optional", "font-display:block");
  // Without the policy, which allows the style by its hash.
  return route.fulfill({ contentType: "text/html", body });
}

/** Serves the files of the build, which the worker alone does not. */
async function answerFile(route: Route): Promise<void> {
  const path = `build/client${new URL(route.request().url()).pathname}`;
  if (!extname(path) || !existsSync(path)) return route.continue();
  if (!/\.(?:avif|webp)$/.test(path)) return route.fulfill({ path });
  const body = await sharp(path).jpeg({ quality, mozjpeg: true }).toBuffer();
  return route.fulfill({ contentType: "image/jpeg", body });
}

async function print(): Promise<void> {
  await using site = await startWorkerd();
  await using browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    colorScheme: "light",
    javaScriptEnabled: false,
  });
  await page.route("**/*", answerFile);
  await page.route(`**${deckAddress}`, answerSlides);
  await page.goto(site.address + deckAddress, { waitUntil: "load" });
  // Pictures further down are loaded when they come into view.
  for (const slide of await page.locator(".dk-slide").all()) await slide.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const isSet = await page.evaluate(() => document.fonts.check(`620 1em "Mona Display"`));
  if (!isSet) throw new Error("The slides would be printed without the site's typefaces");
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  writeFileSync(`public${printedAddress}`, pdf);
  const printed = { content: await contentOfSlides(), pages, size: pdf.length };
  writeFileSync(note, `${JSON.stringify(printed, null, 2)}\n`);
  console.log(`public${printedAddress}: ${pages} pages, ${Math.ceil(pdf.length / 1024)} KB`);
}

await print();
