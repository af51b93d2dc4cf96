import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { issuesOf } from "./check.ts";
import { type ContentFiles, readFiles } from "./files.ts";
import { sentenceOf } from "./issue.ts";
import { styleIssuesOf } from "./style.ts";
import { edited, fileOf, slugOf, withText } from "./testing/content-files.ts";

const site = readFiles("content");
// The first check reads every file; each test then rereads only the file it changes.
const today = issuesOf(site);

const withFile = (path: string, text: string | undefined) => withText(site, path, text);
const linesOf = ({ texts }: ContentFiles, path: string) => (texts.get(path) ?? "").split("\n");

/** Number of the first line of `path` that differs in `files`. */
function firstChange(files: ContentFiles, path: string): number {
  const before = linesOf(site, path);
  return linesOf(files, path).findIndex((line, index) => line !== before[index]) + 1;
}

/** Number of the line of the file at `path` that begins with `start`. */
const lineOf = (path: string, start: string) =>
  linesOf(site, path).findIndex((line) => line.startsWith(start)) + 1;

const article = fileOf(site, "articles", (text) => text.includes("href:") && text.includes("\n## "));
const plain = (text: string) => !/^(?:aliases|next):/m.test(text) && /^image:/m.test(text);
const project = fileOf(site, "projects", plain);
const otherProject = fileOf(site, "projects", (text) => text !== site.texts.get(project));
const service = fileOf(site, "services", (text) => text.includes("href:"));
const study = fileOf(site, "case-studies");
const legal = fileOf(site, "legal");
const quote = fileOf(site, "testimonials", (text) => text.includes("rating: 5") && text.includes("href:"));
const partner = fileOf(site, "partners");
const card = fileOf(site, "service-cards", (text) => text.includes("href: /services/"));
const agency = "agency.yaml";
/** If two pages have the same description, the newer one is reported. */
const [older = "", newer = ""] = [article, study].toSorted(
  (one, other) => statSync(`content/${one}`).mtimeMs - statSync(`content/${other}`).mtimeMs,
);
const description = /^head:\n.*\n {2}description: (.*)/m.exec(site.texts.get(older) ?? "")?.[1];

/** Replaces the whole file, or is a new one. */
const wholeFile = Symbol("the whole file");

/**
 * What an owner types in a file, the answer (`…` stands for words of this agency's), what it replaces (the line of that
 * name where nothing else is said), and the line of the answer (that of the change).
 */
type Slip = [
  path: string,
  typed: string | undefined,
  answer: string,
  instead?: string | RegExp | typeof wholeFile,
  line?: number,
];

/** A bar chart before the first heading of a text, and the number of its first line. */
const bars = `
\`\`\`drawing
kind: barz
title: Some bars
caption: Some
columns: [A, B]
bars: [{ name: One, value: 1, shown: one }, { name: Two, value: 1, shown: two }]
\`\`\`

## `;
const barLine = lineOf(article, "## ") + 1;
const redirects = /^redirects:.*/m;
const ownDescription = /(?<=^head:\n.*\n {2})description: .*/m;
const inText = (typed: string, answer: string): Slip => [article, `\n${typed}\n\n## `, answer, "\n## "];

