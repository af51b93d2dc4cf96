import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { slipsOf, statementsOf } from "./check.ts";
import { loadContent } from "./load.ts";
import { modulesOf } from "./compile.ts";
import { readFiles } from "./files.ts";
import { withoutTags } from "./sample-tags.ts";
import { sentenceOf } from "./slip.ts";

const site = readFiles("content");
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
    [/^content\/testimonials\/.*is made up/gm, 10],
    [/^content\/team\/.*is made up/gm, 6],
    [/^content\/partners\/.*nobody has confirmed/gm, 12],
    [/^content\/case-studies\/.*"quote: owner"/gm, 7],
    [/^content\/projects\/.*"result: owner"/gm, 13],
    [/^content\/pages\/about\.yaml.*"20\d\d: /gm, 5],
    [/^content\/agency\.yaml.*leads nowhere \("#"\)/gm, 3],
    [/^content\/testimonials\/.*\.example is an address that only holds the place/gm, 10],
    [/^content\/agency\.yaml.*"agency\.(?:name|phoneHoniara|phoneLondon|email|address): owner"/gm, 5],
  ] as const) {
    expect(listed.match(pattern)?.length, String(pattern)).toBe(count);
  }
  expect(listed).not.toMatch(/"47 Projects Completed"|openingHours|undefined|\[object/);
});

test("a claim that the agency has confirmed is listed no more, and one without a word about it is a slip", () => {
  const person = "team/anna-reid.yaml";
  expect(sentences(person, (text) => text.replace("sample: true", "sample: false"))).toHaveLength(
    earlier.size - 1,
  );
  const partner = "partners/figma.yaml";
  expect(sentences(partner, (text) => text.replace("source: sample", "source: owner"))).toHaveLength(
    earlier.size - 1,
  );
  expect(slipsOf(withFile(partner, (text) => text.replace(/source: .*\n/, ""))).map(sentenceOf)).toEqual([
    'content/partners/figma.yaml, line 1: it is not said who answers for this claim. Add a line "source: owner" if the agency confirms it, or "source: sample" until it does.',
  ]);
  expect(
    slipsOf(withFile(partner, (text) => text.replace("source: sample", "source: owned")))[0]?.what,
  ).toMatch(/Did you mean "owner"\?/);
  const project = "projects/imga-project.yaml";
  expect(
    slipsOf(withFile(project, (text) => text.replace("  result: sample", "  reslt: sample")))[0]?.what,
  ).toMatch(/who answers for "result"/);
  expect(
    slipsOf(withFile(project, (text) => text.replace("sources:", "sources:\n  subtitel: owner"))).map(
      sentenceOf,
    )[0],
  ).toMatch(/"sources" names "subtitel", which the file has not. Did you mean "subtitle"\?/);
});

test("a month is told as future only until it has passed; what the specification prescribes stays", () => {
  const path = "articles/building-for-2g.md";
  const add = (text: string) => text.replace("\n## ", "\nThe course opens in March 2027.\n\n## ");
  expect(sentences(path, add, Date.UTC(2027, 2, 31)).filter((sentence) => !earlier.has(sentence))).toEqual(
    [],
  );
  expect(sentences(path, add, Date.UTC(2027, 3, 1)).filter((sentence) => !earlier.has(sentence))).toEqual([
    expect.stringMatching(
      /^content\/articles\/building-for-2g\.md, line \d+: March 2027 has passed, and the text still looks forward to it/,
    ),
  ]);
  expect([...earlier].join("\n")).not.toMatch(/has passed/);
});

test("a promise is listed with the one who answers for it, and one that nobody answers for is not confirmed", () => {
  const listed = today.promises.map(({ file, what, source }) => `${file} ${source} ${what}`).join("\n");
  expect(listed).toMatch(/notices\.yaml spec "We'll get back to you within 24 hours\."/);
  expect(listed).toMatch(/banners\.yaml sample "A half-hour call is free/);
  const added = sentences("pages/states.yaml", (text) => text.replace(/bar: .*/, "bar: We always answer."));
  expect(added.filter((sentence) => !earlier.has(sentence))).toEqual([
    expect.stringMatching(
      /states\.yaml, line \d+: "We always answer." promises something \("always"\). Nobody answers/,
    ),
  ]);
});

test.each([
  ["the name", "Tidemark Pacific"],
  ["the address", "Mendana Avenue"],
  ["the e-mail address", "hello@tidemark.example"],
  ["a phone number, spaced otherwise", "+44 20 79460123"],
  ["opening hours", "10:00 to 14:00"],
])("%s of the agency, typed out, is found with its line", (_fact, text) => {
  const slips = slipsOf(withFile("legal/terms.md", (before) => `${before}\nAsk ${text}.\n`));
  expect(slips.map(sentenceOf)).toEqual([
    expect.stringMatching(
      /^content\/legal\/terms\.md, line \d+: ".*" is typed out, and stays when it changes/,
    ),
  ]);
});

test("a sample phone number rings at nobody", () => {
  const ringing = slipsOf(withFile("agency.yaml", (text) => text.replace("+677 00 123", "+677 7400 123")));
  expect(ringing.map(sentenceOf)).toEqual([
    expect.stringMatching(/agency\.yaml, line \d+: \+677 7400 123 is a sample and may ring at a stranger's/),
  ]);
  const own = withFile("agency.yaml", (text) =>
    text.replace("+677 00 123", "+677 7400 123").replace("phoneHoniara: sample", "phoneHoniara: owner"),
  );
  expect(slipsOf(own)).toEqual([]);
});

test("pages are told nothing of sources, but for the tags of a preview", () => {
  const content = loadContent("content");
  const published = [...modulesOf(content, false).values()].join("");
  expect(published).not.toMatch(/"(?:sources?|sample)":/);
  const preview = modulesOf(content, true);
  expect(preview.get("partners.ts")).toMatch(/"source": "sample"/);
  expect(preview.get("team.ts")).toMatch(/"sample": true/);
  expect(preview.get("projects.server.ts")).toMatch(/"result": "sample"/);
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
    /\nNothing to be mended, \w+ against the house style, \d+ not confirmed, \d+ promises\.\n$/,
  );
  expect(run("--confirmed").status).toBe(1);
}, 60_000);
