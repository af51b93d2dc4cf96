import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../testing/test-folder.ts";
import { readDocuments, readFiles } from "../documents.ts";
import { fileOf, slugOf, withImage, writeIn } from "../testing/content-files.ts";
import { keptFile } from "./encode.ts";
import { makePictures, makeSocialPictures } from "./make.ts";

/** What the camera wrote into a photograph, which must not be published. */
const secret = "Lengakiki, house 14";

/**
 * A JPEG as a phone takes it, with its location: on the sensor a red sky over a blue sea.
 *
 * @param orientation EXIF's number for how the camera was held; 6 is a quarter turn
 */
function photo(width: number, height: number, orientation = 1): Promise<Buffer> {
  const half = (colour: string) => ({
    create: { width, height: height / 2, channels: 3 as const, background: colour },
  });
  return sharp({ create: { width, height, channels: 3, background: "#c83c28" } })
    .composite([{ input: half("#143cbe"), gravity: "south" }])
    .withExif({
      IFD0: { ImageDescription: secret },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "9/1 25/1 48/1" },
    })
    .withMetadata({ orientation })
    .withIccProfile("p3")
    .jpeg({ quality: 90 })
    .toBuffer();
}

const site = readFiles();
const [article, voice, project] = ["articles", "testimonials", "projects"].map((folder) =>
  fileOf(site, folder),
) as [string, string, string];
const image = (file: string, focus: string) =>
  `image:\n  file: ${file}\n  alt: A boat that brings the post\n  focus: ${focus}\n`;
const changed = new Map(site)
  .set(article, withImage(site.get(article) ?? "", image("IMG_2041.JPG", "50% 20%")))
  .set(voice, withImage(site.get(voice) ?? "", image("ruth.jpg", "50% 10%")))
  .set(project, withImage(site.get(project) ?? "", ""));
const { documents } = readDocuments(changed);

const root = testFolder();
writeIn(root, `articles/${slugOf(article)}/IMG_2041.JPG`, await photo(2016, 1512, 6));
writeIn(root, `testimonials/${slugOf(voice)}/ruth.jpg`, await photo(1200, 1600));
const files = new Set([article, voice, project, "agency.yaml"].map((path) => `content/${path}`));
const shown = documents.filter(({ file }) => files.has(file));
const made = await makePictures(root, shown, () => {});
const pages = [`/blog/${slugOf(article)}`, `/portfolio/${slugOf(project)}`].map((path) => ({
  path,
  head: { title: "A title", description: "" },
}));
await makeSocialPictures(shown, pages, made);

/** The files made whose address contains `name`. */
const filesOf = (name: string) =>
  [...made.files].flatMap(([address, kept]) =>
    address.includes(name) ? [{ address, file: keptFile(kept) }] : [],
  );

test("a picture, or the cover of a record without one, is made in AVIF and WebP in each width", () => {
  const widths = (name: string) => filesOf(name).map(({ address }) => /-(\d+\.\w+)$/.exec(address)?.[1]);
  const large = ["480.avif", "480.webp", "800.avif", "800.webp", "1280.avif", "1280.webp"];
  expect(widths("/img-2041.")).toEqual(large);
  expect(widths(`projects/${slugOf(project)}/cover.`)).toEqual(["320.avif", "320.webp", ...large]);
  expect(widths("/ruth.")).toEqual(["160.avif", "160.webp", "400.avif", "400.webp", "800.avif", "800.webp"]);
  for (const page of [`blog/${slugOf(article)}`, `portfolio/${slugOf(project)}`])
    expect(filesOf(`social/${page}.jpeg`)).toHaveLength(1);
});

test("nothing the camera noted is left in any file, its place least of all", async () => {
  for (const { address, file } of filesOf("")) {
    const { exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, orientation }, address).toEqual({});
    expect(readFileSync(file).includes(secret), address).toBe(false);
  }
});

/** Colour of `file` at the fractions `x` of its width and `y` of its height. */
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
  const file = filesOf("/img-2041.").at(-1)?.file ?? "";
  const { width, height } = await sharp(file).metadata();
  expect(width / height).toBeCloseTo(3 / 4, 2);
  // The top of the sensor's image is on the right once the picture is turned.
  expect([await colourAt(file, 0.9, 0.5), await colourAt(file, 0.1, 0.5)]).toEqual(["red", "blue"]);
});

test("a crop keeps the focus in view", async () => {
  // 1200 by 1600, cropped square with the focus at a tenth of its height: the upper part, two thirds of it sky.
  const portrait = filesOf("/ruth.").at(-1)?.file ?? "";
  expect([await colourAt(portrait, 0.5, 0.6), await colourAt(portrait, 0.5, 0.75)]).toEqual(["red", "blue"]);
});
