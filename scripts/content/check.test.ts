import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { issuesOf, styleIssuesOf } from "./check.ts";
import { readFiles } from "./files.ts";
import { sentenceOf } from "./issue.ts";
import { fileOf, slugOf } from "./testing/content-files.ts";

const site = readFiles("content");
// The first look reads every file; those of the tests read one.
const today = issuesOf(site);

/** The site's files with `path` holding `text`; `undefined` removes it. */
function withFile(path: string, text: string | undefined) {
  const texts = new Map(site.texts);
  const paths = site.paths.filter((other) => other !== path);
  if (text === undefined) texts.delete(path);
  else {
    texts.set(path, text);
    paths.push(path);
  }
  return { texts, paths };
}

/** The file at `path` with one passage changed, which has to be there. */
function changed(path: string, from: string | RegExp, to: string): string {
  const text = site.texts.get(path) ?? "";
  const result = text.replace(from, () => to);
  expect(result, `nothing to change in ${path}`).not.toBe(text);
  return result;
}

/** Number of the first line of `text` that the file at `path` has not. */
function firstChange(path: string, text: string): number {
  const before = (site.texts.get(path) ?? "").split("\n");
  return text.split("\n").findIndex((line, index) => line !== before[index]) + 1;
}

/** Number of the line of the file at `path` that begins with `start`. */
const lineOf = (path: string, start: string) =>
  (site.texts.get(path) ?? "").split("\n").findIndex((line) => line.startsWith(start)) + 1;

const article = fileOf(site, "articles", (text) => text.includes("href:") && text.includes("\n## "));
const plain = (text: string) => !/^(?:aliases|next):/m.test(text) && /^image:/m.test(text);
const project = fileOf(site, "projects", plain);
const otherProject = fileOf(site, "projects", (text) => text !== site.texts.get(project));
const service = fileOf(site, "services", (text) => text.includes("href:"));
const study = fileOf(site, "case-studies");
const quote = fileOf(site, "testimonials", (text) => text.includes("rating: 5") && text.includes("href:"));
const agency = "agency.yaml";
/** Of two pages with one description the newer is told. */
const [older = "", newer = ""] = [article, study].toSorted(
  (one, other) => statSync(`content/${one}`).mtimeMs - statSync(`content/${other}`).mtimeMs,
);
const description = /^head:\n.*\n {2}description: (.*)/m.exec(site.texts.get(older) ?? "")?.[1];

type Slip = [slip: string, path: string, from: string | RegExp, to: string, words: RegExp, line?: number];

const inMarkdown: Slip[] = [
  ["a link that is not closed", "[the page](/contact to learn.", /^a link is not closed.* Put a \)/],
  ["a link without words", "[](/contact).", /^a link has no words\. Write what visitors read/],
  ["a link to no address", "[us](htps://a.b).", /^the link leads to "htps:\/\/a\.b".* Write "\/contact"/],
  [
    "a picture without its mark",
    "[A boat](boat.jpg)",
    /^a picture is written as a link\. Put an exclamation/,
  ],
  ["a picture from elsewhere", "![A boat with post](a/b.jpg)", /with an address or a folder.*write only/],
  [
    "bold words that are not closed",
    "This is **important.",
    /^two stars or underscores stand alone.* Put two/,
  ],
  ["an HTML tag", "We <b>listen</b>.", /there is an HTML tag, which would not be shown\. Remove it/],
].map(([slip = "", text, words]) => [
  slip as string,
  article,
  "\n## ",
  `\n${text as string}\n\n## `,
  words as RegExp,
]);

/** A drawing of bars before the first heading of a text, and the number of its first line. */
const bars = (kind: string, shown: string) =>
  `\n\`\`\`drawing\nkind: ${kind}\ntitle: Some bars\ncaption: Some\ncolumns: [A, B]\nbars:\n  - { name: One, value: 1, shown: one }\n  - { name: Two, value: 1, shown: ${shown} }\n\`\`\`\n\n## `;
