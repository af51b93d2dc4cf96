import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issuesOf } from "../check.ts";
import { readFiles } from "../files.ts";
import { sentenceOf } from "../issue.ts";
import { fileOf, slugOf, withImage as otherImage } from "../some-files.ts";
import { lookAtPictures } from "./look.ts";

const site = readFiles("content");
const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const article = fileOf(site, "articles");
const articleSlug = slugOf(article);
const service = slugOf(fileOf(site, "services"));
const project = fileOf(site, "projects", (text) => /^ {2}name: projects\//m.test(text));
const drawing = /^ {2}name: (projects\/.*)/m.exec(site.texts.get(project) ?? "")?.[1];
const drawnTwice = fileOf(site, "projects", (text) => /^images:\n {2}- name: projects\//m.test(text));
const person = fileOf(site, "team");

/** The site's text at `path` with its picture's lines replaced by `image`. */
function withImage(path: string, image: string): [string, string] {
  return [path, otherImage(site.texts.get(path) ?? "", image)];
}

const boat = "image:\n  file: boat.jpg\n  alt: A boat that brings the post\n";
const inArticle = (name: string) => `articles/${articleSlug}/${name}`;

/** Without what would be taken twice: addresses, and places in an order. */
const withoutPlaces = (text = "") =>
  text.replace(/^aliases:.*\n(?: .*\n)*/m, "").replaceAll(/^(?:order|tour): .*\n/gm, "");

let jpeg: Buffer;
let small: Buffer;
beforeAll(async () => {
  const sea = { create: { width: 1600, height: 1200, channels: 3 as const, background: "#2050c0" } };
  jpeg = await sharp(sea).jpeg().toBuffer();
  small = await sharp(sea).resize(640).jpeg().toBuffer();
});

/** Issues once these texts and files are put among the site's. */
async function issuesWith(
  texts: [string, string][],
  files: Record<string, Buffer | string>,
): Promise<string[]> {
  rmSync(root, { recursive: true, force: true });
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
  const names = Object.keys(files);
  const looks = await lookAtPictures(root, names);
  // A record whose pictures' lines are replaced has none of its own left.
  const isReplaced = (path: string) =>
    texts.some(([record]) => path.startsWith(`${record.replace(/\.\w+$/, "")}/`));
  const others = site.paths.filter((path) => !isReplaced(path));
  const paths = [...new Set([...others, ...texts.map(([path]) => path), ...names])];
  return issuesOf({ texts: new Map([...site.texts, ...texts]), paths }, looks).map(sentenceOf);
}

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
type LineIssue = [
  issue: string,
  texts: () => [string, string][],
  files: () => Record<string, Buffer | string>,
  words: RegExp,
];

const issues: LineIssue[] = [
  [
    "a picture without alternative text",
    () => [withImage(article, "image:\n  file: boat.jpg\n")],
    () => ({ [inArticle("boat.jpg")]: jpeg }),
    new RegExp(
      String.raw`^content/articles/${articleSlug}\.md, line \d+: the picture has no alternative text\. Say in a sentence`,
    ),
  ],
  [
    "a picture among words",
    () => [[article, `${site.texts.get(article)}\n\nSee ![A boat with post](boat.jpg) here.\n`]],
    () => ({ [inArticle("boat.jpg")]: jpeg }),
    /a picture stands among words\. Give it a line of its own/,
  ],
  [
    "a name with spaces in a text",
    () => [[article, `${site.texts.get(article)}\n\n![A boat with post](my boat.jpg)\n`]],
    () => ({}),
    /the picture's name has spaces in it.*Rename the file without spaces/,
  ],
  [
    "a picture that is not there",
    () => [withImage(article, boat)],
    () => ({}),
    new RegExp(
      String.raw`line \d+: there is no picture "boat\.jpg" in content/articles/${articleSlug}/\. Put it there`,
    ),
  ],
  [
    "a misspelt picture",
    () => [withImage(article, boat)],
    () => ({ [inArticle("baot.jpg")]: jpeg }),
    /there is no picture "boat\.jpg".*Did you mean "baot\.jpg"\?/,
  ],
  [
    "a picture beside the folder instead of in it",
    () => [withImage(article, boat)],
    () => ({ "articles/boat.jpg": jpeg }),
    new RegExp(
      String.raw`the picture "boat\.jpg" lies at content/articles/boat\.jpg\. Move it into the folder content/articles/${articleSlug}/\.`,
    ),
  ],
  [
    "a picture that nothing shows",
    () => [],
    () => ({ [inArticle("boat.jpg")]: jpeg }),
    new RegExp(
      String.raw`^content/articles/${articleSlug}/boat\.jpg, line 1: nothing shows this picture\. Name it in content/articles/${articleSlug}\.md`,
    ),
  ],
  [
    "a picture of a record that does not exist",
    () => [],
    () => ({ [`articles/${articleSlug}x/boat.jpg`]: jpeg }),
    new RegExp(
      String.raw`no record is called "${articleSlug}x"\. Move the picture into content/articles/${articleSlug}/`,
    ),
  ],
  [
    "a picture where none are shown",
    () => [],
    () => ({ [`services/${service}/boat.jpg`]: jpeg }),
    /pages of this kind show no pictures; projects, case-studies, articles, team, testimonials do/,
  ],
  [
    "a picture of 12 MB and more",
    () => [withImage(article, boat)],
    () => ({ [inArticle("boat.jpg")]: Buffer.concat([jpeg, Buffer.alloc(13 * 1024 * 1024)]) }),
    /the picture has 13\.0 MB; 12 are taken\. Export it as JPEG, 2400 pixels wide/,
  ],
  [
    "a HEIC file",
    () => [withImage(article, boat.replace("jpg", "heic"))],
    () => ({ [inArticle("boat.heic")]: heic }),
    /the picture is a HEIC file, which is not taken\. Export it as JPEG.*an iPhone takes JPEG/,
  ],
  [
    "a HEIC file with another ending",
    () => [withImage(article, boat)],
    () => ({ [inArticle("boat.jpg")]: heic }),
    /is a HEIC file/,
  ],
  ...(
    [
      ["TIFF", "tiff", "II*\0...."],
      ["GIF", "gif", "GIF89a.."],
      ["SVG", "svg", '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ["PDF", "pdf", "%PDF-1.7"],
    ] as const
  ).map(([kind, ending, bytes]): LineIssue => [
    `a ${kind} file`,
    () => [withImage(article, boat.replace("jpg", ending))],
    () => ({ [inArticle(`boat.${ending}`)]: Buffer.from(bytes, "latin1") }),
    new RegExp(
      `boat\\.${ending}, line 1: the picture is a ${kind} file, which is not taken\\. Export it as JPEG`,
    ),
  ]),
  [
    "a picture too small for its page",
    () => [withImage(article, boat)],
    () => ({ [inArticle("boat.jpg")]: small }),
    /line \d+: the picture "boat\.jpg" is 640 pixels wide; the picture of a page needs 1200\. Export it larger/,
  ],
  [
    "a picture that breaks off",
    () => [withImage(article, boat)],
    () => ({ [inArticle("boat.jpg")]: jpeg.subarray(0, jpeg.length / 2) }),
    /boat\.jpg, line 1: the picture is broken, and cannot be read to its end\. Export or copy it again/,
  ],
  [
    "a focus in another form",
    () => [withImage(article, `${boat}  focus: top left\n`)],
    () => ({ [inArticle("boat.jpg")]: jpeg }),
    /line \d+: the focus in "image" is "top left"\. Write percent from the left and from the top: 50% 30%/,
  ],
  [
    "a copied record with its neighbour's drawing",
    () => [
      [
        "projects/a-copy.yaml",
        withoutPlaces(site.texts.get(project)).replace(
          /^head:\n.*\n.*/m,
          "head:\n  title: Another\n  description: Another one.",
        ),
      ],
    ],
    () => ({}),
    new RegExp(
      String.raw`^content/projects/a-copy\.yaml, line \d+: the drawing "${drawing}" is that of content/${project}`,
    ),
  ],
  [
    "a copied record whose picture is new and whose further drawings are its neighbour's",
    () => [
      [
        "projects/a-copy.yaml",
        withoutPlaces(site.texts.get(drawnTwice))
          .replace(/^image:\n(?: .*\n)+/m, "")
          .replace(/^head:\n.*\n.*/m, "head:\n  title: Another\n  description: Another one."),
      ],
    ],
    () => ({}),
    new RegExp(
      String.raw`^content/projects/a-copy\.yaml, line \d+: the drawing "projects/[^"]+" is that of content/${drawnTwice}\. Remove "images"`,
    ),
  ],
  [
    "a colour that covers have not",
    () => [[project, `${site.texts.get(project)}colour: lagon\n`]],
    () => ({}),
    /the colour is "lagon", which does not exist\. Did you mean "lagoon"\?/,
  ],
];

test.each(issues)(
  "%s is answered by one sentence with file, line and remedy",
  async (_slip, texts, files, words) => {
    // A copy whose words are its neighbour's is told so as well.
    const found = (await issuesWith(texts(), files())).filter((text) => !text.endsWith("in other words."));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(words);
    expect(found[0]).toMatch(/^content\/[\w./-]+, line \d+: [^\n]+[.?)]$/);
    expect(found[0]).not.toMatch(/undefined|\[object|Error/);
  },
);

test("a portrait is measured by its shorter side", async () => {
  const narrow = await sharp(jpeg).resize(1600, 320, { fit: "fill" }).jpeg().toBuffer();
  expect(
    await issuesWith([withImage(person, boat)], { [`team/${slugOf(person)}/boat.jpg`]: narrow }),
  ).toEqual([
    expect.stringMatching(
      /line \d+: the picture "boat\.jpg" is 320 pixels on its shorter side; a portrait needs 400\. Export it larger from the original, or take another\./,
    ),
  ]);
});

test("a sound picture is no issue, whatever its name", async () => {
  const name = "IMG 2041 (1).JPG";
  const text = withImage(article, boat.replace("boat.jpg", name));
  expect(await issuesWith([text], { [inArticle(name)]: jpeg })).toEqual([]);
});
