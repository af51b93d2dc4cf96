import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { issuesOf, styleIssuesOf } from "./check.ts";
import images from "../../content/images.json" with { type: "json" };
import { projectSchema } from "../../content/schema.ts";
import { readFiles } from "./files.ts";
import { sentenceOf } from "./issue.ts";
import { fileOf, slugOf, withImage } from "./some-files.ts";

const content = readFiles("content");
const person = fileOf(content, "team", (text) => text.match(/^ {2}- /gm)?.length === 3);
const drawing = `image:\n  name: ${Object.keys(images)[0]}\n  alt: A drawing of it\n`;
/** The site as it is, with a drawing of this person. */
const site = {
  ...content,
  paths: content.paths.filter((path) => !path.startsWith(`${person.replace(/\.\w+$/, "")}/`)),
  texts: new Map(content.texts).set(person, withImage(content.texts.get(person) ?? "", drawing)),
};
// The first look reads every file; those of the tests read one.
const today = issuesOf(site);
const earlier = new Set(styleIssuesOf(site).map(({ file, what }) => `${file}: ${what}`));

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

const article = fileOf(content, "articles", (text) => text.includes("href:") && text.includes("\n## "));
const plain = (text: string) => !/^(?:aliases|next):/m.test(text) && /^image:/m.test(text);
const project = fileOf(content, "projects", plain);
const otherProject = fileOf(content, "projects", (text) => text !== site.texts.get(project));
const service = fileOf(content, "services", (text) => text.includes("href:"));
const study = fileOf(content, "case-studies");
/** Of two pages with one description the newer is told. */
const [older = "", newer = ""] = [article, study].toSorted(
  (one, other) => statSync(`content/${one}`).mtimeMs - statSync(`content/${other}`).mtimeMs,
);
const olderDescription = /^head:\n.*\n {2}description: (.*)/m.exec(site.texts.get(older) ?? "")?.[1] ?? "";
const quote = fileOf(content, "testimonials", (text) => text.includes("rating: 5") && text.includes("href:"));
/** The lines of a record's picture. */
const pictureLines = /^image:.*\n(?: .*\n)*/m;
const shape = Object.keys(projectSchema.shape);
const before = (field: string) =>
  `${shape.slice(0, shape.indexOf(field)).findLast((name) => lineOf(project, `${name}:`) > 0)}:`;
const agency = "agency.yaml";

type Seed = [issue: string, path: string, from: string | RegExp, to: string, words: RegExp, line?: number];

/** A drawing of bars before the first heading of a text, and the number of its first line. */
const bars = (first: string, second: string) =>
  `\n\`\`\`drawing\nkind: bars\ntitle: Some bars\ncaption: Some\ncolumns: [A, B]\nbars:\n  - ${first}\n  - ${second}\n\`\`\`\n\n## `;
const barLine = lineOf(article, "## ");
const bar = "{ name: One, value: 1, shown: one }";