const barLine = lineOf(article, "## ");

const inYaml: Slip[] = [
  ["a tab", project, /\n {2}description: /, "\n\tdescription: ", /with a tab\. Replace the tab by spaces/],
  ["indentation", project, /(?<=\n {2}title: .*)\n {2}(?=desc)/, "\n      ", /differently.* as many spaces/],
  ["a sign #", quote, /^content: .*/m, "content: The #1 agency.", /^"#" begins a remark.* quotation marks/],
  ["a colon", quote, /^content: .*/m, "content: They did: listen", /has a colon in it.* quotation marks/],
  [
    "an open quotation mark",
    quote,
    /^content: .*/m,
    'content: "Good.',
    /and not closed\. Put one at the end/,
  ],
  [
    "curly quotes",
    quote,
    /^content: .*/m,
    "content: “Good.”",
    /between curly quotation marks.* straight ones/,
  ],
  ["a name twice", quote, "rating: 5", "rating: 5\nrating: 4", /"rating" stands here for the second time/],
];

const bySchema: Slip[] = [
  ["a misspelt name", article, /^summary:/m, "sumary:", /"sumary" is not a name.* Did you mean "summary"\?/],
  [
    "a missing field",
    quote,
    /^company: .*\n/m,
    "",
    /company is missing\. Add a line/,
    lineOf(quote, "position:"),
  ],
  ["an empty field", quote, /^company: .*/m, "company:", /the company is empty\. Write something after/],
  [
    "a missing list",
    project,
    /^tags:\n(?: .*\n)*/m,
    "",
    /tags is missing.* begins with "- "/,
    lineOf(project, "title:") + 1,
  ],
  ["a text for a number", quote, "rating: 5", "rating: five", /should be a number.* Write digits only/],
  [
    "a number for a text",
    quote,
    /^project: .*/m,
    "project: 5",
    /be a text, and "5" is not\. Put it in quotation/,
  ],
  ["six stars", quote, "rating: 5", "rating: 6", /the rating is 6; the highest is 5\. Write a lower/],
  [
    "a long description",
    article,
    /description: .*/,
    `description: ${"long words ".repeat(20)}`,
    /219 letters.*155/,
  ],
  [
    "too many entries",
    project,
    /^tags:\n/m,
    "tags:\n  - More\n",
    /tags has 4 .* for 3\. Remove 1/,
    lineOf(project, "tags:"),
  ],
  [
    "too few entries",
    project,
    /^tags:\n.*\n/m,
    "tags:\n",
    /tags has 2 .* needs 3\. Add 1/,
    lineOf(project, "tags:"),
  ],
  ["an unknown category", project, /^category: .*/m, "category: dashbord", /Did you mean "dashboard"\?/],
  [
    "an email address",
    agency,
    /email: .*/,
    "email: a.b",
    /^the email in "agency" is "a\.b"\. Write an email/,
  ],
  ["a link", article, /href: .*/, "href: javascript:a", /"javascript:a"\. Write "\/contact" and the like/],
  ["an early closing", agency, /closes: .*/, "closes: 7:00", /^the closing time of entry 1.* Write a later/],
  ["a day twice", agency, /days: Sat/, "days: Fri", /a day that another line has as well\. Give each day/],
  [
    "a day that is none",
    article,
    /^published: .*/m,
    "published: 2026-02-30",
    /publication is "2026-02-30"\. Write/,
  ],
  [
    "a redirect",
    "redirects.yaml",
    /^redirects:.*/m,
    "redirects:\n  Old: /contact",
    /^"Old" is not .*\/old-page/,
    4,
  ],
  ["a placeholder", quote, /^content: .*/m, "content: TODO", /has "TODO" in it.* Write the real text/],
  [
    "an unknown fact",
    article,
    /^summary: .*/m,
    "summary: By {agency.nmae}.",
    /"\{agency\.nmae\}" in it.*no fact of/,
  ],
  [
    "a lost place",
    "words/blocks.yaml",
    "{rating} out of 5",
    "5",
    /stars has lost \{rating\}.* Write \{rating\}/,
  ],
  [
    "a file's name for words",
    project,
    / {2}alt: .*/,
    "  alt: IMG_2033.jpg",
    /tells nothing to those .* Say in a/,
  ],
  [
    "a picture in one line",
    article,
    /^image:.*\n(?: .*\n)*/m,
    "image: a.jpg\n",
    /another form.* in another file/,
  ],
  [
    "a kind of drawing",
    article,
    "\n## ",
    bars("barz", "two"),
    /"barz", .* Did you mean "bars"\?/,
    barLine + 1,
  ],
];

