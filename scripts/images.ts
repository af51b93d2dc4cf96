/**
 * Makes the pictures of `public/` from the drawings in `art/`, one SVG file for each, in the sizes that pages ask for;
 * and the sheets of flags and marks, and the icons. `npm run images [-- name ...]` makes those whose names start like
 * that (or all), such as `projects/bene`, `flags`, `icons`; drawings that have not changed are not encoded again.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import marks from "@iconify-json/simple-icons/icons.json" with { type: "json" };
import sharp from "sharp";
import { palette } from "../content/colours.ts";
import { agency } from "../content/generated/agency.ts";
import { countries } from "../content/generated/countries.ts";
import { partners } from "../content/generated/partners.ts";
import images from "../content/images.json" with { type: "json" };
import { picturePlaces } from "./content/pictures/records.ts";
import { filesOf } from "./files.ts";

/** What `content/images.json` says of a picture; its address has a hash of its drawing. */
type Entry = (typeof images)[keyof typeof images];

const manifest = "content/images.json";

/** For flat areas and clear edges: at lower qualities lines begin to fray, seen at twice their displayed size. */
const encoders = {
  avif: { quality: 36, effort: 6, chromaSubsampling: "4:4:4" },
  webp: { quality: 68, effort: 6, smartSubsample: true },
} as const;

/** Widths of the files of a new drawing, by its folder; a drawing that is in the manifest keeps its own. */
const widthsIn = (folder: string): readonly number[] =>
  ({ people: [160, 400], logos: [240, 480] })[folder] ?? picturePlaces[folder]?.widths ?? [480, 800, 1280];

/** The manifest as it was before this run. */
export const readManifest = (): Record<string, Entry> => ({ ...images });

/** The drawings in `art/`, by picture name, which is the path there. */
export const readDrawings = (): Map<string, Buffer> =>
  new Map(filesOf("art/**/*.svg").map((file) => [file.slice(4, -4), readFileSync(file)]));

export const hashOf = (drawing: Buffer): string =>
  createHash("sha256").update(drawing).digest("hex").slice(0, 8);

/** The files of a picture. */
export const pictureFiles = (name: string, { hash, widths }: Pick<Entry, "hash" | "widths">): string[] =>
  widths.flatMap((width) =>
    Object.keys(encoders).map((format) => `public/images/${name}.${hash}-${width}.${format}`),
  );

/**
 * The most common colour, in which the background goes on where a picture ends: the mean of the pixels in the fullest of
 * 4,096 bins. sharp's `dominant` is the middle of that bin, and one would see where the picture ends.
 *
 * @param data three bytes for each pixel
 */
