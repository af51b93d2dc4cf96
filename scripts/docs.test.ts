/** Documents for maintainers: what they name exists, and their links work. */
import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "./files.ts";

const guides = filesOf("*.md", "{decisions,docs}/*.md");
const textOf = (guide: string) => readFileSync(guide, "utf8");

/** Paths that only exist once a command has run (`.gitignore`), or that another agency deletes. */
const absent = textOf(".gitignore").trim().split("\n");
const exclude = ["node_modules/**", ".git/**"];
const roots = readdirSync(".");

const isFile = /\.(?:tsx?|m?js|py|json|ya?ml|toml|md|svg|webp|png)$/;

/** Paths in backticks; not addresses, keys, commands or examples in indented blocks. */
function pathsIn(text: string): string[] {
  const spans = text.replaceAll(/^ {4}.*$/gm, "").matchAll(/`([^`\n]+)`/g);
  return [...spans]
    .map(([, words = ""]) => words.replace(/^(?:node|python3) /, "").split(/[ :]/)[0] ?? "")
    .filter((word) => /^[\w.*]/.test(word))
    .filter((word) => roots.includes(word.split("/")[0] ?? "") || isFile.test(word) || word.endsWith("/"))
    .filter((path) => !absent.some((start) => `${path}/`.startsWith(start)));
}

/** Whether `path` exists, from the project's folder or below any other; `<name>` stands for any name. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<\w+>/g, "*");
  return (
    globSync(roots.includes(path.split("/")[0] ?? "") ? pattern : `**/${pattern}`, { exclude }).length > 0
  );
}

/** Addresses of links and pictures in `text` that point into the project. */
function linksIn(text: string): string[] {
  const found = text.replaceAll(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g);
  return [...found].map(([, link, source]) => link ?? source ?? "").filter((link) => !/^\w+:/.test(link));
}

/** The anchors GitHub gives the headings of `text`. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = ""]) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );

/** The faults that `find` sees in each guide, with the guide's name in front. */
const ofAll = (find: (text: string, guide: string) => string[]) =>
  guides.flatMap((guide) => find(textOf(guide), guide).map((fault) => `${guide}: ${fault}`));

test("each file and folder that the guides name is there", () => {
  expect(ofAll((text) => pathsIn(text).filter((path) => !isThere(path)))).toEqual([]);
});

test("each link leads to a file, and to a heading where it names one", () => {
  const isLost = (link: string, guide: string) => {
    const [path = "", anchor] = link.split("#");
    const target = path ? join(dirname(guide), path) : guide;
    return !existsSync(target) || (anchor !== undefined && !anchorsIn(textOf(target)).includes(anchor));
  };
  expect(ofAll((text, guide) => linksIn(text).filter((link) => isLost(link, guide)))).toEqual([]);
});

test("each decision that is referred to was made, and each command can be run", () => {
  const decisions = new Set(filesOf("decisions/*.md").map((file) => file.slice(0, "decisions/0000".length)));
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = (pattern: RegExp, isKnown: (name: string) => boolean) =>
    ofAll((text) => [...text.matchAll(pattern)].flatMap(([, name = ""]) => (isKnown(name) ? [] : [name])));
  expect(named(/(decisions\/\d{4})/g, (name) => decisions.has(name))).toEqual([]);
  expect(named(/npm run ([\w:-]+)/g, (name) => name in scripts)).toEqual([]);
});
