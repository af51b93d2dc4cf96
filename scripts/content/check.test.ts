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
const agency = "agency.yaml";
/** If two pages have the same description, the newer one is reported. */
const [older = "", newer = ""] = [article, study].toSorted(
  (one, other) => statSync(`content/${one}`).mtimeMs - statSync(`content/${other}`).mtimeMs,
);
const description = /^head:\n.*\n {2}description: (.*)/m.exec(site.texts.get(older) ?? "")?.[1];

/** What an owner types in a file, and the issue it raises. */
type Slip = [path: string, typed: string, answer: RegExp, instead?: string | RegExp, line?: number];

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

const inMarkdown: [typed: string, answer: RegExp][] = [
  ["A ~~former~~ word.", /^two tildes.* Remove them/],
  ["[the page](/contact to learn.", /^a link is not closed.* Put a \)/],
  ["[](/contact).", /^a link has no words\. Write what visitors read/],
  ["[us](htps://a.b).", /^the link leads to "htps:\/\/a\.b".* Write "\/contact"/],
  ["[A boat](boat.jpg)", /^a picture is written as a link\. Put an exclamation/],
  ["![A boat with post](a/b.jpg)", /with an address or a folder.*write only/],
  ["This is **important.", /^two stars or underscores stand alone.* Put two/],
  ["We <b>listen</b>.", /there is an HTML tag, which would not be shown\. Remove it/],
];

