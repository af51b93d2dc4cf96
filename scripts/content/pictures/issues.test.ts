import { rmSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../testing/test-folder.ts";
import { check } from "../check.ts";
import { readFiles, reporter } from "../documents.ts";
import { sentenceOf } from "../issue.ts";
import { fileOf, slugOf, withImage, writeIn } from "../testing/content-files.ts";
import { makePictures } from "./make.ts";

const site = readFiles();
const root = testFolder();

const article = fileOf(site, "articles");
const folder = `articles/${slugOf(article)}`;
const service = slugOf(fileOf(site, "services"));
const person = fileOf(site, "team");
const boat = (file = "boat.jpg") => `image:\n  file: ${file}\n  alt: A boat that brings the post\n`;

const sea = { create: { width: 1600, height: 1200, channels: 3 as const, background: "#2050c0" } };
const jpeg = await sharp(sea).jpeg().toBuffer();
const small = await sharp(sea).resize(640).jpeg().toBuffer();

/** Issues when `record` has the lines `image` and the file `data` is at `path`. */
async function issuesWith(record: string, image: string, path = "", data?: Buffer): Promise<string[]> {
  rmSync(root, { recursive: true, force: true });
  if (data) writeIn(root, path, data);
  const names = data ? [path] : [];
  // The record's own pictures are gone, since its lines about them are replaced.
  const others = [...site].filter(([other]) => !other.startsWith(`${record.replace(/\.\w+$/, "")}/`));
  const files = new Map([...others, ...names.map((name): [string, string] => [name, ""])]);
  if (image) files.set(record, withImage(files.get(record) ?? "", image));
  const { documents, issues } = check(files);
  const shown = documents.filter(({ file }) => issues.length === 0 && file === `content/${record}`);
  await makePictures(root, shown, reporter(issues));
  return issues.map(sentenceOf);
}

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const large = () => Buffer.concat([jpeg, Buffer.alloc(13 * 1024 * 1024)]);

const own = `${folder}/boat.jpg`;
const none = () => undefined;

type Slip = [image: string, path: string, data: () => Buffer | undefined, answer: RegExp];
const slips: Slip[] = [
  ["image:\n  file: boat.jpg\n", "", none, /alt: is missing or empty\. Write it/],
  [boat(), "", none, /there is no picture "boat\.jpg" in .* Put it there/],
  [boat("boat.JPG"), own, () => jpeg, /"boat\.JPG" .* Did you mean "boat\.jpg"\?/],
  ["", own, () => jpeg, /nothing shows this picture\. Name it in content\/.* "file: boat\.jpg"/],
  ["", `${folder}x/boat.jpg`, () => jpeg, /nothing .* Put it into a folder that is named after/],
  [
    "",
    `services/${service}/boat.jpg`,
    () => jpeg,
    /nothing .* record's file in projects,.*; or delete it\.$/,
  ],
  [boat(), own, large, /more than 12 MB\. Export it as JPEG, 2400/],
  [boat(), own, () => heic, /not a JPEG, PNG or WebP.* \(an iPhone takes/],
  [boat(), own, () => small, /is 640 pixels wide; .* needs 1200\. Export it/],
  [boat(), own, () => jpeg.subarray(0, jpeg.length / 2), /broken, .* copy it again/],
  [`${boat()}  focus: left\n`, own, () => jpeg, /focus: Write percent/],
];

test.each(slips)("%j with %s is answered by file, line and remedy", async (image, path, data, answer) => {
  const found = await issuesWith(article, image, path, data());
  expect(found[0]).toMatch(answer);
  expect(found[0]).toMatch(/^content\/[\w./-]+, line \d+: [^\n]+[.?)]$/);
  expect(found[0]).not.toMatch(/undefined|\[object|Error/);
});

test("a JPEG may be called .jfif, as Windows does", async () => {
  expect(await issuesWith(article, boat("boat.jfif"), `${folder}/boat.jfif`, jpeg)).toEqual([]);
});

test("a portrait is measured by its shorter side", async () => {
  const narrow = await sharp(jpeg).resize(1600, 320, { fit: "fill" }).jpeg().toBuffer();
  expect(await issuesWith(person, boat(), `team/${slugOf(person)}/boat.jpg`, narrow)).toEqual([
    expect.stringMatching(/"boat\.jpg" is 320 pixels on its shorter side; here it needs 400\./),
  ]);
});
