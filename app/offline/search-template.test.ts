import { expect, test } from "vitest";
import { filledPage, sample } from "./search-template.ts";

const template =
  `<title>${sample.found} · Search</title><input value="${sample.found}"/><h2>One page for “${sample.found}”.</h2><ol>` +
  '<li data-hit="" class="A"><p>sampleplace</p><a href="/sample-address">sampletitle</a><p>sampletext <mark class="B">samplefound</mark></p></li></ol>';
const hit = (title: string) => ({
  href: "/a#b",
  title,
  place: "Services",
  sentence: [["one ", false] as [string, boolean], ["two", true] as [string, boolean]],
});

test("the page has its one hit for each, in the page's own markup", () => {
  const html = filledPage(template, "two", { hits: [hit("First"), hit("Second")], instead: [] });
  expect(html.match(/<li data-hit="" class="A">/g)).toHaveLength(2);
  expect(html).toContain('<a href="/a#b">Second</a><p>one <mark class="B">two</mark></p>');
  expect(html).toContain("<h2>2 pages for “two”.</h2>");
  expect(html).not.toContain("sample");
});

test("what was asked is text wherever it stands, and is not read again", () => {
  const question = `"><img src=x onerror=alert(1)>'&samplefound sampletitle$&`;
  const html = filledPage(template, question, { hits: [hit("<b>$1</b>")], instead: [[`<i>`, "x"]] });
  expect(html).not.toMatch(/<img|<b>|<i>/);
  const safe = "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#x27;&amp;samplefound sampletitle$&amp;";
  expect(html).toContain(`<input value="${safe}"/>`);
  expect(html).toContain(`<title>${safe} · Search</title>`);
  expect(html).toContain("&lt;b&gt;$1&lt;/b&gt;");
});