const slips: Slip[] = [
  // Markdown
  inText(
    "A ~~former~~ word.",
    "two tildes (~~) stand in the text, so that visitors read them. Remove them, or the words between.",
  ),
  inText(
    "[the page](/contact to learn.",
    "a link is not closed, so that visitors read its address. Put a ) after the address, without spaces in it: [words](/contact).",
  ),
  inText(
    "[](/contact).",
    "a link has no words. Write what visitors read between [ and ]: [words](/contact).",
  ),
  inText(
    "[us](htps://a.b).",
    'the link leads to "htps://a.b", which is no address. Write "/contact" and the like for a page of ours, "https://www.example.com" for another site. An email address or a phone number is written as words.',
  ),
  inText(
    "[A boat](boat.jpg)",
    "a picture is written as a link. Put an exclamation mark before it: ![what it shows](boat.jpg).",
  ),
  inText(
    "![A boat with post](a/b.jpg)",
    `the picture is written with an address or a folder ("a/b.jpg"). Let it lie in content/articles/…/, and write only its file's name here.`,
  ),
  inText(
    "This is **important.",
    "two stars or underscores stand alone, so that visitors read them. Put two before and two after the words, without spaces between: **words**.",
  ),
  inText(
    "We <b>listen</b>.",
    "there is an HTML tag, which would not be shown. Remove it; for weight write **bold** or *emphasis*, for a link [words](/contact).",
  ),
  // YAML
  [
    project,
    "\n\tdescription: ",
    "the line begins with a tab. Replace the tab by spaces, as many as its neighbours have.",
    /\n {2}description: /,
  ],
  [
    project,
    "\n      ",
    "the line is indented differently from its neighbours. Give it as many spaces as they have.",
    /(?<=\n {2}title: .*)\n {2}(?=desc)/,
  ],
  [
    quote,
    "content: The #1 agency.",
    '"#" begins a remark, so that visitors would read "The" alone. Put the whole text in quotation marks, or the remark on a line of its own.',
  ],
  [
    quote,
    "content: 'It's good.'",
    'the text stands between single quotation marks and has one in it. Put double ones (") around it.',
  ],
  [
    quote,
    "content:\u00a0Good.",
    "a non-breaking space follows the colon, and looks like a plain one. Replace it with a space from the keyboard.",
  ],
  [
    quote,
    "content: - Good.",
    'the text begins with a sign that has a meaning of its own. Put the text in quotation marks: content: "...".',
  ],
  [
    quote,
    "content: *Good*",
    'the text begins with a sign that has a meaning of its own. Put the text in quotation marks: content: "...".',
  ],
  [
    quote,
    "content: &Co is good.",
    'the text begins with a sign that has a meaning of its own. Put the text in quotation marks: content: "...".',
  ],
  [
    quote,
    "content: !Good work.",
    'the text begins with a sign that has a meaning of its own. Put the text in quotation marks: content: "...".',
  ],
  [
    quote,
    "content: They did: listen",
    'the text has a colon in it, which ends a name here. Put the whole text in quotation marks: content: "...".',
  ],
  [
    quote,
    'content: "Good.',
    'a quotation mark (") is opened in this line and not closed. Put one at the end of the text, and write \\" for those within.',
  ],
  [
    quote,
    "content: “Good.”",
    'the content stands between curly quotation marks, which visitors would see. Use straight ones (") or none.',
  ],
  [
    quote,
    "rating: 5\nrating: 4",
    '"rating" stands here for the second time. Remove one of the two.',
    undefined,
    lineOf(quote, "rating:") + 1,
  ],
  // The schema
  [article, "sumary:", '"sumary" is not a name that is known here. Did you mean "summary"?', /^summary:/m],
  [
    quote,
    "",
    'the company is missing. Add a line "company: ...", as other files of the folder have it.',
    /^company: .*\n/m,
    lineOf(quote, "position:"),
  ],
  [
    quote,
    "company:",
    'the company is empty. Write something after "company:", or copy it from another file.',
  ],
  [
    project,
    "",
    'the tags is missing. Add a line "tags:" and below it each entry on a line of its own that begins with "- ".',
    /^tags:\n(?: .*\n)*/m,
    lineOf(project, "title:") + 1,
  ],
  [
    quote,
    "rating: five",
    'the rating should be a number, and "five" is not. Write digits only, without quotation marks.',
  ],
  [quote, "project: 5", 'the project should be a text, and "5" is not. Put it in quotation marks.'],
  [quote, "rating: 6", "the rating is 6; the highest is 5. Write a lower number."],
  [
    article,
    `  description: ${"long words ".repeat(20)}`,
    "the description has 219 letters; search engines show about 155. Shorten it.",
  ],
  [
    project,
    "tags:\n  - More\n",
    "the tags has 4 entries; there is room for 3. Remove 1.",
    /^tags:\n/m,
    lineOf(project, "tags:"),
  ],
  [
    project,
    "tags:\n",
    "the tags has 2 entries and needs 3. Add 1.",
    /^tags:\n.*\n/m,
    lineOf(project, "tags:"),
  ],
  [
    project,
    "category: dashbord",
    'the category is "dashbord", which does not exist. Did you mean "dashboard"?',
  ],
  [agency, "  email: a.b", 'the email in "agency" is "a.b". Write an email address: hello@example.com.'],
  [
    article,
    "href: javascript:a",
    'the link in "link" is "javascript:a". Write "/contact" and the like for a page of ours, "https://www.example.com" for another site. An email address or a phone number is written as words.',
    /href: .*/,
  ],
  [
    agency,
    "closes: 7:00",
    'the closing time of entry 1 in "hours" is not after the opening. Write a later time of the same day.',
    /closes: .*/,
  ],
  [
    agency,
    "days: Fri",
    'the days of entry 2 in "openingHours" have a day that another line has as well. Give each day to one line.',
    /days: Sat/,
  ],
  [
    article,
    "published: 2026-02-30",
    'the date of publication is "2026-02-30". Write a day of the calendar, the year first: 2026-11-21.',
  ],
  [
    "redirects.yaml",
    "redirects:\n  Old: /contact",
    '"Old" is not the address of a page. Write it with small letters, digits and hyphens after a slash: /old-page.',
    redirects,
    4,
  ],
  [
    quote,
    "content: TODO",
    'the content has "TODO" in it, which is a placeholder or no fact of content/agency.yaml or content/deployment.ts, nor a count of a folder. Write the real text, or a name that is there, as in {agency.name}.',
  ],
  [
    article,
    "summary: By {agency.nmae}.",
    'the summary has "{agency.nmae}" in it, which is a placeholder or no fact of content/agency.yaml or content/deployment.ts, nor a count of a folder. Write the real text, or a name that is there, as in {agency.name}.',
  ],
  [
    "words/blocks.yaml",
    "5",
    "the stars has lost {rating}, which the page fills in. Write {rating} where it belongs in the text.",
    "{rating} out of 5",
  ],
  [
    project,
    "  alt: IMG_2033.jpg",
    'the alternative text in "image" tells nothing to those who cannot see the picture. Say in a sentence what it shows.',
  ],
  [
    article,
    "image: a.jpg\n",
    "the image has another form than it should. Give it the form it has in another file.",
    /^image:.*\n(?: .*\n)*/m,
  ],
  [
    article,
    bars,
    'the kind of entry 1 in "blocks" is "barz", which does not exist. Did you mean "bars"?',
    "\n## ",
    barLine,
  ],
  // Between files
  [
    article,
    "href: /contakt",
    "the link leads to /contakt, a page that does not exist. Did you mean /contact?",
    /href: .*/,
  ],
  [
    article,
    "href: /services/photos",
    "the link leads to /services/photos, a page that does not exist. If that page was renamed, write its new address; if it was deleted, remove the link or lead it elsewhere.",
    /href: .*/,
  ],
  [
    "redirects.yaml",
    "redirects:\n  /services: /contact",
    "/services is a page of the site. Remove the line, or rename the page.",
    redirects,
    4,
  ],
  [
    project,
    `next: ${slugOf(otherProject)}x\nclient:`,
    'the next project is "…", which does not exist. Did you mean /portfolio/…?',
    /^client:/m,
  ],
  [
    project,
    `aliases:\n  - ${slugOf(otherProject)}\nclient:`,
    "the address /portfolio/… belongs to content/projects/….yaml already. Remove it here, or rename that file.",
    /^client:/m,
  ],
  [
    newer,
    `description: ${description}`,
    "the description is the same as in … Every page needs its own; write another.",
    ownDescription,
  ],
  [
    project,
    "  name: projects/batumi-imo",
    'there is no drawing "projects/batumi-imo". Did you mean "projects/batumi-immo"?',
  ],
  [service, "icon: i-lucide-glob", 'there is no icon "i-lucide-glob". Did you mean "i-lucide-globe"?'],
  [
    quote,
    "company: Nobody",
    'no project or case study has a client called "Nobody". Write the name as it stands there under "client".',
  ],
  [
    article,
    "author: nobody-at-all",
    "there is no content/team/nobody-at-all.yaml. Let somebody else sign it: write the name of another file of that folder, without its ending.",
  ],
  [legal, "updated: 2999-01-15", "2999-01-15 is still to come. Write the day of the last change."],
  [
    article,
    "published: 2999-01-15",
    "2999-01-15 is still to come: nothing waits for the day, and the article would be public with the next deployment. Write the day on which it is deployed.",
  ],
  // Claims
  [
    partner,
    "",
    'the source is missing: it says who answers for this claim. Add a line "source: owner" if the agency confirms it, or "source: sample" until it does.',
    /source: .*\n/,
    lineOf(partner, "mark:"),
  ],
  [partner, "source: owned", 'the source is "owned", which does not exist. Did you mean "owner"?'],
  [
    project,
    "  reslt: sample",
    'the result in "sources" is missing: it says who answers for "result". Add a line "result: owner" if the agency confirms it, or "result: sample" until it does.',
    /^ {2}result: .*/m,
    lineOf(project, "sources:"),
  ],
  // Facts of the agency
  [
    legal,
    "\nAsk +677-00-123.\n",
    '"+677-00-123" is typed out, and stays when it changes in content/agency.yaml. Write {agency.phone} in its place.',
    /$/,
    (site.texts.get(legal) ?? "").split("\n").length + 1,
  ],
  [
    agency,
    "number: +677 7400 123\n      source: sample",
    `+677 7400 123 is marked as a sample and may ring at a stranger's. If it is the agency's own, write "source: owner" in the place of "source: sample" below it; if not, write one that nobody has: +677 00 123 or +44 20 7946 0123.`,
    /number: .*\n\s+source: .*/,
  ],
  // Files
  [
    "testimonials/new.yaml",
    "",
    "the file is empty. Copy another file of the folder into it and change that, or delete this one.",
    wholeFile,
  ],
  [
    "testimonials/new.yaml",
    "They were good.",
    'the file holds no "name: value" lines. Copy another file of the folder and change it.',
    wholeFile,
  ],
  [
    "articles/new.md",
    "# Hello\n\nText.",
    'the file does not begin with a block between two lines of "---". Copy that block from another file of the folder.',
    wholeFile,
  ],
  [
    "articles/new.md",
    "---\nheading: New\n\nText.",
    'the block at the head of the file is not closed. Put a line "---" under its last line.',
    wholeFile,
  ],
  [
    "testimonials/new.yaml",
    "\uFFFD\uFFFDn\0a\0",
    'the file is saved in a form whose letters cannot be read. Save it again with the encoding "UTF-8".',
    wholeFile,
  ],
  [
    "testimonials/new.yml",
    "a: b",
    'files of this folder end in ".yaml", and this one ends in ".yml". Rename it to "new.yaml".',
    wholeFile,
  ],
  [
    "articles/brief.docx",
    undefined,
    'files of this folder end in ".md", and this one ends in ".docx". Rename it to "brief.md".',
    wholeFile,
  ],
  [
    "articles/My First Brief.md",
    "",
    `the file's name becomes an address, which has small letters, digits and hyphens only. Rename it to "my-first-brief.md".`,
    wholeFile,
  ],
  [
    "article/brief.md",
    "",
    "no page shows this file. Move it into a folder that is read (did you mean content/articles?).",
    wholeFile,
  ],
  [
    "pages/states.yaml",
    undefined,
    "the file is missing, and its page cannot be made without it. Put it back.",
    wholeFile,
  ],
  [
    card,
    undefined,
    'no card on /services leads to this service. Copy a file of content/service-cards and write "href: /services/…" in it, or write "card: none" here.',
    wholeFile,
  ],
];