const changes: Seed[] = [
  [
    "a space between a link's words and its address",
    article,
    "\n## ",
    "\nSee [the page] (/contact) to learn more.\n\n## ",
    /^a link is not written as one/,
  ],
  [
    "a link without words",
    article,
    "\n## ",
    "\nSee [](/contact) to learn more.\n\n## ",
    /^a link has no words\. Write what visitors read/,
  ],
  [
    "a picture without its exclamation mark",
    article,
    "\n## ",
    "\n[A boat with post](boat.jpg)\n\n## ",
    /^a picture is written as a link\. Put an exclamation mark before it/,
  ],
  [
    "bold words that are not closed",
    article,
    "\n## ",
    "\nThis is **important to all.\n\n## ",
    /^two stars or underscores stand alone/,
  ],
  ["a heading without a space", article, "\n## ", "\n##A part\n\n## ", /^there is no space after "##"/],
  ["a table", article, "\n## ", "\n| a | b |\n|---|---|\n\n## ", /^a text has no tables/],
  [
    "an address among the words",
    article,
    "\n## ",
    "\nMore is on https://example.com.\n\n## ",
    /^an address stands among the words.*Make a link of it/,
  ],
  [
    "an address that is no link",
    article,
    /href: .*/,
    "href: mailto:a@b.com",
    /Write the address or the number as words, or lead to "\/contact"\.$/,
  ],
  [
    "a sign # that cuts a text",
    quote,
    /^content: .*/m,
    "content: They are our #1 agency.",
    /^"#" begins a remark, so that visitors would read "They are our" alone\. Put the whole text in quotation marks/,
  ],
  [
    "a non-breaking space for indentation",
    project,
    /\n {2}description: /,
    "\n\u00a0\u00a0description: ",
    /^the line begins with a non-breaking space/,
  ],
  [
    "a day that stands in two lines of the hours",
    agency,
    /(?<=\nopeningHours:[^]*)days: Sat/,
    "days: Fri",
    /has a day that another line has as well \(Fri\)\. Give each day to one line\.$/,
  ],
  [
    "a day by its whole name",
    agency,
    /days: Sat/,
    "days: Saturday",
    /first three letters: Sat, or Mon–Fri\.$/,
  ],
  [
    "an invisible sign",
    service,
    /^closing: .*/m,
    "closing: Ask\u200b us.",
    /^the closing has an invisible sign in it/,
  ],
  [
    "a redirect without a slash",
    "redirects.yaml",
    /^redirects:.*/m,
    "redirects:\n  Old Page: /contact",
    /^"Old Page" is no address of a page\. .* after a slash: \/old-page\.$/,
    4,
  ],
  [
    "a link that is not closed",
    article,
    "\n## ",
    "\nSee [the page](/contact to learn more.\n\n## ",
    /^a link is not closed, so that visitors read its address\. Put a \) after the address/,
  ],
  [
    "an email address without @",
    agency,
    /email: .*/,
    "email: hello.example.com",
    /is no email address\. Write one with a name, an @ and a domain/,
  ],
  [
    "a language by its name",
    agency,
    /^lang: .*/m,
    "lang: English",
    /^the lang is "English", which names no language\. Write its short name/,
  ],
  [
    "an office that closes before it opens",
    agency,
    /closes: .*/,
    "closes: 7:00",
    /the closing time of entry 1 in "\w+" is 7:00, which is not after the opening/,
  ],
  [
    "an hour in another form",
    agency,
    /closes: .*/,
    "closes: 5pm",
    /no time of day\. Write hours and minutes, as in closes: 17:00\.$/,
  ],
  [
    "a link that runs a script",
    article,
    /href: .*/,
    "href: javascript:alert(1)",
    /Write "https:\/\/\.\.\." for another site, "\/contact" and the like for a page of ours\.$/,
  ],
  [
    "a misspelt https",
    article,
    /href: .*/,
    "href: htps://example.com",
    /which is no address\. Write "https:\/\/example\.com"\.$/,
  ],
  [
    "a link to a page that was deleted",
    article,
    /href: .*/,
    "href: /services/photography",
    /If that page was renamed, write its new address; if it was deleted, remove the link/,
  ],
  [
    "a redirect from a page that is there",
    "redirects.yaml",
    /^redirects:.*/m,
    "redirects:\n  /services: /contact",
    /^\/services is a page of the site\. Remove the line/,
    4,
  ],
  [
    "a kind of drawing that does not exist",
    article,
    "\n## ",
    bars(bar, bar).replace("bars", "barz"),
    /^the kind of entry 1 in "blocks" is "barz", which does not exist\. Did you mean "bars"\?$/,
    barLine + 1,
  ],
  [
    "a label of a drawing that a phone has no room for",
    article,
    "\n## ",
    bars(bar, "{ name: One, value: 1, shown: far more letters than there is room }"),
    /has 35 letters; there is room for 22\. Shorten it\.$/,
    barLine + 7,
  ],
  [
    "a short text without the place that a page fills in",
    "words/blocks.yaml",
    "{rating} out of 5 stars",
    "5 stars",
    /^"stars" has lost \{rating\}, which the page fills in\. Write \{rating\} where it belongs/,
  ],
  [
    "a short text that is missing",
    "words/layout.yaml",
    /^skip: .*$/m,
    "# nothing here",
    /^the skip is missing\. Add a line "skip: \.\.\."/,
    1,
  ],
  [
    "a description that is too long",
    article,
    /description: .*/,
    `description: ${"long words ".repeat(20)}`,
    /^the description has 219 letters; search engines show about 155\. Shorten it\.$/,
  ],
  [
    "a day that does not exist",
    article,
    /^published: .*/m,
    "published: 2026-02-30",
    /date of publication is 2026-02-30, a day that no calendar has/,
  ],
  [
    "a date in another order",
    article,
    /^published: .*/m,
    "published: 21.11.2026",
    /Write year, month and day: 2026-11-21/,
  ],
  [
    "a day that is still to come",
    article,
    /^published: .*/m,
    "published: 2999-01-15",
    /^2999-01-15 is still to come: nothing waits for the day/,
  ],
  [
    "a change before the publication",
    article,
    /^published: .*(?:\nupdated: .*)?/m,
    "published: 2020-01-15\nupdated: 2001-01-15",
    /^the last change \(2001-01-15\) is before the publication/,
    lineOf(article, "published:") + 1,
  ],
  [
    "a drawing's name beside a picture's file",
    article,
    pictureLines,
    "image:\n  name: articles/boat\n  file: boat.jpg\n  alt: A boat with the post\n",
    /^"name" belongs to a drawing, and this picture is a file of yours\. Leave out the line "name"\.$/,
    lineOf(article, "image:") + 1,
  ],
  [
    "a picture's file under the name of a drawing",
    project,
    pictureLines,
    "image:\n  name: boat.jpg\n  alt: A boat with the post\n",
    /^"name" is for the drawings.*Write "file: boat\.jpg" in its place\.$/,
    lineOf(project, "image:") + 1,
  ],
  [
    "a picture's file in the line of the picture",
    article,
    pictureLines,
    "image: boat.jpg\n",
    /Write "image:" and below it, two spaces further in, "file: boat\.jpg" and "alt: \.\.\."/,
    lineOf(article, "image:"),
  ],
  [
    "a picture in the text with its folder",
    article,
    /\n## /,
    "\n![A boat with post](content/articles/x/boat.jpg)\n\n## ",
    /is written with its folder \("content\/articles\/x\/boat\.jpg"\).*write only the file's name: boat\.jpg\.$/,
  ],
  [
    "a picture in the text that lies on another site",
    article,
    /\n## /,
    "\n![A boat with post](https://pictures.example/boat.jpg)\n\n## ",
    /lies on another site\. Save it into content\/articles\/[a-z0-9-]+\/, and write only its file's name/,
  ],
  [
    "no word about who answers for it",
    project,
    /^sources:\n(?: .*\n)*/m,
    "",
    /^it is not said who answers for what the file says\. Paste this line.*: sources: \{ description: sample, workDelivered: sample, .*result: sample \} and write "owner"/,
    lineOf(project, before("sources")),
  ],
  [
    "a group of lines that is missing",
    project,
    /^head:\n(?: .*\n)*/m,
    "",
    /^the head is missing\. Add a line "head:" and below it, each two spaces further in: "title: \.\.\.", "description: \.\.\."\.$/,
    lineOf(project, before("head")),
  ],
  [
    "a list that is missing",
    project,
    /^tags:\n(?: .*\n)*/m,
    "",
    /^"tags" is missing\. Add a line "tags:" and below it each entry on a line of its own/,
    lineOf(project, before("tags")),
  ],
  [
    "too many things delivered",
    project,
    /^workDelivered:\n/m,
    `workDelivered:\n${"  - One more thing\n".repeat(6)}`,
    /^"workDelivered" has \d+ entries; there is room for 6\. Remove/,
    lineOf(project, "workDelivered:"),
  ],
  [
    "no alternative text",
    person,
    /\n {2}alt: .*/,
    "",
    /no alternative text. Say in a sentence what it shows/,
    lineOf(person, "image:"),
  ],
  [
    "a file's name for alternative text",
    person,
    /alt: .*/,
    "alt: someone IMG_2033.jpg",
    /"someone IMG_2033\.jpg" tells nothing to those who cannot see/,
  ],
  [
    "a link to a page that does not exist",
    article,
    /href: .*/,
    "href: /contakt",
    /\/contakt, a page that does not exist. Did you mean \/contact\?/,
  ],
  [
    "a link to a place that no page has",
    article,
    /href: .*/,
    "href: /contact/quote#prize",
    /the place "#prize", which no page has. Did you mean "#price"\?/,
  ],
  [
    "an address without https",
    quote,
    /href: .*/,
    "href: www.samsung.com",
    /Write "https:\/\/www\.samsung\.com"/,
  ],
  [
    "an unknown next project",
    project,
    /^client:/m,
    `next: ${slugOf(otherProject)}x\nclient:`,
    new RegExp(
      `next project is "${slugOf(otherProject)}x", which does not exist. Did you mean /portfolio/${slugOf(otherProject)}\\?`,
    ),
  ],
  [
    "an address that another project has",
    project,
    /^client:/m,
    `aliases:\n  - ${slugOf(otherProject)}\nclient:`,
    new RegExp(`/portfolio/${slugOf(otherProject)} belongs to content/${otherProject} already`),
  ],
  [
    "a description that another page has",
    newer,
    /(?<=^head:\n.*\n {2})description: .*/m,
    `description: ${olderDescription}`,
    new RegExp(`the same as in content/${older}\\. Every page needs its own`),
  ],
  [
    "broken indentation",
    project,
    /(?<=\n {2}title: .*)\n {2}description: /,
    "\n      description: ",
    /indented differently/,
  ],
  [
    "a tab",
    project,
    /\n {2}description: /,
    "\n\tdescription: ",
    /begins with a tab. Replace the tab by spaces/,
  ],
  [
    "curly quotes as delimiters",
    quote,
    /^content: .*/m,
    "content: “They listened.”",
    /between curly quotation marks/,
  ],
  [
    "a colon in a text without quotation marks",
    quote,
    /^content: .*/m,
    "content: What they did: listen",
    /has a colon in it.*Put the whole text in quotation marks: content:/,
  ],
  [
    "a quotation mark that is not closed",
    quote,
    /^content: .*/m,
    'content: "They listened.',
    /is opened in this line and not closed/,
  ],
  [
    "an HTML tag in YAML",
    quote,
    /^content: .*/m,
    "content: They <b>listened</b>.",
    /HTML tag \(<b>\), which visitors would read/,
  ],
  [
    "an HTML tag in Markdown",
    article,
    /\n## /,
    "\nWe <b>listen</b>.\n\n## ",
    /there is an HTML tag, which would not be shown/,
  ],
  ["a heading of the first level", article, /\n## /, "\n# ", /not of the second level/],
  [
    "a picture in the text that is not there",
    article,
    /\n## /,
    "\n![A boat with post](boat.jpg)\n\n## ",
    /there is no picture "boat\.jpg" in content\/articles\/[a-z0-9-]+\/\. Put it there/,
  ],
  [
    "a misspelt name",
    article,
    /^summary:/m,
    "sumary:",
    /"sumary" is not a name that is known here. Did you mean "summary"\?/,
  ],
  [
    "a name that stands twice",
    quote,
    "rating: 5",
    "rating: 5\nrating: 4",
    /"rating" stands here for the second time/,
  ],
  [
    "a missing field",
    quote,
    /^company: .*\n/m,
    "",
    /the company is missing. Add a line "company: ..."/,
    lineOf(quote, "position:"),
  ],
  ["a name without anything after it", quote, /^company: .*/m, "company:", /the company is empty/],
  ["a number where a text is due", quote, /^project: .*/m, "project: 5", /Put it in quotation marks: "5"/],
  [
    "a phone number without its country",
    agency,
    /number: .*/,
    "number: 67700123",
    /the phone number of entry 1 in "phones" is "67700123".* with the country first/,
  ],
  ["a text where a number is due", quote, "rating: 5", "rating: five stars", /should be a whole number/],
  ["six stars", quote, "rating: 5", "rating: 6", /the rating is 6; the highest is 5/],
  ["an unknown category", project, /^category: .*/m, "category: dashbord", /Did you mean "dashboard"\?/],
  [
    "an unknown icon",
    service,
    /^icon: .*/m,
    "icon: i-lucide-graduaton-cap",
    /no icon "i-lucide-graduaton-cap". Did you mean "i-lucide-graduation-cap"\?/,
  ],
  [
    "an entry too few",
    person,
    /\n {2}- .*$/m,
    "",
    /"skills" has 2 entries and needs 3. Add 1/,
    lineOf(person, "skills:"),
  ],
  [
    "a setting that does not exist",
    "legal/privacy.md",
    "{deployment.messagesKept}",
    "{deployment.messagesKeep}",
    /\{deployment\.messagesKeep\} in it, which is no fact/,
  ],
  [
    "a sign that a filled-in sentence must not have",
    "pages/deployment.yaml",
    "No other company gets a copy.",
    "Nothing & no company.",
    /would spell otherwise/,
  ],
  ["a placeholder", quote, /^content: .*/m, "content: TODO ask her", /still holds a placeholder \("TODO"\)/],
  [
    "an unknown fact of the agency",
    article,
    /^summary: .*/m,
    "summary: By {agency.nmae}.",
    /\{agency\.nmae\} in it, which is no fact of content\/agency\.yaml/,
  ],
  [
    "an address written into the file",
    article,
    /^summary:/m,
    "slug: mine\nsummary:",
    /the address follows from the file's name/,
  ],
];

