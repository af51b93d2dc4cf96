import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { secret } from "./photo.ts";
import { publications } from "./publications.ts";
import { issuesOf } from "../check.ts";
import { readDocuments } from "../documents.ts";
import { readFiles } from "../files.ts";
import { contentOf } from "../load.ts";
import { sentenceOf } from "../issue.ts";
import { slugOf } from "../some-files.ts";
import { keptFile } from "./cache.ts";
import { lookAtPictures } from "./look.ts";
import { makePictures, type MadePictures } from "./make.ts";

const root = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made: MadePictures;
let records: ReturnType<typeof contentOf>["lists"];

beforeAll(async () => {
  cpSync("content", root, { recursive: true, filter: (file) => !file.endsWith("generated") });
  for (const { files } of publications) {
    for (const [path, data] of await files((neighbour) => readFileSync(join(root, neighbour), "utf8"))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), data);
    }
  }
  const files = readFiles(root);
  expect(issuesOf(files, await lookAtPictures(root, files.paths)).map(sentenceOf)).toEqual([]);
  const { documents } = readDocuments(files);
  made = await makePictures(root, documents);
  records = contentOf(documents).lists;
}, 300_000);

/** The files made under `name`, by the end of their address. */
const filesOf = (name: string) =>
  Array.from(made.files).flatMap(([address, kept]) =>
    address.includes(name) ? [{ address, file: keptFile(kept) }] : [],
  );

test.each(publications)("$name touches one text and its pictures", async ({ files }) => {
  const touched = [...(await files((path) => readFileSync(join(root, path), "utf8"))).keys()];
  expect(touched.filter((path) => /\.(?:md|yaml)$/.test(path))).toHaveLength(1);
});

test("every picture is there in AVIF and WebP, in the widths of its place", () => {
  const widths = (name: string) => filesOf(name).map(({ address }) => /-(\d+\.\w+)$/.exec(address)?.[1]);
  const large = ["480.avif", "480.webp", "800.avif", "800.webp", "1280.avif", "1280.webp"];
  expect(widths("reading-a-market/img-2041.")).toEqual(large);
  expect(widths("harbour-bookings/quay.")).toEqual(large);
  expect(widths("ferry-counts/cover.")).toEqual(large);
  expect(widths("ruth-alamu/ruth.")).toEqual([
    "160.avif",
    "160.webp",
    "400.avif",
    "400.webp",
    "800.avif",
    "800.webp",
  ]);
  for (const name of ["blog/reading-a-market", "portfolio/harbour-bookings", "portfolio/ferry-counts"])
    expect(widths(`social/${name}.`)).toEqual(["1200.jpeg"]);
});

test("nothing the camera noted is left in any file, its place least of all", async () => {
  expect(made.files.size).toBeGreaterThan(30);
  for (const { address, file } of filesOf("")) {
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, orientation }, address).toEqual({});
    expect(readFileSync(file).includes(secret), address).toBe(false);
  }
});

/** Colour of `file` at these shares of its width and height. */
async function colourAt(file: string, x: number, y: number): Promise<"red" | "blue"> {
  const { width, height } = await sharp(file).metadata();
  const [red = 0, , blue = 0] = await sharp(file)
    .extract({ left: Math.floor(width * x), top: Math.floor(height * y), width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  return red > blue ? "red" : "blue";
}

test("a photograph stands upright as the camera was held", async () => {
  const file = filesOf("reading-a-market/img-2041.").at(-1)?.file ?? "";
  const { width, height } = await sharp(file).metadata();
  expect(width / height).toBeCloseTo(3 / 4, 2);
  // The sensor's top is at the right once the picture is turned.
  expect([await colourAt(file, 0.9, 0.1), await colourAt(file, 0.9, 0.9)]).toEqual(["red", "red"]);
  expect([await colourAt(file, 0.1, 0.1), await colourAt(file, 0.1, 0.9)]).toEqual(["blue", "blue"]);
});

test("a crop keeps the focus in view", async () => {
  // 1200 by 1600 cut square at the tenth of its height: the upper part, three quarters of it sky.
  const portrait = filesOf("ruth-alamu/ruth.").at(-1)?.file ?? "";
  expect([await colourAt(portrait, 0.5, 0.6), await colourAt(portrait, 0.5, 0.75)]).toEqual(["red", "blue"]);
  const { width, height } = await sharp(filesOf("social/blog/reading-a-market.")[0]?.file ?? "").metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("pages get a picture's names and sizes, and a cover where there is none", () => {
  const record = (list: string, slug: string) =>
    records
      .find(({ collection }) => collection.list === list)
      ?.records.find((other) => other["slug"] === slug);
  expect(record("projects", "ferry-counts")).toMatchObject({
    image: { name: "made/projects/ferry-counts/cover", alt: "" },
  });
  expect(record("projects", "harbour-bookings")).toMatchObject({
    image: { name: "made/projects/harbour-bookings/quay.jpg" },
    images: [{ name: "made/projects/harbour-bookings/screen.jpg" }],
  });
  const { texts } = readFiles("content");
  const bare = [...texts].filter(
    ([path, text]) => path.startsWith("articles/") && text.includes("\nimage: none\n"),
  );
  for (const [path] of bare) expect(record("articles", slugOf(path))).not.toHaveProperty("image");
  for (const name of ["made/projects/harbour-bookings/quay.jpg", "social/portfolio/ferry-counts"])
    expect(made.entries[name]).toBeDefined();
  expect(made.entries["made/projects/harbour-bookings/quay.jpg"]).toMatchObject({ width: 1280, height: 853 });
});