const betweenFiles: Slip[] = [
  [
    "a misspelt link",
    article,
    /href: .*/,
    "href: /contakt",
    /\/contakt, a page that does not exist\. Did you mean \/contact\?/,
  ],
  [
    "a deleted page",
    article,
    /href: .*/,
    "href: /services/photos",
    /If that page was renamed, .* remove the link/,
  ],
  [
    "a taken redirect",
    "redirects.yaml",
    /^redirects:.*/m,
    "redirects:\n  /services: /contact",
    /is a page of the site\. Remove/,
    4,
  ],
  [
    "an unknown next project",
    project,
    /^client:/m,
    `next: ${slugOf(otherProject)}x\nclient:`,
    /does not exist\. Did you mean \/portfolio\//,
  ],
  [
    "a taken address",
    project,
    /^client:/m,
    `aliases:\n  - ${slugOf(otherProject)}\nclient:`,
    /belongs to content\/.* already\. Remove it/,
  ],
  [
    "a description of another page",
    newer,
    /(?<=^head:\n.*\n {2})description: .*/m,
    `description: ${description}`,
    /the same as in .* write another/,
  ],
  [
    "an unknown icon",
    service,
    /^icon: .*/m,
    "icon: i-lucide-glob",
    /no icon "i-lucide-glob"\. Did you mean "i-lucide-globe"\?/,
  ],
  [
    "a day to come",
    article,
    /^published: .*/m,
    "published: 2999-01-15",
    /^2999-01-15 is still to come.* Write the day/,
  ],
];

test.each([...inMarkdown, ...inYaml, ...bySchema, ...betweenFiles])(
  "R-CST-12: %s in %s is answered by one sentence with file, line and remedy",
  (_slip, path, from, to, words, line) => {
    const text = changed(path, from, to);
    const issues = issuesOf(withFile(path, text));
    expect(issues.map(sentenceOf)).toHaveLength(1);
    const [issue] = issues;
    expect(issue?.what).toMatch(words);
    expect(issue?.file).toBe(`content/${path}`);
    if (to !== "") expect(issue?.line).toBe(line ?? firstChange(path, text));
    expect(issue?.what).not.toMatch(/undefined|\[object|ZodError|\n/);
  },
);

test.each<[string, string, string | undefined, RegExp]>([
  ["an empty file", "testimonials/new.yaml", "", /the file is empty/],
  ["a file of nothing but words", "testimonials/new.yaml", "They were good.", /holds no "name: value" lines/],
  ["an article without its head", "articles/new.md", "# Hello\n\nText.", /does not begin with a block/],
  [
    "a head that is not closed",
    "articles/new.md",
    "---\nheading: New\n\nText.",
    /not closed. Put a line "---"/,
  ],
  ["a text saved as UTF-16", "testimonials/new.yaml", "\uFFFD\uFFFDn\0a\0", /encoding "UTF-8"/],
  ["the ending .yml", "testimonials/new.yml", "a: b", /end in "\.yaml".* Rename it to "new\.yaml"/],
  ["a document of Word", "articles/brief.docx", undefined, /Rename it to "brief\.md"/],
  ["capitals and spaces in a name", "articles/My First Brief.md", "", /Rename it to "my-first-brief\.md"/],
  ["an unknown folder", "article/brief.md", "", /no page shows this file.*did you mean content\/articles\?/],
])("R-CST-12: %s is answered by one sentence", (_slip, path, text, words) => {
  const files = withFile(path, text);
  const issues = issuesOf({ ...files, paths: [...new Set([...files.paths, path])] });
  expect(issues).toEqual([
    { file: `content/${path}`, line: 1, what: expect.stringMatching(words) as string },
  ]);
});

test("a copy is told at the new file: its place in the order, and sentences that it shares", () => {
  const told = issuesOf(withFile("projects/a-copy.yaml", site.texts.get(project)));
  expect(new Set(told.map(({ file }) => file))).toEqual(new Set(["content/projects/a-copy.yaml"]));
  expect(told.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/has "order: \d+" as well\. Write another number here/),
      expect.stringMatching(/sentences stand, this one first, in content\/.* as well .* in other words\.$/),
    ]),
  );
});

