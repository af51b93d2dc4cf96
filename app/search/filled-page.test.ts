import { expect, test } from "vitest";
import { filledPage } from "./filled-page.ts";

const template =
  '<title>@found@ · Search</title><input value="@found@"/><h2>@summary@</h2><ol>' +
  '<li data-hit="" class="A"><p>@place@</p><a href="@href@">@title@</a><p>@plain@<mark class="B">@marked@</mark></p></li></ol>@site@';
const hit = (title: string) => ({
  href: "/a#b",
  title,
  place: "Services",
  sentence: [["one ", false] as [string, boolean], ["two", true] as [string, boolean]],
});

test("the page has its one hit for each, in the page's own markup, and nothing else is touched", () => {
  const html = filledPage(template, "two", { hits: [hit("First"), hit("Second")], instead: [] });
  expect(html.match(/<li data-hit="" class="A">/g)).toHaveLength(2);
  expect(html).toContain('<a href="/a#b">Second</a><p>one <mark class="B">two</mark></p>');
  expect(html).toContain("@site@");
  expect(html).not.toMatch(/@(?:found|summary|title|href|plain|marked)@/);
});

test("what was asked is text wherever it stands, and is not read again", () => {
  const question = `"><img src=x onerror=alert(1)>'&@summary@@title@$&`;
  const html = filledPage(template, question, { hits: [hit("<b>$1</b>")], instead: [[`<i>`, "x"]] });
  expect(html).not.toMatch(/<img|<b>|<i>/);
  const safe = "&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#x27;&amp;@summary@@title@$&amp;";
  expect(html).toContain(`<input value="${safe}"/>`);
  expect(html).toContain(`<title>${safe} · Search</title>`);
  expect(html).toContain("&lt;b&gt;$1&lt;/b&gt;");
});
