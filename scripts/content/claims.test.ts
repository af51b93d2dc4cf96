import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { confirmed, unconfirmedIn } from "./claims.ts";
import { type ContentFiles, readDocuments, readFiles } from "./documents.ts";
import { sentenceOf } from "./issue.ts";
import { modulesOf } from "./modules.ts";

/** The content before anybody has confirmed anything. */
const site: ContentFiles = new Map(
  Array.from(readFiles(), ([path, text]) => [
    path,
    text.replaceAll(/: owner$/gm, ": sample").replaceAll("sample: false", "sample: true"),
  ]),
);

const openIn = (files: ContentFiles) => unconfirmedIn(readDocuments(files).documents);

test("every unconfirmed person, result and partner is listed, and each link that leads nowhere", () => {
  const listed = openIn(site).map(sentenceOf).join("\n");
  for (const [folder, words, told] of [
    ["team", "sample: true", "is made up"],
    ["partners", "source: sample", "nobody has confirmed"],
    ["projects", "  result: sample", '"result: owner"'],
  ] as const) {
    const marked = [...site].filter(([path, text]) => path.startsWith(`${folder}/`) && text.includes(words));
    expect(listed.match(new RegExp(`^content/${folder}/.*${told}`, "gm"))).toHaveLength(marked.length);
  }
  expect(listed).toMatch(/^content\/testimonials\/.*\.example.* is a placeholder/m);
});

test("marked claims can be confirmed file by file, and everything else stays", () => {
  const open = openIn(site);
  const texts = new Map(site);
  for (const [path, text] of texts) {
    const own = open.filter(({ file }) => file === `content/${path}`);
    texts.set(path, confirmed(text, own));
  }
  const left = openIn(texts).map(({ what }) => what);
  expect(left.filter((what) => !/placeholder/.test(what))).toEqual([]);
  const inOneLine = "sources: { result: sample, tools: sample }\ntext: a sample";
  expect(confirmed(inOneLine, [{ line: 1, name: "tools" }])).toBe(
    "sources: { result: sample, tools: owner }\ntext: a sample",
  );
});

test.each([
  ['source: "sample"', "source: owner"],
  ["source:  'sample' }", "source:  owner }"],
  ['"source": sample\r', '"source": owner\r'],
  ["sample: True", "sample: false"],
  ["sample: true # asked on Monday", "sample: false # asked on Monday"],
])("however it is written in YAML, %j is confirmed", (line, confirmedLine) => {
  const name = line.startsWith("sample") ? "sample" : "source";
  expect(confirmed(line, [{ line: 1, name }])).toBe(confirmedLine);
});

test("pages are told nothing of sources, but for the tags of a preview", () => {
  const told = (withSources: boolean) =>
    [...modulesOf(readDocuments(site).documents, withSources).values()].join("");
  expect(told(false)).not.toMatch(/"(?:sources?|sample)":/);
  expect(told(true)).toContain('"source": "sample"');
});

test("the command lists unconfirmed claims when asked to, and tells GitHub of those that were changed", async () => {
  const changed = openIn(readFiles())[0]?.file ?? "";
  const env = { ...process.env, GITHUB_ACTIONS: "true", CHANGED_FILES: `README.md\n${changed}` };
  const check = ["scripts/content.ts", "check", "--unconfirmed"];
  const { stdout } = await promisify(execFile)(process.execPath, check, { env });
  const listed = stdout.match(/(?<=^ {2})content\/.*, line \d+(?=: )/gm) ?? [];
  expect(stdout).toContain(`No errors, ${listed.length || "nothing"} not confirmed.\n`);
  const told = stdout.matchAll(/^::\w+ file=(.*),line=(\d+)::/gm);
  expect(Array.from(told, ([, file, line]) => `${file}, line ${line}`)).toEqual(
    listed.filter((place) => place.startsWith(`${changed},`)),
  );
}, 60_000);