/** The files of the site with a slip in them. */
function withSlip([path, typed, , instead]: Slip): ContentFiles {
  if (instead !== wholeFile)
    return edited(site, path, instead ?? new RegExp(`^${typed?.split(":")[0]}: .*`, "m"), typed ?? "");
  const files = withText(site, path, typed);
  // A text that was there is deleted; what is no text has a path only.
  return typed === undefined && !site.texts.has(path) ? { ...files, paths: [...files.paths, path] } : files;
}

test.each(slips)("R-CST-12: in %s %j is answered by one sentence with file, line and remedy", (...slip) => {
  const [path, , answer, instead, line] = slip;
  const files = withSlip(slip);
  const issues = issuesOf(files);
  const words = answer.split("…").map((part) => RegExp.escape(part));
  expect(issues.map(sentenceOf)).toEqual([expect.stringMatching(new RegExp(`: ${words.join(".*")}$`))]);
  const changed = instead === wholeFile ? 1 : firstChange(files, path);
  if (path !== card) expect([issues[0]?.file, issues[0]?.line]).toEqual([`content/${path}`, line ?? changed]);
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

test("a day is to come only when it is so in every time zone", () => {
  const at = (day: string) => {
    const dates = `published: ${day}\nupdated: ${day}`;
    const files = edited(site, article, /^published: .*(?:\nupdated: .*)?/m, dates);
    return issuesOf(files, undefined, Date.UTC(2998, 11, 31, 23, 59));
  };
  expect(at("2999-01-01")).toEqual([]);
  expect(at("2999-01-02")).toHaveLength(1);
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
/** House-style issues that appear when `line` of `path` becomes `text`. */
function styleAfter(path: string, line: RegExp, text: string): string[] {
  const before = new Set(styleIssuesOf(site).map(({ what }) => what));
  const after = styleIssuesOf(edited(site, path, line, text)).map(({ what }) => what);
  return after.filter((what) => !before.has(what));
}

test("a long sentence and an exclamation mark are told as house style, but not in what clients said or the specification prescribes", () => {
  const told = (what: string) => [expect.stringContaining(what)];
  expect(styleAfter(service, /^intro: .*/m, `intro: ${words(31)}`)).toEqual(told("has 31 words. Make two"));
  expect(styleAfter(service, /^intro: .*/m, `intro: ${words(30)}`)).toEqual([]);
  expect(styleAfter(service, /^closing: .*/m, "closing: Come!")).toEqual(told("exclamation mark. End the"));
  expect(styleAfter(quote, /^content: .*/m, `content: ${words(31)}`)).toEqual([]);
  expect(styleAfter("pages/notices.yaml", /sent: .*/, "sent: We will answer!")).toEqual([]);
});
