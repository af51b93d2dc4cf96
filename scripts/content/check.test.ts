import { expect, onTestFinished, test, vi } from "vitest";
import { check } from "./check.ts";
import { type ContentFiles, readFiles } from "./documents.ts";
import { sentenceOf } from "./issue.ts";
import { edited, fileOf, slugOf, withText } from "./testing/content-files.ts";

const site = readFiles();
const issuesOf = (files: ContentFiles) => check(files).issues;

const withFile = (path: string, text: string | undefined) => withText(site, path, text);
const linesOf = (files: ContentFiles, path: string) => (files.get(path) ?? "").split("\n");

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
const otherProject = fileOf(site, "projects", (text) => text !== site.get(project));
const study = fileOf(site, "case-studies");
const quote = fileOf(site, "testimonials", (text) => text.includes("rating: 5") && text.includes("href:"));
const person = fileOf(site, "team");
const partner = fileOf(site, "partners");
const card = fileOf(site, "service-cards", (text) => text.includes("href: /services/"));
const featured = fileOf(site, "featured-projects");
const agency = "agency.yaml";

/** Replaces the whole file, or is a new one. */
const wholeFile = Symbol("the whole file");

/**
 * What an owner types in a file, the answer (`…` stands for any words), what it replaces (the line of that
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
const inText = (typed: string, answer: string): Slip => [article, `\n${typed}\n\n## `, answer, "\n## "];

const slips: Slip[] = [
  // Markdown
  inText("A ~~former~~ word.", 'visitors would read "~~" as it is typed. Write paragraphs, lists …'),
  inText("[us](htps://a.b).", 'href: Write "/contact" and the like for a page of ours, …'),
  inText("[A boat](boat.jpg)", "this is a link to a picture. Write ![what it shows](boat.jpg)."),
  inText("![A boat with post](a/b.jpg)", 'there is no picture "a/b.jpg" in … Put it there, and …'),
  inText("We do:\n• One\n• Two", 'visitors would read "•" as it is typed. Write paragraphs, lists …'),
  inText("- [ ] One\n- Two", 'visitors would read "[ ]" as it is typed. Write paragraphs, lists …'),
  inText("By {agency.nmae}, [here](/contact).", 'blocks: has "{agency.nmae}" in it, which is a …'),
  inText("We <b>listen</b>.", "html: is not shown. Write paragraphs, lists …"),
  [
    article,
    "\n## A\n\nB.\n\n## A\n\n## ",
    "heading: is the same as one above. Write …",
    "\n## ",
    barLine + 3,
  ],
  // YAML
  [quote, "company — Voxbone", 'Implicit keys need … after the colon: name: "...".', /^company: .*/m],
  [
    person,
    "  –",
    'All mapping … neighbours have, and an entry of a list with "- ". …',
    / {2}-(?! .*\n {2}-)/,
  ],
  [quote, "\nname:", "Map keys must be unique. Remove one of the two lines, or put back …", /\n {2}name:/],
  [project, "\n\tdescription: ", "Tabs are not allowed as indentation. Begin the …", /\n {2}description: /],
  [quote, "content: The #1 agency.", '"#", "*", "&" and "!" have a meaning in YAML, and visitors would …'],
  [quote, "content: 'It's good.'", "Unexpected scalar at node end. … between straight double quotation …"],
  [quote, 'content: "Good.', 'Missing closing "quote. … the text between straight double …'],
  [quote, "content: They did: listen", "Nested mappings are not allowed in compact mappings. Begin the …"],
  [quote, "content: “Good.”", "content: stands between curly quotation marks, which visitors would see. …"],
  // The schema
  [article, "sumary:", '"sumary" is unknown here. Did you mean "summary"?', /^summary:/m],
  [quote, "", "company: is missing or empty. Write it as …", /^company: .*\n/m, lineOf(quote, "position:")],
  [
    project,
    "  reslt: sample",
    "sources.result: is missing or empty. Write it as …",
    /^ {2}result: \w+$/m,
    lineOf(project, "sources:"),
  ],
  [quote, "project: 5", "project: Invalid input: expected string, … Put it between quotation marks. …"],
  [article, `  description: ${"long words ".repeat(20)}`, "description: Too big: expected string to have …"],
  [agency, "opens: 9.00", "opens: Write hours and minutes: 9:00 or 17:00.", /opens: .*/],
  [quote, "content: Our **work**.", 'content: has "**" in it, which visitors would read as …'],
  [quote, "rating: five", "rating: Invalid input: expected number, … Write digits alone, …"],
  [agency, "  email: a.b", "email: Write an email address: hello@example.com."],
  [article, "href: javascript:a", 'href: Write "/contact" and the like for a page of ours, …', /href: .*/],
  [agency, "closes: 7:00", "closes: is not after the opening. Write a later time of the …", /closes: .*/],
  [agency, '  name: "Tidemark', 'Missing closing "quote. … between straight double …', undefined, 6],
  [agency, `  name: Tidemark ${"Pacific ".repeat(4)}`, "name: has more than 28 characters, …"],
  [agency, "href: facebook.com/us", 'href: Write "/contact" and the like for a page of ours, …', 'href: "#"'],
  ["pages/contact.yaml", "      to: 1", "to: is no more than where the price begins. …", /^ {6}to: .*/m],
  [agency, "days: Fri", "days: have a day that another line has as well. Give each day to …", /days: Sat/],
  [
    project,
    "tools: Power BI, Asana\n",
    "tools: Invalid input: expected array, …",
    /^tools:\n(?: {2}- .*\n)+/m,
  ],
  [article, "published: 2026-02-30", "published: Write the calendar day of publication, …"],
  [
    "redirects.yaml",
    "redirects:\n  Old: /contact",
    "Old: is not an address of ours. Write it with small letters, digits and hyphens: /old-page.",
    redirects,
    4,
  ],
  [project, "  alt: IMG_2033.jpg", "alt: tells nothing to those who cannot see the picture. Say in a …"],
  [
    article,
    "image:\n  name: hero/bene\n  file: a.jpg\n  alt: A boat that brings the post\n",
    'image: needs either a "file", … Write a line "file: boat.jpg".',
    /^image:.*\n(?: .*\n)*/m,
    lineOf(article, "image:"),
  ],
  [article, "image: a.jpg\n", "image: Invalid input. Write it as in other files.", /^image:.*\n(?: .*\n)*/m],
  [article, bars, 'kind: "barz" is unknown here. Did you mean "bars"?', "\n## ", barLine],
  [article, bars.replace("kind: barz\n", ""), "kind: is missing. Write one of: flow, …", "\n## "],
  // Between files
  [article, "href: /contakt", 'no page has the address /contakt. Did you mean "/contact"?', /href: .*/],
  [featured, "link: /contakt", 'no page has the address /contakt. Did you mean "/contact"?'],
  [
    "redirects.yaml",
    "redirects:\n  /services: /contact",
    "/services is a page. Remove the line, or rename the page.",
    redirects,
    4,
  ],
  [
    project,
    `next: ${slugOf(otherProject)}x\nclient:`,
    '"…" is not the name of a file in content/projects. Did you mean "…"?',
    /^client:/m,
  ],
  [
    project,
    `aliases:\n  - ${slugOf(otherProject)}\nclient:`,
    "/portfolio/… leads to content/projects/….yaml too. Remove it from one of the two.",
    /^client:/m,
  ],
  [project, `next: ${slugOf(project)}\nclient:`, "next: is this project itself. Write …", /^client:/m],
  [quote, "company: Nobody", '"Nobody" is not the "client" of a project or case study. Write one of: ….'],
  [
    "pages/clients.yaml",
    "clientsVoice: Nobody",
    '"Nobody" is not the "name" of somebody in content/testimonials. Write one of: ….',
  ],
  [
    study,
    "category: Helthcare & Enterprise",
    '"…" is not in content/filters.yaml. Did you mean "Healthcare …',
  ],
  ["advisor.yaml", "topic: servces", '"servces" is not a topic of the advisor. Did …', "topic: services"],
  [article, "author: nobody-at-all", '"nobody-at-all" is not the name of a file in content/team. Write …'],
  // Claims
  [partner, "source: owned", 'source: "owned" is unknown here. Did you mean "owner"?'],
  // Files
  ["testimonials/new.yaml", "", "the file is empty, or has … Begin it like another file of …", wholeFile],
  ["articles/new.md", "# Hello\n\nText.", 'the file is … "name: value" lines (between two …', wholeFile],
  ["articles/new.md", "---\nheading: New\n\nText.", '… two lines of "---", …', wholeFile],
  ["testimonials/new.yaml", "\uFFFD\uFFFDn\0a\0", "the file is not in UTF-8. Save it with …", wholeFile],
  ["articles/New Brief.md.txt", "", 'files of … Rename it to "new-brief.md", or write …', wholeFile],
  ["articles/brief.docx", "", 'files of … to "brief.md", or write its words there.', wholeFile],
  ["article/brief.md", "", 'no page shows this file. Did you mean "articles"?', wholeFile],
  ["pages/states.yaml", undefined, "the file is missing, and its page cannot be made without …", wholeFile],
  [card, undefined, 'no card leads to this service. Write "href: /services/…" in a new file …', wholeFile],
];