test.each(changes)(
  "R-CST-12: %s is answered by one sentence with file, line and remedy",
  (_slip, path, from, to, words, line) => {
    const text = changed(path, from, to);
    const issues = issuesOf(withFile(path, text));
    expect(issues.map(sentenceOf)).toHaveLength(1);
    const [issue] = issues;
    expect(issue?.what).toMatch(words);
    expect(sentenceOf(issue!)).toMatch(
      new RegExp(`^content/${path}, line ${line ?? firstChange(path, text)}: `),
    );
    expect(issue?.what).not.toMatch(/undefined|\[object|ZodError|\n/);
  },
);

const yaml = site.texts.get(quote);
const markdown = site.texts.get(article);

test.each<[string, string, string | undefined, RegExp]>([
  ["an empty file", "testimonials/new.yaml", "", /the file is empty/],
  [
    "a file of nothing but words",
    "testimonials/new.yaml",
    "They were very good.",
    /holds no "name: value" lines/,
  ],
  [
    "an article without its head",
    "articles/new.md",
    "# Hello\n\nText.",
    /does not begin with a block between two lines/,
  ],
  [
    "an article whose head is not closed",
    "articles/new.md",
    "---\nheading: New\n\nText.",
    /not closed. Put a line "---"/,
  ],
  ["a text saved as UTF-16", "testimonials/new.yaml", "\uFFFD\uFFFDn\0a\0m\0e\0", /encoding "UTF-8"/],
  [
    "the ending .yml",
    "testimonials/new.yml",
    yaml,
    /end in "\.yaml", and this one ends in "\.yml". Rename it to "new\.yaml"/,
  ],
  ["the ending .txt", "articles/brief.txt", undefined, /Rename it to "brief\.md"/],
  ["Markdown among YAML", "testimonials/new.md", markdown, /end in "\.yaml"/],
  [
    "capital letters and spaces in the name",
    "articles/My First Brief.md",
    markdown,
    /Rename it to "my-first-brief\.md"/,
  ],
  [
    "an unknown folder",
    "article/brief.md",
    markdown,
    /no page shows this file.*did you mean content\/articles\?/,
  ],
  [
    "a legal page that no route shows",
    "legal/imprint.md",
    site.texts
      .get("legal/terms.md")
      ?.replace(/head:\n.*\n.*/, "head:\n  title: Imprint\n  description: Who we are.")
      .replace(/^order: .*\n/m, ""),
    /no page shows this text/,
  ],
  [
    "an address that another page has",
    "legal/services.md",
    site.texts
      .get("legal/terms.md")
      ?.replace(/head:\n.*\n.*/, "head:\n  title: Imprint\n  description: Who we are.")
      .replace(/^order: .*\n/m, ""),
    /\/services belongs to another page/,
  ],
])("R-CST-12: %s is answered by one sentence", (_slip, path, text, words) => {
  const files = withFile(path, text);
  // Copies, whose words are their neighbour's as well.
  const issues = issuesOf(text === undefined ? { ...files, paths: [...files.paths, path] } : files).filter(
    ({ what }) => !what.endsWith("Say it in other words."),
  );
  expect(issues.map(sentenceOf)).toHaveLength(1);
  expect(sentenceOf(issues[0]!)).toMatch(
    new RegExp(`^content/${path.replaceAll(/[.()]/g, "\\$&")}, line 1: `),
  );
  expect(issues[0]?.what).toMatch(words);
});

test("dead links of one paragraph are told at once, whatever is wrong with each", () => {
  const text = changed(article, /\n## /, "\nSee [us](contact), [prices](/prices) and [more](/more).\n\n## ");
  const told = issuesOf(withFile(article, text)).map(({ line, what }) => [
    line,
    /"?(\/?\w+)"?, /.exec(what)?.[1],
  ]);
  const line = firstChange(article, text);
  expect(told).toEqual(["contact", "/prices", "/more"].map((address) => [line, address]));
});

/** A new record of a client that has no other, its address spoken of elsewhere. */
const client = "The New Harbour";
const card = fileOf(content, "featured-projects", (text) => text.includes("link: /"));
test.each([
  ["an issue of its own", (text: string) => text.replace(/^category: .*/m, "category: dashbord")],
  ["a tab", (text: string) => text.replace(/\n {2}description: /, "\n\tdescription: ")],
  ["a misspelt name above its further addresses", (text: string) => text.replace("aliases:", "alias:")],
])("while a new project has %s, nobody is told that it does not exist", (_slip, broken) => {
  const record = (site.texts.get(project) ?? "").replace(
    /^client: .*/m,
    `client: ${client}\naliases:\n  - old-harbour`,
  );
  const texts = new Map(site.texts)
    .set("projects/new-harbour.yaml", broken(record))
    .set(quote, changed(quote, /^company: .*/m, `company: ${client}`))
    .set(card, changed(card, /^link: .*/m, "link: /portfolio/new-harbour"))
    .set(article, changed(article, /\n## /, "\nSee [it](/portfolio/old-harbour) and [us](contact).\n\n## "));
  const files = { texts, paths: [...texts.keys()].filter((path) => texts.get(path) !== undefined) };
  const told = [...issuesOf(files), ...styleIssuesOf(files)].map(({ file, what }) => `${file}: ${what}`);
  const expected = /new-harbour\.yaml: |leads to "contact"/;
  expect(told.filter((sentence) => !expected.test(sentence) && !earlier.has(sentence))).toEqual([]);
  expect(told.filter((sentence) => expected.test(sentence))).toHaveLength(2);
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
  const served = [...site.texts].find(
    ([path, text]) => path.startsWith("service-cards/") && text.includes("href: /services/"),
  )!;
  expect(issuesOf(withFile(served[0], undefined)).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^no card on \/services leads to this service\. .* or write "card: none" here\.$/),
  ]);
});

test("a day is to come only when it is so in every time zone, and waits for nothing else", () => {
  const at = (published: string) =>
    issuesOf(
      withFile(
        article,
        changed(article, /^published: .*(?:\nupdated: .*)?/m, `published: ${published}\nupdated: 2999-12-31`),
      ),
      undefined,
      Date.UTC(2998, 11, 31, 23, 59),
    ).map(({ what }) => what);
  expect(at("2999-01-01")).toEqual([]);
  expect(at("2999-01-02")).toEqual([expect.stringMatching(/^2999-01-02 is still to come/)]);
});

test("a page's texts that were deleted are missed by their name", () => {
  const issues = issuesOf(withFile("pages/states.yaml", undefined));
  expect(issues.map(sentenceOf)).toEqual([
    "content/pages/states.yaml, line 1: the file is missing, and its page cannot be made without it. Put it back.",
  ]);
});

test.each([
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces after the dashes", (text: string) => text.replace(/^---/, "--- ")],
])("%s are no issue", (_what, change) => {
  expect(issuesOf(withFile(article, change(markdown ?? "")))).toEqual([]);
});

test("R-CST-12: the content has no issue", () => {
  expect(today.map(sentenceOf)).toEqual([]);
});
