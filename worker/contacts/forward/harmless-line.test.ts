import fc from "fast-check";
import { expect, test } from "vitest";
import { harmlessLine } from "./harmless-line.ts";

/** What the three apps interpret: marks (of mentions, links, entities, markup, channels, tags), schemes and domains. */
const live = [/[&<>@#*_`~|[\]\\]/, /\p{L}[\p{L}\p{N}+.-]*:\S/u, /[\p{L}\p{N}][.。．｡]\p{L}/u];
/** Control, bidirectional and invisible characters, line ends. */
// oxlint-disable-next-line no-control-regex -- what must never be sent
const invisible = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

test("nothing of strangers' words links, mentions or formats, in any combination", () => {
  const bits = fc.constantFrom(
    ...Array.from(`<>!@#~[]()|:/.。&;*_\`\\ \n\r\u0000\u200B\u202E`),
    "\uD800",
    ..."// lt amp channel here users/all http https www mailto example com ana 1 é 😀".split(" "),
  );
  // fc.string would take seconds to get ready, for strings that are dangerous elsewhere.
  const others = fc.nat(0x10_ffff).map((codePoint) => String.fromCodePoint(codePoint));
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, others), { maxLength: 40, size: "max" }), (parts) => {
      const line = harmlessLine(parts.join(""), 200);
      for (const pattern of [...live, invisible]) expect(line).not.toMatch(pattern);
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
