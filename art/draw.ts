/**
 * Draws the site's pictures: `npm run images [-- name ...]` draws those whose names start like that (or all), such as
 * `projects/bene`, `social`, `art/reach`, `icons`. The same drawing gives the same bytes; what changed is listed.
 * `--preview DIR` only writes PNG files of scenes to look at.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import sharp from "sharp";
import { launchOptions } from "../e2e/browser.ts";
import { encode, render } from "./encode.ts";
import { plainFiles } from "./files.ts";
import type { Scene } from "./kit/scene.ts";
import { type Entry, mergeManifest, readManifest } from "./manifest.ts";
import { pictures } from "./pictures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: "string" } },
});

const asked = (name: string) =>
  positionals.length === 0 || positionals.some((prefix) => name.startsWith(prefix));

const known = await pictures();
const scenes = [...known].filter(([name]) => asked(name));
const files = values.preview ? [] : plainFiles().filter(({ name }) => asked(name));
if (scenes.length + files.length === 0) {
  console.error(
    `No picture's name starts with ${positionals.join(" or ")}; art/scenes has one file for each.`,
  );
  process.exit(1);
}
if (scenes.length > 0) await drawScenes();
for (const { name, file, make } of files) {
  const content = Buffer.from(await make());
  if (existsSync(file) && readFileSync(file).equals(content)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`changed  ${name}`);
}

async function drawScenes(): Promise<void> {
  const before = readManifest();
  const drawn: Record<string, Entry> = {};
  const encodeOne = async (name: string, scene: Scene, png: Buffer) => {
    drawn[name] = await encode(name, scene, png);
    if (before[name]?.hash !== drawn[name].hash) console.log(`changed  ${name}`);
  };
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  // One picture is drawn while the one before it is encoded, which takes as long.
  let encoded = Promise.resolve();
  for (const [name, draw] of scenes) {
    const scene = await draw();
    const png = await render(page, scene);
    if (values.preview) {
      mkdirSync(values.preview, { recursive: true });
      const file = `${values.preview}/${name.replaceAll("/", "-")}.png`;
      await sharp(png).resize(800).png().toFile(file);
      continue;
    }
    await encoded;
    encoded = encodeOne(name, scene, png);
  }
  await encoded;
  await browser.close();
  const gone = Object.keys(before).filter((name) => !known.has(name));
  if (!values.preview) mergeManifest(drawn, gone);
}