test("a service stands on a card, or says that it has none", () => {
  const served = fileOf(site, "service-cards", (text) => text.includes("href: /services/"));
  expect(issuesOf(withFile(served, undefined)).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^no card on \/services leads to this service\. .* or write "card: none" here\.$/),
  ]);
});

test("a day is to come only when it is so in every time zone", () => {
  const at = (day: string) => {
    const text = changed(
      article,
      /^published: .*(?:\nupdated: .*)?/m,
      `published: ${day}\nupdated: 2999-12-31`,
    );
    return issuesOf(withFile(article, text), undefined, Date.UTC(2998, 11, 31, 23, 59));
  };
  expect(at("2999-01-01")).toEqual([]);
  expect(at("2999-01-02")).toHaveLength(1);
});

test("a page's texts that were deleted are missed by their name", () => {
  expect(issuesOf(withFile("pages/states.yaml", undefined)).map(sentenceOf)).toEqual([
    "content/pages/states.yaml, line 1: the file is missing, and its page cannot be made without it. Put it back.",
  ]);
});

test.each([
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces after the dashes", (text: string) => text.replace(/^---/, "--- ")],
])("%s are no issue", (_what, change) => {
  expect(issuesOf(withFile(article, change(site.texts.get(article) ?? "")))).toEqual([]);
});

test("R-CST-12: the content has no issue", () => {
  expect(today.map(sentenceOf)).toEqual([]);
});

const words = (count: number) => `${"word ".repeat(count - 1)}word.`;
/** House style that is told once `line` of `path` is `text`, and was not before. */
function styleAfter(path: string, line: RegExp, text: string): string[] {
  const before = new Set(styleIssuesOf(site).map(({ what }) => what));
  const after = styleIssuesOf(withFile(path, changed(path, line, text))).map(({ what }) => what);
  return after.filter((what) => !before.has(what));
}

test.each([
  ["a long sentence", service, /^intro: .*/m, `intro: ${words(31)}`, /has 31 words\. Make two of it/],
  ["an exclamation mark", service, /^closing: .*/m, "closing: Come!", /exclamation mark\. End the sentence/],
  ["an unknown client", quote, /^company: .*/m, "company: Nobody", /no .* has a client called "Nobody"/],
])("%s is told as house style, with what to write", (_slip, path, line, text, what) => {
  expect(styleAfter(path, line, text)).toEqual([expect.stringMatching(what)]);
});

test("thirty words pass, and nobody edits what a client said or the specification prescribes", () => {
  expect(styleAfter(service, /^intro: .*/m, `intro: ${words(30)}`)).toEqual([]);
  expect(styleAfter(quote, /^content: .*/m, `content: ${words(31)}`)).toEqual([]);
  expect(styleAfter("pages/notices.yaml", /sent: .*/, "sent: We will answer!")).toEqual([]);
});
