import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issuesOf } from "../check.ts";
import { readFiles } from "../files.ts";
import { sentenceOf } from "../issue.ts";
import { fileOf, slugOf, withImage } from "../testing/content-files.ts";
import { lookAtPictures } from "./look.ts";

const site = readFiles("content");
const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const article = fileOf(site, "articles");
const folder = `articles/${slugOf(article)}`;
const service = slugOf(fileOf(site, "services"));
const person = fileOf(site, "team");
const boat = (file = "boat.jpg") => `image:\n  file: ${file}\n  alt: A boat that brings the post\n`;

let jpeg: Buffer;
let small: Buffer;
beforeAll(async () => {
  const sea = { create: { width: 1600, height: 1200, channels: 3 as const, background: "#2050c0" } };
  jpeg = await sharp(sea).jpeg().toBuffer();
  small = await sharp(sea).resize(640).jpeg().toBuffer();
});

/** Issues once `record` has the lines `image` and the file `data` lies at `path`. */
async function issuesWith(record: string, image: string, path = "", data?: Buffer): Promise<string[]> {
  rmSync(root, { recursive: true, force: true });
  if (data) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
  const names = data ? [path] : [];
  // A record whose pictures' lines are replaced has none of its own left.
  const others = site.paths.filter((other) => !other.startsWith(`${record.replace(/\.\w+$/, "")}/`));
  const texts = new Map(site.texts);
  if (image) texts.set(record, withImage(texts.get(record) ?? "", image));
  return issuesOf({ texts, paths: [...others, ...names] }, await lookAtPictures(root, names)).map(sentenceOf);
}

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const large = () => Buffer.concat([jpeg, Buffer.alloc(13 * 1024 * 1024)]);

type Slip = [slip: string, image: string, path: string, data: () => Buffer | undefined, words: RegExp];
const slips: Slip[] = [
  [
    "no alternative text",
    "image:\n  file: boat.jpg\n",
    "",
    () => undefined,
    /alternative text .* is missing\. Add/,
  ],
  [
    "a picture that is not there",
    boat(),
    "",
    () => undefined,
    /there is no picture "boat\.jpg" in .* Put it there/,
  ],
  [
    "a name in capitals",
    boat("boat.JPG"),
    `${folder}/boat.jpg`,
    () => jpeg,
    /"boat\.JPG" .* Did you mean "boat\.jpg"\?/,
  ],
  [
    "a picture that nothing shows",
    "",
    `${folder}/boat.jpg`,
    () => jpeg,
    /nothing shows this picture\. Name it in/,
  ],
  [
    "a picture of no record",
    "",
    `${folder}x/boat.jpg`,
    () => jpeg,
    /there is no content\/.*x\. Move it into/,
  ],
  [
    "a picture where none are shown",
    "",
    `services/${service}/boat.jpg`,
    () => jpeg,
    /no pictures; .* do\. Delete it/,
  ],
  ["more than 12 MB", boat(), `${folder}/boat.jpg`, large, /more than 12 MB\. Export it as JPEG, 2400/],
  [
    "a renamed HEIC file",
    boat(),
    `${folder}/boat.jpg`,
    () => heic,
    /not a JPEG, PNG or WebP.* \(an iPhone takes/,
  ],
  [
    "a small picture",
    boat(),
    `${folder}/boat.jpg`,
    () => small,
    /is 640 pixels wide; .* needs 1200\. Export it/,
  ],
  [
    "a broken picture",
    boat(),
    `${folder}/boat.jpg`,
    () => jpeg.subarray(0, jpeg.length / 2),
    /broken, .* copy it again/,
  ],
  [
    "a focus in words",
    `${boat()}  focus: left\n`,
    `${folder}/boat.jpg`,
    () => jpeg,
    /the focus .* "left"\. Write percent/,
  ],
];

test.each(slips)("%s is answered by file, line and remedy", async (_slip, image, path, data, words) => {
  const found = await issuesWith(article, image, path, data());
  expect(found[0]).toMatch(words);
  expect(found[0]).toMatch(/^content\/[\w./-]+, line \d+: [^\n]+[.?)]$/);
  expect(found[0]).not.toMatch(/undefined|\[object|Error/);
});

test("a portrait is measured by its shorter side", async () => {
  const narrow = await sharp(jpeg).resize(1600, 320, { fit: "fill" }).jpeg().toBuffer();
  expect(await issuesWith(person, boat(), `team/${slugOf(person)}/boat.jpg`, narrow)).toEqual([
    expect.stringMatching(/"boat\.jpg" is 320 pixels on its shorter side; a portrait needs 400\./),
  ]);
});

test("a sound picture is no issue, whatever its name", async () => {
  const name = "IMG 2041 (1).JPG";
  expect(await issuesWith(article, boat(name), `${folder}/${name}`, jpeg)).toEqual([]);
});
