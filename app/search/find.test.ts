import { expect, test } from "vitest";
import { searcher } from "./find.ts";
import type { SearchIndex } from "./page-text.ts";
import { maxLength, questionOf } from "./question.ts";

const site: SearchIndex = {
  pages: [
    [
      "/boats",
      "Boats",
      "Boats",
      "",
      [["", "", "We build canoes. They carry cargo, and they float for years."]],
    ],
    ["/canoes", "Canoes", "Canoes", "", [["", "", "Long and narrow."]]],
    [
      "/yard",
      "The yard",
      "The yard\nworkshop",
      "",
      [
        ["sails", "Sails and masts", "Cut in Nuku\u02BBalofa by L\u00E9o."],
        ["canoes-too", "Canoes, repaired", "Bring yours."],
      ],
    ],
    ["/yard/prices", "Prices", "Prices", "The yard", []],
    ["/terms", "Terms", "Terms", "", [["", "", "Safety & care."]]],
  ],
  alike: [{ asked: ["dinghy"], meant: ["boats"] }],
  emphasis: [],
};
const find = searcher(site);
const found = (question: string) => find(question).hits.map(({ href }) => href);
const shown = (question: string) =>
  find(question)
    .hits[0]?.sentence.map(([text, isFound]) => (isFound ? `[${text}]` : text))
    .join("");

test.each([
  // A title counts for more than a heading, and a heading for more than text.
  ["canoes", ["/canoes", "/yard#canoes-too", "/boats"]],
  ["canoe", ["/canoes", "/yard#canoes-too", "/boats"]],
  ["caones", ["/canoes", "/yard#canoes-too", "/boats"]],
  ["CANOES!", ["/canoes", "/yard#canoes-too", "/boats"]],
  ["dinghies", ["/boats"]],
  ["workshop", ["/yard"]],
  ["where are the sails", ["/yard#sails"]],
  ["sails", ["/yard#sails"]],
])("%s finds %j", (question, hrefs) => expect(found(question)).toEqual(hrefs));

test.each(["Nuku\u02BBalofa", "nukualofa", "Nuku'alofa", "Nuku\u2019alofa", "N\u016Bkualofa"])(
  "%s is found however it is typed",
  (question) => expect(shown(question)).toBe("Cut in [Nuku\u02BBalofa] by L\u00E9o."),
);

test("what was typed wrong is named with what was looked for", () => {
  expect(find("caones").instead).toEqual([["caones", "canoes"]]);
  expect(find("canoes").instead).toEqual([]);
});

test("the sentence with the words is shown, and they are marked", () => {
  expect(shown("floating cargo")).toBe("They carry [cargo], and they [float] for years.");
  expect(shown("safety")).toBe("[Safety] & care.");
});

test.each([
  "",
  "zzzzzzzz",
  "__proto__",
  "constructor toString hasOwnProperty",
  "<script>alert(1)</script>",
  ".*+?^${}()|[]\\",
  "\u{1F6F6}\uD800",
  "%",
])("%j finds nothing and throws nothing", (question) => expect(found(question)).toEqual([]));

test("of a question of many words only the first twelve are looked for", () => {
  const words = Array.from({ length: 5000 }, (_, number) => `can${"bcdfghjklmnpqrstvwxyz"[number % 21]}es`);
  const answer = find(words.join(" "));
  expect(answer.instead).toHaveLength(12);
  expect(answer).toEqual(find(words.slice(0, 12).join(" ")));
});

test.each([
  [null, ""],
  ["  two \n\t words\u0000 ", "two words"],
  ["a\u202Eb\uD800c", "a b c"],
  ["x".repeat(5000), "x".repeat(maxLength)],
  ["\u{1F6F6}".repeat(500), "\u{1F6F6}".repeat(maxLength)],
])("%j is read as one short line", (asked, question) => expect(questionOf(asked)).toBe(question));
