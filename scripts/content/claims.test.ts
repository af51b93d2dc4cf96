import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { issuesOf, statementsOf } from "./check.ts";
import { loadContent } from "./load.ts";
import { modulesOf } from "./compile.ts";
import { collections } from "../../content/collections.ts";
import { agency } from "../../content/generated/agency.ts";
import { openingHours } from "../../content/generated/opening-hours.ts";
import { type ContentFiles, readFiles } from "./files.ts";
import { withoutTags } from "./sample-tags.ts";
import { sentenceOf } from "./issue.ts";

/** The site as it is before anybody has confirmed a thing, with phones that ring at nobody. */
const site = unconfirmed(readFiles("content"));

function unconfirmed({ paths, texts }: ContentFiles): ContentFiles {
  const asSample = (text: string) =>
    text
      .replaceAll(/: owner$/gm, ": sample")
      .replaceAll("sample: false", "sample: true")
      .replaceAll(/^(\s+)number: .*/gm, "$1number: +44 20 7946 0123")
      .replace("+44 20 7946 0123", "+677 00 123");
  return { paths, texts: new Map([...texts].map(([path, text]) => [path, asSample(text)])) };
}

const inFolder = (folder: string) => [...site.texts.keys()].filter((path) => path.startsWith(`${folder}/`));
const textOf = (path: string) => site.texts.get(path) ?? "";
/** The first file of `folder` that has `words`. */
function fileWith(folder: string, words: string): string {
  const file = inFolder(folder).find((path) => textOf(path).includes(words));
  if (!file) throw new Error(`content/${folder} has no file with "${words}"`);
  return file;
}
/** How often `pattern` stands in the files of `folder`. */
const countIn = (folder: string, pattern: RegExp) =>
  inFolder(folder).reduce((sum, path) => sum + (textOf(path).match(pattern)?.length ?? 0), 0);

const person = fileWith("team", "sample: true");
const partner = fileWith("partners", "source: sample");
const project = fileWith("projects", "  result: sample");
const article = fileWith("articles", "\n## ");

const now = Date.UTC(2026, 10, 21);
const today = statementsOf(site, now);

function withFile(path: string, change: (text: string) => string) {
  const before = site.texts.get(path) ?? "";
  const text = change(before);
  expect(text, `nothing to change in ${path}`).not.toBe(before);
  return { ...site, texts: new Map(site.texts).set(path, text) };
}

const sentences = (path: string, change: (text: string) => string, at = now) =>
  statementsOf(withFile(path, change), at).unconfirmed.map(sentenceOf);
const earlier = new Set(today.unconfirmed.map(sentenceOf));

test("what nobody has confirmed is listed: every person, quote, result, figure of our own, partner and link that leads nowhere", () => {
  const listed = today.unconfirmed.map(sentenceOf).join("\n");
  for (const [pattern, count] of [
    [/^content\/testimonials\/.*is made up/gm, inFolder("testimonials").length],
    [/^content\/team\/.*is made up/gm, inFolder("team").length],
    [/^content\/partners\/.*nobody has confirmed/gm, countIn("partners", /source: sample/g)],
    [/^content\/case-studies\/.*"quote: owner"/gm, countIn("case-studies", /^ {2}quote: sample/gm)],
    [/^content\/projects\/.*"result: owner"/gm, countIn("projects", /^ {2}result: sample/gm)],
    [/^content\/agency\.yaml.*leads nowhere \("#"\)/gm, textOf("agency.yaml").match(/"#"/g)?.length ?? 0],
    [
      /^content\/testimonials\/.*\.example is an address that only holds the place/gm,
      countIn("testimonials", /href: .*\.example/g),
    ],
    [/^content\/agency\.yaml.*"agency\.(?:name|email|address): owner"/gm, 3],
  ] as const) {
    expect(listed.match(pattern)?.length ?? 0, String(pattern)).toBe(count);
  }
  expect(listed).not.toMatch(/undefined|\[object/);
});

test("a claim that the agency has confirmed is listed no more, and one without a word about it is an issue", () => {
  expect(sentences(person, (text) => text.replace("sample: true", "sample: false"))).toHaveLength(
    earlier.size - 1,
  );
  expect(sentences(partner, (text) => text.replace("source: sample", "source: owner"))).toHaveLength(
    earlier.size - 1,
  );
  // What the specification prescribes needs nobody's word.
  expect(sentences(partner, (text) => text.replace("source: sample", "source: spec"))).toHaveLength(
    earlier.size - 1,
  );
  const lineBefore = textOf(partner)
    .split("\n")
    .findIndex((line) => line.startsWith("source:"));
  expect(issuesOf(withFile(partner, (text) => text.replace(/source: .*\n/, ""))).map(sentenceOf)).toEqual([
    `content/${partner}, line ${lineBefore}: it is not said who answers for this claim. Add a line "source: owner" if the agency confirms it, or "source: sample" until it does.`,
  ]);
  expect(
    issuesOf(withFile(partner, (text) => text.replace("source: sample", "source: owned")))[0]?.what,
  ).toMatch(/Did you mean "owner"\?/);
  expect(
    issuesOf(withFile(project, (text) => text.replace("  result: sample", "  reslt: sample")))[0]?.what,
  ).toMatch(/who answers for "result"/);
  expect(
    issuesOf(withFile(project, (text) => text.replace("sources:", "sources:\n  subtitel: owner"))).map(
      sentenceOf,
    )[0],
  ).toMatch(/"sources" names "subtitel", which the file has not. Did you mean "subtitle"\?/);
});

test("a month is told as future only until it has passed", () => {
  const add = (text: string) => text.replace("\n## ", "\nThe course opens in March 2027.\n\n## ");
  expect(sentences(article, add, Date.UTC(2027, 2, 31)).filter((sentence) => !earlier.has(sentence))).toEqual(
    [],
  );
  expect(sentences(article, add, Date.UTC(2027, 3, 1)).filter((sentence) => !earlier.has(sentence))).toEqual([
    expect.stringMatching(
      /^content\/articles\/[\w-]+\.md, line \d+: March 2027 has passed, and the text still looks forward to it/,
    ),
  ]);
});

test("a promise is listed with the one who answers for it, and one that nobody answers for is not confirmed", () => {
  const listed = today.promises.map(({ file, what, source }) => `${file} ${source} ${what}`).join("\n");
  expect(listed).toMatch(/notices\.yaml spec "We'll get back to you within 24 hours\."/);
  expect(listed).toMatch(/^\S+ sample "/m);
  const added = sentences("pages/states.yaml", (text) => text.replace(/bar: .*/, "bar: We always answer."));
  expect(added.filter((sentence) => !earlier.has(sentence))).toEqual([
    expect.stringMatching(
      /states\.yaml, line \d+: "We always answer." promises something \("always"\). Nobody answers/,
    ),
  ]);
});

test.each([
  ["the name", agency.name],
  ["the address", agency.address.street],
  ["the e-mail address", agency.email],
  [
    "a phone number, spaced otherwise",
    /number: (\+.*)/.exec(site.texts.get("agency.yaml") ?? "")?.[1]?.replaceAll(" ", "-") ?? "",
  ],
  [
    "opening hours",
    openingHours.days.find(({ hours }) => hours.includes("–"))?.hours.replace("–", " to ") ?? "",
  ],
])("%s of the agency, typed out, is found with its line", (_fact, text) => {
  const issues = issuesOf(withFile("legal/terms.md", (before) => `${before}\nAsk ${text}.\n`));
  expect(issues.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^content\/legal\/terms\.md, line \d+: ".*" is typed out, and stays when it changes/,
    ),
  ]);
});

