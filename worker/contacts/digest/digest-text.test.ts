import { expect, test } from "vitest";
import { defused } from "./digest-text.ts";

const hostile = [
  "<!channel> <@U1234> <users/all> @channel @here ＠all",
  "https://evil.example/a evil.example www.evil.com HTTP://1.2.3.4 tel:+123 slack:x mailto:a@b.co",
  "evil。com evil．com evil｡com",
  "[click](https://evil.example) ![p](/x) ![p][1] ~town-square #tag `x` *b* _i_ ||s||",
  "a\u0000b\u001b[2Jc\u009bd\u202ee\u2066f\u200bg\ufeffh\nBcc: x\r\ny\u2028z",
  "\ud800 \u{E0041}",
];

test.each(hostile)("%j mentions nobody, makes no link, formats nothing", (text) => {
  const plain = defused(text, 500);
  // oxlint-disable-next-line no-control-regex -- that there is none
  expect(plain).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u);
  expect(plain).not.toMatch(/[<>@＠`*_|]/u);
  // No host, no scheme, no Markdown link.
  expect(plain).not.toMatch(/[\p{L}\p{N}][.。．｡][\p{L}\p{N}]|\p{L}:\S|\]\(|(^|\s)[#~!]\S/u);
  expect(plain.isWellFormed()).toBe(true);
});

test("ordinary names and times stay as they are", () => {
  for (const name of ["Ana Tauʻolunga", "Jean-Luc O'Neill, Dr. med.", "李小龍", "at 12:30, thanks!"])
    expect(defused(name, 50)).toBe(name);
});

test("cut by code points, never within one", () => {
  expect(defused("😀".repeat(10), 5)).toBe("😀😀😀😀…");
});
