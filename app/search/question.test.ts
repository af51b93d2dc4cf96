import { expect, test } from "vitest";
import { maxLength, questionOf } from "./question.ts";

test.each([
  [null, ""],
  ["  two \n\t words\u0000 ", "two words"],
  ["a\u202Eb\uD800c", "a b c"],
  ["x".repeat(5000), "x".repeat(maxLength)],
  ["\u{1F6F6}".repeat(500), "\u{1F6F6}".repeat(maxLength)],
])("%j is read as one short line", (asked, question) => expect(questionOf(asked)).toBe(question));