test("a sample phone number rings at nobody", () => {
  const withPhone = (source: string) =>
    withFile("agency.yaml", (text) =>
      text.replace(/number: .*\n(\s+)source: .*/, `number: +677 7400 123\n$1source: ${source}`),
    );
  const ringing = issuesOf(withPhone("sample"));
  expect(ringing.map(sentenceOf)).toEqual([
    expect.stringMatching(/agency\.yaml, line \d+: \+677 7400 123 is marked as a sample.*"source: owner"/),
  ]);
  expect(issuesOf(withPhone("owner"))).toEqual([]);
});

test("pages are told nothing of sources, but for the tags of a preview", () => {
  const published = [...modulesOf(loadContent("content"), false).values()].join("");
  expect(published).not.toMatch(/"(?:sources?|sample)":/);
  const claims = [
    { name: "A partner", source: "sample" },
    { name: "A person", sample: true },
    { name: "A project", sources: { result: "sample" } },
  ];
  const content = { lists: [{ collection: collections[0]!, records: claims }], texts: [] };
  const told = (withSources: boolean) => [...modulesOf(content, withSources).values()].join("");
  for (const claim of [/"source": "sample"/, /"sample": true/, /"result": "sample"/]) {
    expect(told(true)).toMatch(claim);
    expect(told(false)).not.toMatch(claim);
  }
});

test("tags leave nothing behind in a module, and its lines keep their numbers", () => {
  const code =
    'import { SampleTag } from "../ui/sample-tag.tsx";\n<h3>\n  {name}\n  <SampleTag source={a?.["b"]} />\n</h3>';
  expect(withoutTags(code)).toBe("\n<h3>\n  {name}\n  \n</h3>");
});

test("the command fails for unconfirmed claims only when it is asked to, as a deploy does", () => {
  const run = (...args: string[]) => {
    try {
      return {
        status: 0,
        text: execFileSync(process.execPath, ["scripts/content-check.ts", ...args], { encoding: "utf8" }),
      };
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string };
      return { status, text: stdout };
    }
  };
  const plain = run();
  expect(plain.status).toBe(0);
  expect(plain.text).toMatch(
    /\nNothing to be mended, \w+ against the house style, (?:\d+|nothing) not confirmed, \d+ promises\.\n$/,
  );
  const [, open = "0"] = /(\d+) not confirmed/.exec(plain.text) ?? [];
  const listed = run("--unconfirmed").text;
  const linesOf = (text: string) => text.match(/^ {2}content\/.*, line \d+: /gm)?.length ?? 0;
  expect([linesOf(plain.text), linesOf(listed)]).toEqual([0, Number(open)]);
  if (open !== "0") expect(plain.text).toContain("content -- check --unconfirmed lists them");
  expect(run("--confirmed").status).toBe(open === "0" ? 0 : 1);
}, 60_000);
