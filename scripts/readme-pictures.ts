/**
 * `npm run images -- readme`: a picture of each kind of page for README.md and docs/pictures.md, a desktop's window beside a phone's, from
 * the build, into `.github/pictures` (nobody visits it). The pages rest: light colours, reduced motion, the site's own
 * typefaces, no chance, one hour of one day.
 */
import { existsSync, globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { extname } from "node:path";
import { type Browser, chromium, type Page, type Route } from "playwright";
import sharp from "sharp";
import { palette } from "../content/colours.ts";
import { canonicalPages } from "../content/pages.server.ts";
import { launchOptions } from "./browser.ts";
import { startWorkerd } from "./workerd/workerd.ts";

const folder = ".github/pictures";
/** Of all of them together, in bytes. */
const most = 400_000;

/** The first page below `base`. */
const firstOf = (base: string) =>
  canonicalPages.find(({ path }) => path.startsWith(`${base}/`))?.path ?? base;

const shown: Readonly<Record<string, string>> = {
  home: "/",
  services: "/services",
  service: firstOf("/services"),
  portfolio: "/portfolio",
  project: firstOf("/portfolio"),
  "case-studies": "/case-studies",
  "case-study": firstOf("/case-studies"),
  clients: "/clients",
  about: "/about",
  team: "/about/team",
  faq: "/about/faq",
  contact: "/contact",
  presentation: "/presentation",
  deck: "/presentation/deck#4",
  blog: "/blog",
  article: firstOf("/blog"),
  search: "/search?q=website",
  colophon: "/colophon",
  legal: "/privacy",
  "not-found": "/no-such-page",
};

/** Pixels of the windows, and how wide each is in the picture; both are equally high there. */
const windows = {
  desktop: { width: 1440, height: 1080, across: 480 },
  phone: { width: 390, height: 844, across: 166 },
} as const;
const high = 360;
const gap = 14;

type Kind = keyof typeof windows;

/** Files of the build, which the worker alone does not send. */
function answerFile(route: Route): Promise<void> {
  const path = `build/client${new URL(route.request().url()).pathname}`;
  return extname(path) && existsSync(path) ? route.fulfill({ path }) : route.continue();
}

async function openWindow(browser: Browser, kind: Kind): Promise<Page> {
  const { width, height } = windows[kind];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: kind === "phone" ? 2 : 1,
    hasTouch: kind === "phone",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Pacific/Guadalcanal",
  });
  const page = await context.newPage();
  await page.route("**/*", answerFile);
  await page.clock.setFixedTime("2026-11-23T10:00:00+11:00");
  // However busy the machine, typefaces come: on a slow link, or after 150 ms, pages do without (`start.ts`).
  await page.addInitScript(() => {
    Math.random = () => 0;
    const { prototype } = PerformanceResourceTiming;
    Object.defineProperty(prototype, "responseStart", { get: () => 1 });
    Object.defineProperty(prototype, "requestStart", { get: () => 1 });
    const later = window.setTimeout.bind(window);
    const patient = (call: () => void, ms?: number) => later(call, ms === 150 ? 10_000 : ms);
    Object.assign(window, { setTimeout: patient });
  });
  return page;
}

/** What the window shows at `address` once all is there. Throws when typefaces or application do not come. */
async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /^"?Mona (?:Text|Display)"?$/.test(family) && status === "loaded",
        ).length === 2,
    );
  }
  // Pictures in view are there by then.
  await page.waitForTimeout(500);
  return page.screenshot({ animations: "disabled" });
}

/** `png` as wide as `kind` is in the picture, with round corners and a hairline around it. */
async function framed(kind: Kind, png: Buffer): Promise<Buffer> {
  const { across } = windows[kind];
  const box = (look: string) =>
    Buffer.from(
      `<svg width="${across}" height="${high}"><rect x=".5" y=".5" width="${across - 1}" height="${high - 1}" rx="8" ${look}/></svg>`,
    );
  return sharp(png)
    .resize(across, high)
    .composite([
      { input: box(`fill="none" stroke="${palette.shell[300]}"`) },
      { input: box('fill="#fff" stroke="#fff"'), blend: "dest-in" },
    ])
    .png()
    .toBuffer();
}

async function draw(name: string, desktop: Buffer, phone: Buffer): Promise<number> {
  const file = `${folder}/${name}.webp`;
  const width = windows.desktop.across + gap + windows.phone.across;
  await sharp({ create: { width, height: high, channels: 4, background: "#fff0" } })
    .composite([
      { input: await framed("desktop", desktop), left: 0, top: 0 },
      { input: await framed("phone", phone), left: windows.desktop.across + gap, top: 0 },
    ])
    .webp({ quality: 42, effort: 6, smartSubsample: true })
    .toFile(file);
  return statSync(file).size;
}

const site = await startWorkerd();
const browser = await chromium.launch(launchOptions);
try {
  mkdirSync(folder, { recursive: true });
  const [desktop, phone] = [await openWindow(browser, "desktop"), await openWindow(browser, "phone")];
  let bytes = 0;
  for (const [name, path] of Object.entries(shown)) {
    const address = site.address + path;
    const size = await draw(name, await photograph(desktop, address), await photograph(phone, address));
    console.log(`${folder}/${name}.webp  ${path}  ${Math.ceil(size / 1000)} KB`);
    bytes += size;
  }
  for (const file of globSync(`${folder}/*`))
    if (!Object.keys(shown).some((name) => file.endsWith(`${name}.webp`))) rmSync(file);
  console.log(`${Math.ceil(bytes / 1000)} KB of at most ${most / 1000}.`);
  if (bytes > most) throw new Error("The pictures are too heavy for a README: lower their quality");
} finally {
  await browser.close();
  await site.stop();
}
