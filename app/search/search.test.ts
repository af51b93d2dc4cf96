import { expect, test } from "vitest";
import { answers as written } from "#content/generated/search.ts";
import { team } from "#content/generated/team.ts";
import { testimonials } from "#content/generated/testimonials.ts";
import { canonicalPages, pages } from "#content/pages.server.ts";
import { pageTexts, siteSearch } from "./page-texts.server.ts";
import questions from "./questions.json" with { type: "json" };
import { type PageText, searcher } from "./search.ts";

const section = (heading: string, lines: string[], anchor = "") => ({ anchor, heading, lines });
const page = (path: string, title: string, sections: PageText["sections"], names = ""): PageText => ({
  path,
  title,
  names,
  factor: 1,
  sections,
});
const find = searcher(
  [
    page("/boats", "Boats", [section("", ["We build canoes. They carry cargo, and they float for years."])]),
    page("/canoes", "Canoes", [section("", ["Long and narrow."])]),
    page(
      "/yard",
      "The yard",
      [
        section("Sails and masts", ["Cut in Nuku\u02BBalofa by L\u00E9o."], "sails"),
        section("Canoes, repaired", ["Bring yours."], "canoes-too"),
      ],
      "workshop",
    ),
    page("/terms", "Terms", [section("", ["Safety & care", "Safety & rest."])]),
  ],
  { alike: [{ asked: ["dinghy"], meant: ["boats"] }], answers: [] },
);
const found = (question: string) => find(question).hits.map(({ href }) => href);
const shown = (question: string) =>
  find(question)
    .hits[0]?.sentence.map((piece, place) => (place % 2 === 1 ? `[${piece}]` : piece))
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
])("%s finds %j", (question, hrefs) => expect(found(question)).toEqual(hrefs));

test.each(["Nuku\u02BBalofa", "nukualofa", "Nuku'alofa", "Nuku\u2019alofa", "N\u016Bkualofa"])(
  "%s is found however it is typed",
  (question) => expect(shown(question)).toBe("Cut in [Nuku\u02BBalofa] by L\u00E9o."),
);

test("a mistyped word is named with the word that was searched for", () => {
  expect(find("caones").instead).toEqual([{ typed: "caones", meant: "canoes" }]);
  expect(find("canoes").instead).toEqual([]);
});

test("the sentence with the words is shown before a label, and they are marked; a heading stands apart from it", () => {
  expect(shown("floating cargo")).toBe("They carry [cargo], and they [float] for years.");
  expect(shown("safety")).toBe("[Safety] & rest.");
  expect(shown("masts")).toBe("Sails and [masts]: Cut in Nuku\u02BBalofa by L\u00E9o.");
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

/** Questions and the page each should find first, written before the search was from who visits and what buyers ask. */
const asked: Record<string, [question: string, page: string][]> = {
  visitors: [
    ...Object.entries(questions.visitors),
    [team[0]!.name, "/about/team"],
    [testimonials.at(-1)!.name, "/clients"],
  ],
  clients: Object.entries(questions.clients),
};

test.each(Object.entries(asked))("45 of 50 questions of %s find their page first, all in three", (_, all) => {
  const answers = all
    // An agency of another place has other records.
    .filter(([, wanted]) => pages.some(({ path }) => path === wanted))
    .map(([question, wanted]) => {
      const paths = siteSearch(question).hits.map(({ href }) => href.replace(/#.*/, ""));
      return { question, wanted, rank: paths.indexOf(wanted) + 1, paths };
    });
  expect(answers.filter(({ rank }) => rank === 0 || rank > 3)).toEqual([]);
  const later = answers.filter(({ rank }) => rank !== 1);
  expect(later.length, JSON.stringify(later)).toBeLessThanOrEqual(5);
});

const isThere = (href: string) => canonicalPages.some(({ path }) => path === href.replace(/#.*/, ""));
const answered = written.flatMap((answer) =>
  answer.asked.map((question): [string, string, string] => [question, answer.page, answer.text]),
);

test.each(answered.filter(([, path]) => isThere(path)))("%s is answered by %s", (question, path, text) => {
  const [first, ...others] = siteSearch(` ${question.toUpperCase()}? `).hits;
  expect(first?.href).toBe(path);
  expect(first?.sentence.join("")).toBe(text);
  expect(others.filter(({ href }) => href.replace(/#.*/, "") === path.replace(/#.*/, ""))).toEqual([]);
});

test("texts that depend on the settings are not searched", () => {
  expect(JSON.stringify(pageTexts())).not.toMatch(/@\w+@/);
});
