import fc from "fast-check";
import { expect, test } from "vitest";
import { harmlessLine } from "./harmless-line.ts";

/** What the three apps interpret: mentions, links, entities, markup, channels and tags. */
const live = [
  /<[^>]*>/,
  /&\w+;/,
  /@\S/,
  /(?:^|\s)[#~]\S/,
  /\p{L}[\p{L}\p{N}+.-]*:\S/u,
  /[\p{L}\p{N}][.。．｡]\p{L}/u,
  /\[[^\]]*\]/,
  /[*_`|\\]/,
];
/** Control, bidirectional and invisible characters, line ends. */
// oxlint-disable-next-line no-control-regex -- what must never be sent
const invisible = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

function expectHarmless(line: string): void {
  for (const pattern of live) expect(line).not.toMatch(pattern);
  expect(line).not.toMatch(invisible);
}

test.each([
  "<!channel> <!here|here> <@U012AB3CD> <#C0123>",
  "@here @channel @all @everyone @ana",
  "<users/all> <users/123456>",
  "&lt;!channel&gt;",
  "<https://evil.example|our invoice> and [our invoice](https://evil.example)",
  "[invoice][1] [1]: /login ![x](//evil.example/x.png)",
  "https://evil.example/?q=1 www.evil.example evil.example:8080 evil。example",
  "ana@evil.example mailto:ana@evil.example tel:+6771234567 slack://open javascript:alert(1)",
  "~town-square #general",
  "*bold* _slanted_ ~gone~ `code` ```block``` \\*",
  "one\r\ntwo\u2028three\u0007\u001b[31mred\u202Eleft\u200B\u0000",
])("%j links, mentions and formats nothing", (text) => {
  expectHarmless(harmlessLine(text, 500));
});

test("nothing of strangers' words does, in any combination", () => {
  const bits = fc.constantFrom(
    ...Array.from(`<>!@#~[]()|:/.。&;*_\`\\ \n\r\u0000\u200B\u202E`),
    "\uD800",
    ..."// lt amp channel here users/all http https www mailto example com ana 1 é 😀".split(" "),
  );
  // fc.string would take seconds to get ready, for strings that are dangerous elsewhere.
  const others = fc.nat(0x10_ffff).map((codePoint) => String.fromCodePoint(codePoint));
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, others), { maxLength: 40, size: "max" }), (parts) => {
      expectHarmless(harmlessLine(parts.join(""), 200));
    }),
    { numRuns: 1000 },
  );
});

test("plain words stay as they are, and people's names", () => {
  for (const text of ["Zoë Tauʻolunga-Łuk", "We need a site. By 24 December, please: for 3.5 ha!"])
    expect(harmlessLine(text, 200)).toBe(text);
});

test("a long text is cut, and no character in two", () => {
  expect(harmlessLine("😀".repeat(300), 200)).toBe(`${"😀".repeat(199)}…`);
});
