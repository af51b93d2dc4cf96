/** Edits as an owner makes them, each in a copy of `content/`: the check stays silent and pages import the change. */
import { cpSync, readFileSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../test-folder.ts";
import { checkFolder } from "./check.ts";
import { readFiles } from "./documents.ts";
import { sentenceOf } from "./issue.ts";
import { modulesOf } from "./modules.ts";
import { fileOf, withImage, writeIn } from "./testing/content-files.ts";

const site = readFiles("content");
const root = testFolder();

beforeEach(() => {
  rmSync(root, { recursive: true });
  cpSync("content", root, { recursive: true, filter: (file) => basename(file) !== "generated" });
});

const read = (path: string) => readFileSync(join(root, path), "utf8");
const write = (path: string, data: string | Buffer) => writeIn(root, path, data);

/** The compiled module `name`, after a check that finds nothing but what is `allowed`. */
async function compiled(name: string, allowed = /^$/): Promise<string> {
  const { documents, issues } = await checkFolder(root);
  expect(issues.map(sentenceOf).filter((issue) => !allowed.test(issue))).toEqual([]);
  return modulesOf(documents, false).get(name) ?? "";
}

/** Issues that a copied file has until its head is reworded. */
const copied = /is the same as in/;

/** A record as somebody copies it: without its position, pictures and other addresses. */
const copyOf = (text: string) =>
  text.replaceAll(/^(?:order|tour|next|images?|aliases|published|updated):.*\n(?:[ -].*\n)*/gm, (lines) =>
    lines.startsWith("published") ? "published: 2026-11-20\n" : "",
  );

test.each([
  ["services", "services.server.ts"],
  ["projects", "projects.server.ts"],
  ["case-studies", "case-studies.server.ts"],
  ["articles", "articles.server.ts"],
  ["testimonials", "testimonials.ts"],
  ["team", "team.ts"],
])("one new file makes a record in content/%s", async (folder, module) => {
  const path = fileOf(site, folder);
  // Every service needs a card, so one is copied too.
  if (folder === "services") {
    const card = copyOf(read(fileOf(site, "service-cards")));
    write("service-cards/ada-crewe.yaml", card.replace(/^href: .*/m, "href: /services/ada-crewe"));
  }
  const text = copyOf(read(path)).replace(/^name: .*/m, "name: Ada Crewe");
  write(`${folder}/ada-crewe${extname(path)}`, text);
  expect(await compiled(module, copied)).toMatch(/"slug": "ada-crewe"|Ada Crewe/);
});

test("a person with a photograph", async () => {
  const path = fileOf(site, "team");
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#2050c0" } })
    .jpeg()
    .toBuffer();
  write(path.replace(".yaml", "/face.jpg"), photo);
  const image = "image:\n  file: face.jpg\n  alt: A face in front of the sea\n";
  write(path, withImage(read(path), image));
  const name = `made/${path.replace(".yaml", "/face.jpg")}`;
  expect(await compiled("team.ts")).toMatch(
    new RegExp(`"name": "${name}",\\s+"alt": "A face in front of the sea"`),
  );
});

test("a deleted person leaves nothing to mend but the articles they signed", async () => {
  const path = fileOf(site, "team");
  const name = /^name: (.*)/m.exec(read(path))?.[1] ?? "";
  rmSync(join(root, path));
  expect(await compiled("team.ts", /is not the name of a file in content\/team/)).not.toContain(name);
});
