/**
 * Draws every picture of the site: `npm run images [-- name ...]` renders the scenes whose names start so (or all),
 * encodes them, and writes `content/images.ts`. The same scene gives the same bytes; what changed is listed.
 * `--preview DIR` only writes PNG files to look at.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import marks from "@iconify-json/simple-icons/icons.json" with { type: "json" };
import { agency } from "../content/agency.ts";
import { countries, partners } from "../content/clients.ts";
import { charts, chartSvg } from "./art/archipelago.ts";
import { reachMapSvg } from "./art/reach-map.ts";
import type { Scene } from "./art/scene.ts";
import { launchOptions } from "./browser.ts";

interface Entry {
  width: number;
  height: number;
  colour: string;
  hash: string;
  widths: number[];
}

const folder = "public/images";
const manifest = "content/images.ts";
const encoders = {
  avif: { quality: 50, effort: 5, chromaSubsampling: "4:4:4" },
  webp: { quality: 68, effort: 6, smartSubsample: true },
  jpeg: { quality: 82, mozjpeg: true },
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: "string" } },
});

const asked = (name: string) =>
  positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix));

/** All scenes by name: one file each, or families that make many. */
async function allScenes(): Promise<Map<string, Scene>> {
  const scenes = new Map<string, Scene>();
  for (const file of globSync("scripts/art/scenes/**/*.ts").sort()) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as { default: Scene };
    scenes.set(file.slice("scripts/art/scenes/".length, -".ts".length), module.default);
  }
  for (const file of globSync("scripts/art/families/*.ts").sort()) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as {
      scenes: () => Record<string, Scene>;
    };
    for (const [name, scene] of Object.entries(module.scenes())) scenes.set(name, scene);
  }
  return scenes;
}

async function render(page: Page, scene: Scene): Promise<Buffer> {
  await page.setViewportSize({ width: scene.width, height: scene.height });
  await page.setContent(scene.html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ type: "png" });
}

async function encode(name: string, scene: Scene, png: Buffer): Promise<Entry> {
  const hash = createHash("sha256").update(png).digest("hex").slice(0, 8);
  const { dominant } = await sharp(png).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const base = `${folder}/${name}.${hash}`;
  mkdirSync(dirname(base), { recursive: true });
  const files = scene.widths.flatMap((width) =>
    (scene.formats ?? ["avif", "webp"]).map((format) => ({
      width,
      format,
      file: `${base}-${width}.${format}`,
    })),
  );
  for (const { width, format, file } of files) {
    if (!existsSync(file)) await sharp(png).resize(width).toFormat(format, encoders[format]).toFile(file);
  }
  for (const present of globSync(`${folder}/${name}.*`)) {
    if (!files.some(({ file }) => resolve(file) === resolve(present))) rmSync(present);
  }
  const width = Math.max(...scene.widths);
  const height = Math.round((width * scene.height) / scene.width);
  return { width, height, colour, hash, widths: [...scene.widths] };
}

/** The manifest as the file is now, not as it was when it was last imported. */
async function readManifest(): Promise<Record<string, Entry>> {
  if (!existsSync(manifest)) return {};
  const url = `${pathToFileURL(resolve(manifest)).href}?${performance.now()}`;
  const module = (await import(url)) as { images: Record<string, Entry> };
  return { ...module.images };
}

/** Puts what was drawn into the manifest, to which another run may have added since, and drops what is `gone`. */
async function mergeManifest(drawn: Record<string, Entry>, gone: readonly string[]): Promise<void> {
  const entries = { ...(await readManifest()), ...drawn };
  for (const name of gone) {
    for (const file of globSync(`${folder}/${name}.*`)) rmSync(file);
    delete entries[name];
    console.log(`removed  ${name}`);
  }
  writeManifest(entries);
}

function writeManifest(entries: Record<string, Entry>): void {
  const lines = Object.entries(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { width, height, colour, hash, widths }]) => {
      const fields = `width: ${width}, height: ${height}, colour: "${colour}", hash: "${hash}", widths: [${widths.join(", ")}]`;
      return `  "${name}": { ${fields} },`;
    });
  const type =
    "Record<string, { width: number; height: number; colour: string; hash: string; widths: number[] }>";
  const draft = `${manifest}.${process.pid}`;
  writeFileSync(
    draft,
    `/** Made by \`npm run images\`: the drawn pictures and their files in public/images. Do not edit. */\n` +
      `// prettier-ignore\nexport const images = {\n${lines.join("\n")}\n} satisfies ${type};\n`,
  );
  renameSync(draft, manifest);
}

/** Vector files: charts, the map of our reach, flags, marks; and the icon in the sizes that phones ask for. */
async function writeVectors(): Promise<void> {
  mkdirSync(`${folder}/art`, { recursive: true });
  mkdirSync(`${folder}/flags`, { recursive: true });
  const drawn = Object.entries(charts).map(([name, chart]) => [name, chartSvg(chart)] as const);
  for (const [name, svg] of [...drawn, ["reach", reachMapSvg()] as const]) {
    const file = `${folder}/art/${name}.svg`;
    if (existsSync(file) && readFileSync(file, "utf8") === svg) continue;
    writeFileSync(file, svg);
    console.log(`changed  art/${name}`);
  }
  for (const { code } of countries) {
    cpSync(`node_modules/circle-flags/flags/${code}.svg`, `${folder}/flags/${code}.svg`);
  }
  mkdirSync(`${folder}/marks`, { recursive: true });
  for (const { mark } of [...partners, ...agency.social]) {
    const icon = (marks.icons as Record<string, { body: string }>)[mark];
    if (!icon) throw new Error(`Simple Icons has no ${mark}`);
    // The colour of text on a light ground; on a dark one CSS inverts it.
    const drawing = icon.body.replaceAll("currentColor", "#0b1230");
    writeFileSync(
      `${folder}/marks/${mark}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>\n`,
    );
  }
  for (const size of [180, 192, 512]) {
    await sharp("public/favicon.svg", { density: 72 * (size / 32) })
      .resize(size)
      .png()
      .toFile(`public/icon-${size}.png`);
  }
}

const scenes = await allScenes();
const before = await readManifest();
const drawn: Record<string, Entry> = {};
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ reducedMotion: "reduce" });
for (const [name, scene] of scenes) {
  if (!asked(name)) continue;
  const png = await render(page, scene);
  if (values.preview) {
    mkdirSync(values.preview, { recursive: true });
    await sharp(png)
      .resize(800)
      .png()
      .toFile(`${values.preview}/${name.replaceAll("/", "-")}.png`);
    continue;
  }
  const entry = await encode(name, scene, png);
  if (before[name]?.hash !== entry.hash) console.log(`changed  ${name}`);
  drawn[name] = entry;
}
await browser.close();
if (!values.preview) {
  await mergeManifest(
    drawn,
    Object.keys(before).filter((name) => !scenes.has(name)),
  );
  if (asked("art")) await writeVectors();
}