const slips: Slip[] = [
  ...inMarkdown.map(([typed, answer]): Slip => [article, `\n${typed}\n\n## `, answer, "\n## "]),
  // YAML
  [project, "\n\tdescription: ", /with a tab\. Replace the tab by spaces/, /\n {2}description: /],
  [project, "\n      ", /differently.* as many spaces/, /(?<=\n {2}title: .*)\n {2}(?=desc)/],
  [quote, "content: The #1 agency.", /^"#" begins a remark.* quotation marks/],
  [quote, "content: 'It's good.'", /between single quotation marks.* double ones/],
  [quote, "content:\u00a0Good.", /non-breaking space follows.* from the keyboard/],
  [quote, "content: - Good.", /begins with a sign.* quotation marks: content:/],
  [quote, "content: *Good*", /begins with a sign.* quotation marks: content:/],
  [quote, "content: &Co is good.", /begins with a sign.* quotation marks: content:/],
  [quote, "content: !Good work.", /begins with a sign.* quotation marks: content:/],
  [quote, "content: They did: listen", /has a colon in it.* quotation marks/],
  [quote, 'content: "Good.', /and not closed\. Put one at the end/],
  [quote, "content: “Good.”", /between curly quotation marks.* straight ones/],
  [quote, "rating: 5\nrating: 4", /"rating" stands here for the second time/],
  // The schema
  [article, "sumary:", /"sumary" is not a name.* Did you mean "summary"\?/, /^summary:/m],
  [quote, "", /company is missing\. Add a line/, /^company: .*\n/m, lineOf(quote, "position:")],
  [quote, "company:", /the company is empty\. Write something after/],
  [project, "", /tags is missing.* with "- "/, /^tags:\n(?: .*\n)*/m, lineOf(project, "title:") + 1],
  [quote, "rating: five", /should be a number.* Write digits only/],
  [quote, "project: 5", /be a text, and "5" is not\. Put it in quotation/],
  [quote, "rating: 6", /the rating is 6; the highest is 5\. Write a lower/],
  [article, `  description: ${"long words ".repeat(20)}`, /219 letters.*155/],
  [project, "tags:\n  - More\n", /tags has 4 .* for 3\. Remove 1/, /^tags:\n/m, lineOf(project, "tags:")],
  [project, "tags:\n", /tags has 2 .* needs 3\. Add 1/, /^tags:\n.*\n/m, lineOf(project, "tags:")],
  [project, "category: dashbord", /Did you mean "dashboard"\?/],
  [agency, "  email: a.b", /^the email in "agency" is "a\.b"\. Write an email/],
  [article, "href: javascript:a", /"javascript:a"\. Write "\/contact" and the like/, /href: .*/],
  [agency, "closes: 7:00", /^the closing time of entry 1.* Write a later/, /closes: .*/],
  [agency, "days: Fri", /a day that another line has as well\. Give each day/, /days: Sat/],
  [article, "published: 2026-02-30", /publication is "2026-02-30"\. Write/],
  ["redirects.yaml", "redirects:\n  Old: /contact", /^"Old" is not .*\/old-page/, redirects, 4],
  [quote, "content: TODO", /has "TODO" in it.* Write the real text/],
  [article, "summary: By {agency.nmae}.", /"\{agency\.nmae\}" in it.*no fact of/],
  ["words/blocks.yaml", "5", /stars has lost \{rating\}.* Write \{rating\}/, "{rating} out of 5"],
  [project, "  alt: IMG_2033.jpg", /tells nothing to those .* Say in a/],
  [article, "image: a.jpg\n", /another form.* in another file/, /^image:.*\n(?: .*\n)*/m],
  [article, bars, /"barz", .* Did you mean "bars"\?/, "\n## ", barLine],
  // Between files
  [article, "href: /contakt", /contakt, a page that does not exist\. Did you mean \/contact\?/, /href: .*/],
  [article, "href: /services/photos", /If that page was renamed, .* remove the link/, /href: .*/],
  ["redirects.yaml", "redirects:\n  /services: /contact", /is a page of the site\. Remove/, redirects, 4],
  [project, `next: ${slugOf(otherProject)}x\nclient:`, /exist\. Did you mean \/portfolio\//, /^client:/m],
  [project, `aliases:\n  - ${slugOf(otherProject)}\nclient:`, /already\. Remove it/, /^client:/m],
  [newer, `description: ${description}`, /the same as in .* write another/, ownDescription],
  [project, "  name: projects/batumi-imo", /no drawing ".*"\. Did you mean "projects\/batumi-immo"\?/],
  [service, "icon: i-lucide-glob", /no icon "i-lucide-glob"\. Did you mean "i-lucide-globe"\?/],
  [quote, "company: Nobody", /has a client called "Nobody"\. Write the name as it stands there/],
  [legal, "updated: 2999-01-15", /^2999-01-15 is still to come\. Write the day of the last/],
  [article, "published: 2999-01-15", /^2999-01-15 is still to come.* Write the day/],
];

test.each(slips)(
  "R-CST-12: in %s %j is answered by one sentence with file, line and remedy",
  (path, typed, answer, instead = new RegExp(`^${typed.split(":")[0]}: .*`, "m"), line = 0) => {
    const files = edited(site, path, instead, typed);
    const issues = issuesOf(files);
    expect(issues.map(sentenceOf)).toHaveLength(1);
    const [issue] = issues;
    expect(issue?.what).toMatch(answer);
    expect(issue?.what).not.toMatch(/undefined|\[object|ZodError|\n/);
    expect([issue?.file, issue?.line]).toEqual([`content/${path}`, line || firstChange(files, path)]);
  },
);

test.each<[path: string, text: string | undefined, answer: RegExp]>([
  ["testimonials/new.yaml", "", /the file is empty/],
  ["testimonials/new.yaml", "They were good.", /holds no "name: value" lines/],
  ["articles/new.md", "# Hello\n\nText.", /does not begin with a block/],
  ["articles/new.md", "---\nheading: New\n\nText.", /not closed. Put a line "---"/],
  ["testimonials/new.yaml", "\uFFFD\uFFFDn\0a\0", /encoding "UTF-8"/],
  ["testimonials/new.yml", "a: b", /end in "\.yaml".* Rename it to "new\.yaml"/],
  ["articles/brief.docx", undefined, /Rename it to "brief\.md"/],
  ["articles/My First Brief.md", "", /Rename it to "my-first-brief\.md"/],
  ["article/brief.md", "", /no page shows this file.*did you mean content\/articles\?/],
])("R-CST-12: a file %s that holds %j is answered by one sentence", (path, text, answer) => {
  const files = withFile(path, text);
  const issues = issuesOf({ ...files, paths: [...new Set([...files.paths, path])] });
  expect(issues).toEqual([
    { file: `content/${path}`, line: 1, what: expect.stringMatching(answer) as string },
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
    const dates = `published: ${day}\nupdated: ${day}`;
    const files = edited(site, article, /^published: .*(?:\nupdated: .*)?/m, dates);
    return issuesOf(files, undefined, Date.UTC(2998, 11, 31, 23, 59));
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
