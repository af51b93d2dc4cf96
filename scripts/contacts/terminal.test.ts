import { expect, test } from "vitest";
import { safeJson, safeLine, safeLines, table } from "./terminal.ts";

/** Every character that can move a terminal's cursor, change colours, reverse a line or hide in it. */
const hostile = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(character),
);
const joiners = new Set(["\u200C", "\u200D"]);
const harmful = hostile.filter((character) => !joiners.has(character));

const printed = {
  safeLine: safeLine(`a${harmful.join("a")}b`),
  safeLines: safeLines(`a${harmful.join("a")}b`).replaceAll("\n", ""),
  safeJson: safeJson({ [`a${harmful.join("a")}`]: harmful }).replaceAll("\n", ""),
  table: table([[`a${harmful.join("a")}`], [harmful.join("a")]]).replaceAll("\n", ""),
};

test.each(Object.entries(printed))("%s lets nothing through that a terminal obeys", (_, text) => {
  expect(harmful.length).toBeGreaterThan(2000);
  expect(harmful.filter((character) => text.includes(character))).toEqual([]);
});

test("JSON says the same after its escapes", () => {
  const value = { name: `a\u001B]0;x\u0007\u0085\u202E\u{E0041}\uD800 "b"`, list: ["\n", "é 山 👩‍👩‍👧"] };
  expect(JSON.parse(safeJson(value))).toEqual(value);
  expect(JSON.parse(safeJson(value, 0))).toEqual(value);
});

test("line breaks stay where there may be some, and only there", () => {
  expect(safeLines("one\r\ntwo\rthree\u2028four")).toBe("one\ntwo\nthree\nfour");
  expect(safeLine("one\r\ntwo\tthree")).toBe("one two three");
});
