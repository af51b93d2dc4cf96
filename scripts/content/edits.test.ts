/** What an owner does to `content/`, each in a copy: the check is silent and the change is in what pages import. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { issuesOf, styleIssuesOf } from "./check.ts";
import { modulesOf } from "./compile.ts";
import { readFiles } from "./files.ts";
import { lookAtPictures } from "./pictures/look.ts";
import { sentenceOf } from "./issue.ts";
import { fileOf, loadContent } from "./testing/content-files.ts";

const site = readFiles("content");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "edits-"));
  cpSync("content", root, { recursive: true, filter: (file) => basename(file) !== "generated" });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(root, path), "utf8");
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The compiled module `name` once the check has nothing to say. */
async function compiled(name: string): Promise<string> {
  const files = readFiles(root);
  const looks = await lookAtPictures(root, files.paths);
  const issues = [...issuesOf(files, looks), ...styleIssuesOf(files)];
  expect(issues.map(sentenceOf)).toEqual([]);
  return modulesOf(loadContent(root), false).get(name) ?? "";
}

const keptKeys = /^(?:href|link|icon|category|name|slug|next|accent|imageFit|linkLabel|type|mark|company)$/;

/** Prose of another order, so that no sentence repeats a neighbour's. */
function reworded(text: string): string {
  if (!text.includes(" ")) return text;
  const sentences = text.split(/(?<=[.!?]) /).map((sentence) => {
    const [, words = "", end = ""] = /^(.*?)([.!?]*)$/.exec(sentence) ?? [];
    const turned = words.split(" ").toReversed().join(" ");
    return turned.charAt(0).toUpperCase() + turned.slice(1) + end;
  });
  return sentences.join(" ");
}

/** A copied record as its new author leaves it: other words, no place in an order, no pictures of its neighbour. */
function rewordedRecord(yaml: string): string {
  const document = parseDocument(yaml);
  for (const field of ["order", "tour", "next", "image", "images", "aliases", "actions", "drawings"])
    for (const place of [[field], ["sources", field]]) if (document.hasIn(place)) document.deleteIn(place);
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && keptKeys.test(String(key.value))) return visit.SKIP;
      if (isScalar(value) && typeof value.value === "string") value.value = reworded(value.value);
      return undefined;
    },
    Scalar(key, scalar) {
      if (key !== "key" && key !== "value" && typeof scalar.value === "string")
        scalar.value = reworded(scalar.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

function newArticle(): string {
  const [, head = "", ...body] = read(fileOf(site, "articles"))
    .replaceAll(/^```drawing\n[^]*?^```\n\n?/gm, "")
    .split(/^---\n/m);
  const lines = body
    .join("---\n")
    .split("\n")
    .map((line) => {
      const [, mark = "", text = ""] = /^(#+ |- |\d+\. )?(.*)$/.exec(line) ?? [];
      return /[[*`|]/.test(text) ? "" : mark + reworded(text);
    });
  return `---\n${rewordedRecord(head).replace(/^(published|updated): .*/gm, "$1: 2026-11-20")}---\n${lines.join("\n")}`;
}

const fresh: [folder: string, module: string, named?: "name"][] = [
  ["services", "services.server.ts"],
  ["projects", "projects.server.ts"],
  ["case-studies", "case-studies.server.ts"],
  ["articles", "articles.server.ts"],
  ["testimonials", "testimonials.ts", "name"],
  ["team", "team.ts", "name"],
];

test.each(fresh)("one new file makes a record in content/%s", async (folder, module, named) => {
  const text = folder === "articles" ? newArticle() : rewordedRecord(read(fileOf(site, folder)));
  // A service stands on a card; its neighbour's is copied with it.
  if (folder === "services") {
    const card = rewordedRecord(read(fileOf(site, "service-cards")));
    write("service-cards/ada-crewe.yaml", card.replace(/^href: .*/m, "href: /services/ada-crewe"));
  }
  const ending = folder === "articles" ? "md" : "yaml";
  write(`${folder}/ada-crewe.${ending}`, named ? text.replace(/^name: .*/m, "name: Ada Crewe") : text);
  expect(await compiled(module)).toContain(named ? "Ada Crewe" : '"slug": "ada-crewe"');
});

test("a person with a photograph", async () => {
  const path = fileOf(site, "team");
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#2050c0" } })
    .jpeg()
    .toBuffer();
  const folder = path.replace(/\.yaml$/, "");
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, "face.jpg"), photo);
  write(
    path,
    read(path).replace(
      /^image:\n(?: .*\n)+/m,
      "image:\n  file: face.jpg\n  alt: A face in front of the sea\n",
    ),
  );
  expect(await compiled("team.ts")).toContain("A face in front of the sea");
});

test("a deleted person leaves nothing to mend", async () => {
  const path = fileOf(site, "team");
  const name = /^name: (.*)/m.exec(read(path))?.[1] ?? "";
  rmSync(join(root, path));
  expect(await compiled("team.ts")).not.toContain(name);
});

test("name, phone and hours change in one file", async () => {
  const path = "agency.yaml";
  write(
    path,
    read(path)
      .replace(/^ {2}name: .*/m, "  name: Reef & Rail")
      .replace(/number: .*\n(\s+)source: .*/, "number: +679 330 1234\n$1source: owner")
      .replace("opens: 9:00", "opens: 8:30"),
  );
  expect(await compiled("agency.ts")).toContain("+679 330 1234");
  expect(modulesOf(loadContent(root), false).get("opening-hours.ts")).toContain("8:30");
});
