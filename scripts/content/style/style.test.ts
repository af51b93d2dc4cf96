import { expect, test } from "vitest";
import { styleIssuesOf } from "../check.ts";
import { readFiles } from "../files.ts";
import { fileOf } from "../some-files.ts";

const site = readFiles("content");
const before = new Set(styleIssuesOf(site).map(({ file, what }) => `${file}: ${what}`));

const service = fileOf(site, "services");
const voice = fileOf(site, "testimonials");

/** What the check says of the site with `from` changed to `to` in one file, and did not say before. */
function saidOf(path: string, from: string | RegExp, to: string): string[] {
  const text = site.texts.get(path) ?? "";
  const changed = text.replace(from, () => to);
  expect(changed, `nothing to change in ${path}`).not.toBe(text);
  return styleIssuesOf({ ...site, texts: new Map([...site.texts, [path, changed]]) })
    .map(({ file, what }) => `${file}: ${what}`)
    .filter((sentence) => !before.has(sentence));
}

const long = `${"one two three four five ".repeat(6)}six.`;

test.each([
  [
    "a sentence above 30 words",
    service,
    /^intro: .*/m,
    `intro: ${long}`,
    /"one two three four five one \.\.\." has 31 words/,
  ],
  ["e-mail", service, /^closing: .*/m, "closing: Send us an e-mail.", /"e-mail" is spelt "email"/],
  ["a mobile phone", service, /^closing: .*/m, "closing: Use a mobile phone.", /is spelt "phone"/],
  ["an emoji", service, /^closing: .*/m, "closing: Come and learn 🚀.", /emoji.* Remove it/],
  ["two blanks", service, /^closing: .*/m, "closing: Come and  learn.", /two blanks.* Leave one/],
  ["capitals", service, /^closing: .*/m, "closing: COME AND LEARN now.", /in capitals/],
  [
    "dots after a title",
    fileOf(site, "articles"),
    /^title: .*/m,
    "title: Learning ...",
    /dots .* Remove them/,
  ],
  ["an exclamation mark", service, /^closing: .*/m, "closing: Come and learn!", /exclamation mark/],
  [
    "a voice of a company that no project knows",
    voice,
    /^company: .*/m,
    "company: Samsung Europe",
    /no project or case study has a client called "Samsung Europe"/,
  ],
])("%s is told with what to write", (_name, path, from, to, words) => {
  const said = saidOf(path, from, to);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(words);
});

test("thirty words pass, and nobody edits what a client said or the specification prescribes", () => {
  expect(saidOf(service, /^intro: .*/m, `intro: ${long.replace(" six.", ".")}`)).toEqual([]);
  expect(saidOf(voice, /^content: .*/m, `content: ${long}`)).toEqual([]);
  expect(saidOf(service, /^closing: .*/m, "closing: PDF, DOC or CSV by SEO & SEM ...")).toEqual([]);
  expect(saidOf("pages/notices.yaml", /sent: .*/, "sent: We will send an e-mail!")).toEqual([]);
});