/** The files of the site with a slip in them. */
function withSlip([path, typed, , instead]: Slip): ContentFiles {
  if (instead !== wholeFile)
    return edited(site, path, instead ?? new RegExp(`^${typed?.split(":")[0]}: .*`, "m"), typed ?? "");
  // A text that was there is deleted; what is no text has a path only.
  return withText(site, path, typed ?? (site.has(path) ? undefined : ""));
}

test.each(slips)("in %s %j is answered by a sentence with file, line and remedy", (...slip) => {
  const [path, , answer, instead, line] = slip;
  const files = withSlip(slip);
  const issues = issuesOf(files);
  const words = answer.split("…").map((part) => RegExp.escape(part));
  expect(issues.map(sentenceOf)).toEqual([expect.stringMatching(new RegExp(`: ${words.join(".*")}$`))]);
  const changed = instead === wholeFile ? 1 : firstChange(files, path);
  if (path !== card) expect([issues[0]?.file, issues[0]?.line]).toEqual([`content/${path}`, line ?? changed]);
});

test("a copy needs a place in the order and a head that no other page has", () => {
  const issues = issuesOf(withFile("projects/a-copy.yaml", site.get(project)));
  expect(new Set(issues.map(({ what }) => what.split(":")[0]))).toEqual(
    new Set(["title", "description", "order", "tour"]),
  );
  for (const { what } of issues)
    expect(what).toMatch(
      /: is the same as in content\/projects\/[\w-]+\.yaml\. Write another in one of the two\.$/,
    );
});

test("a legal page that is deleted is missed where links lead to it", () => {
  const files = issuesOf(withFile("legal/accessibility.md", undefined)).map(({ file }) => file);
  expect(files).toContain("content/navigation.yaml");
});

test("a day is in the future only when it is so in every time zone, and no change is before publication", () => {
  const at = (published: string, updated = published) => {
    const dates = `published: ${published}\nupdated: ${updated}`;
    const files = edited(site, article, /^published: .*(?:\nupdated: .*)?/m, dates);
    return issuesOf(files).map(({ what }) => what);
  };
  vi.setSystemTime(Date.UTC(2998, 11, 31, 23, 59));
  onTestFinished(() => void vi.useRealTimers());
  expect(at("2999-01-01")).toEqual([]);
  expect(at("2999-01-02").join()).toMatch(
    /is in the future, and nothing waits for the day.*is in the future/,
  );
  expect(at("2998-12-03", "2998-12-02")).toEqual([
    expect.stringMatching(/^updated: is before the publication/),
  ]);
});

test.each([
  ["line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["spaces after the dashes", (text: string) => text.replace(/^---/, "--- ")],
])("%s are no issue", (_what, change) => {
  expect(issuesOf(withFile(article, change(site.get(article) ?? "")))).toEqual([]);
});