function groundOf(data: Buffer): string {
  const bins = new Map<number, { count: number; sums: number[] }>();
  for (let at = 0; at < data.length; at += 3) {
    const parts = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = parts.reduce((bin, part) => bin * 16 + (part >> 4), 0);
    const bin = bins.get(key) ?? { count: 0, sums: [0, 0, 0] };
    bins.set(key, bin);
    bin.count += 1;
    for (const [index, part] of parts.entries()) bin.sums[index]! += part;
  }
  const [fullest] = [...bins.values()].sort((a, b) => b.count - a.count);
  const digits = fullest!.sums.map((sum) =>
    Math.round(sum / fullest!.count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** Writes the files of the picture `name` and removes those that they replace. */
async function makePicture(name: string, drawing: Buffer, known?: Entry): Promise<Entry> {
  const hash = hashOf(drawing);
  if (known?.hash === hash && pictureFiles(name, known).every((file) => existsSync(file))) return known;
  console.log(`changed  ${name}`);
  // All sizes come from one rendering at the drawing's own size: sharp would render anew for each.
  const { data, info } = await sharp(drawing)
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const widths = known?.widths ?? widthsIn(dirname(name)).filter((width) => width <= info.width);
  const picture = sharp(data, { raw: info });
  removePicture(name);
  mkdirSync(dirname(`public/images/${name}`), { recursive: true });
  for (const width of widths)
    for (const format of ["avif", "webp"] as const)
      await picture
        .clone()
        .resize(width)
        .toFormat(format, encoders[format])
        .toFile(`public/images/${name}.${hash}-${width}.${format}`);
  const width = Math.max(...widths);
  const height = Math.round((width * info.height) / info.width);
  return { width, height, colour: groundOf(data), hash, widths };
}

function removePicture(name: string): void {
  for (const file of globSync(`public/images/${name}.*`)) rmSync(file);
}

/** Makes the pictures that are `asked` for, removes those whose drawing is gone, and writes the manifest. */
async function makePictures(asked: (name: string) => boolean): Promise<void> {
  const entries = readManifest();
  const drawings = readDrawings();
  for (const [name, drawing] of drawings)
    if (asked(name)) entries[name] = await makePicture(name, drawing, entries[name]);
  for (const name of Object.keys(entries).filter((each) => !drawings.has(each))) {
    removePicture(name);
    delete entries[name];
    console.log(`removed  ${name}`);
  }
  // A line for each picture, so that a change touches only its own.
  const lines = Object.keys(entries)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`);
  writeFileSync(manifest, `{\n${lines.join(",\n")}\n}\n`);
}

/**
 * Many small drawings, square and `side` units wide, in one file, so that they cost one request: each a `<view>` by its
 * id (SVG 2 §10, `all.svg#sb`).
 */
function sheet(side: number, ids: readonly string[], draw: (id: string) => string): string {
  const sorted = [...new Set(ids)].toSorted();
  const drawn = sorted.map(
    (id, place) =>
      `<view id="${id}" viewBox="${place * side} 0 ${side} ${side}"/><g transform="translate(${place * side})">${draw(id)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sorted.length * side} ${side}">${drawn.join("")}</svg>\n`;
}

/** The flags of countries by their ISO 3166 codes, lower case. Throws when `circle-flags` lacks one. */
const flags = (codes: readonly string[]) =>
  sheet(512, codes, (code) =>
    readFileSync(`node_modules/circle-flags/flags/${code}.svg`, "utf8")
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
      .replaceAll(/id="(\w+)"/g, `id="${code}-$1"`)
      .replaceAll(/url\(#(\w+)\)/g, `url(#${code}-$1)`),
  );

/** Marks of tools or networks by their names in Simple Icons, in the colour of text on a light ground. */
const marksOf = (names: readonly string[]) =>
  sheet(24, names, (name) =>
    (marks.icons as Record<string, { body: string }>)[name]!.body.replaceAll("currentColor", palette.ink),
  );

/** The icon in the sizes that phones ask for. */
const icon = (pixels: number): Promise<Buffer> =>
  sharp("public/favicon.svg", { density: 72 * (pixels / 32) })
    .resize(pixels)
    .png()
    .toBuffer();

/** The icon that browsers request with files that have no HTML to name one: header, directory of one entry, a PNG. */
async function iconFile(): Promise<Buffer> {
  const png = await icon(32);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** Further files by what `npm run images` calls them. */
const further: Record<string, [file: string, make: () => string | Promise<Buffer>]> = {
  "flags/all": ["public/images/flags/all.svg", () => flags(countries.map(({ code }) => code))],
  "marks/tools": ["public/images/marks/tools.svg", () => marksOf(partners.map(({ mark }) => mark))],
  "marks/networks": [
    "public/images/marks/networks.svg",
    () => marksOf(agency.social.map(({ mark }) => mark)),
  ],
  "icons/favicon": ["public/favicon.ico", iconFile],
  ...Object.fromEntries(
    [180, 192, 512].map((pixels) => [`icons/${pixels}`, [`public/icon-${pixels}.png`, () => icon(pixels)]]),
  ),
};

if (import.meta.main) {
  const prefixes = process.argv.slice(2);
  const asked = (name: string) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
  if (![...readDrawings().keys(), ...Object.keys(further)].some(asked)) {
    console.error(
      `No picture's name starts with ${prefixes.join(" or ")}: those of art/ do, flags, marks, icons.`,
    );
    process.exit(1);
  }
  await makePictures(asked);
  for (const [name, [file, make]] of Object.entries(further).filter(([each]) => asked(each))) {
    const content = Buffer.from(await make());
    if (existsSync(file) && readFileSync(file).equals(content)) continue;
    writeFileSync(file, content);
    console.log(`changed  ${name}`);
  }
}
