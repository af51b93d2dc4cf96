/** Edits as an owner makes them: the check stays silent and pages import the change. */
import { spawnSync } from "node:child_process";
import { extname, resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../testing/test-folder.ts";
import { check } from "./check.ts";
import { type ContentFiles, readFiles } from "./documents.ts";
import { sentenceOf } from "./issue.ts";
import { modulesOf } from "./modules.ts";
import { fileOf, withText, writeIn } from "./testing/content-files.ts";

const site = readFiles();
const read = (path: string) => site.get(path) ?? "";

/** The compiled module `name`, after a check that finds nothing but what is `allowed`. */
function compiled(name: string, files: ContentFiles, allowed = /^$/) {
  const { documents, issues } = check(files);
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
  ["articles", "articles.server.ts"],
  ["team", "team.ts"],
])("one new file makes a record in content/%s", (folder, module) => {
  const path = fileOf(site, folder);
  const text = copyOf(read(path)).replace(/^name: .*/m, "name: Ada Crewe");
  let files = withText(site, `${folder}/ada-crewe${extname(path)}`, text);
  // Every service needs a card, so one is copied too.
  if (folder === "services") {
    const card = copyOf(read(fileOf(site, "service-cards")));
    const own = card.replace(/^href: .*/m, "href: /services/ada-crewe");
    files = withText(files, "service-cards/ada-crewe.yaml", own);
  }
  expect(compiled(module, files, copied)).toMatch(/"slug": "ada-crewe"|Ada Crewe/);
});

test("a deleted person leaves nothing to mend but the articles they signed", () => {
  const path = fileOf(site, "team");
  const name = /^name: (.*)/m.exec(read(path))?.[1] ?? "";
  const files = withText(site, path, undefined);
  expect(compiled("team.ts", files, /is not the name of a file in content\/team/)).not.toContain(name);
});

test("a build stops at a mistake with the sentences of the check alone", () => {
  const cwd = testFolder();
  writeIn(cwd, "content/agency.yaml", "");
  const compile = resolve("scripts/content/compile.ts");
  const { stderr, status } = spawnSync(process.execPath, [compile], { cwd, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual(
    expect.arrayContaining([
      'content/agency.yaml, line 1: the file is empty, or has no "name: value" lines (between two lines of "---", if it ends in .md). Begin it like another file of the folder, or delete it.',
    ]),
  );
  expect(stderr).not.toMatch(/node:internal|loc:/);
});
