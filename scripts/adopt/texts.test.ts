import { expect, test } from "vitest";
import { movedText, speakingOf } from "./texts.ts";

const before = {
  city: "Oldport",
  country: "Old Islands",
  timeZone: "Pacific/Guadalcanal",
  secondPlace: "Farport",
};
const after = { city: "Newhaven", country: "Tonga", timeZone: "Pacific/Tongatapu", secondPlace: "Farport" };

test.each([
  ["An agency in Oldport, Old Islands.", "An agency in Newhaven, Tonga."],
  ["The map of the Old Islands.", "The map of Tonga."],
  ["The Old Islands have reefs.", "The Old Islands have reefs."],
  ["Oldport keeps GMT+11 all year.", "Newhaven keeps GMT+13 all year."],
  ["At UTC+1 they sleep.", "At UTC+1 they sleep."],
  [
    "That's Pijin for a talk in Oldport. Come by in Oldport.",
    "That's Pijin for a talk in Oldport. Come by in Newhaven.",
  ],
  ["  alt: Drawn chart of the Old Islands", "  alt: Drawn chart of the Old Islands"],
  ["{agency.Oldport}, Oldporters", "{agency.Oldport}, Oldporters"],
])("%s becomes %s", (text, moved) => expect(movedText(text, before, after)).toBe(moved));

test("a country whose name has its article keeps it", () =>
  expect(movedText("In the Old Islands.", before, { ...after, country: "the Gambia" })).toBe(
    "In the Gambia.",
  ));

test("a sentence about clocks stays whole where the new ones change in the year", () => {
  const text = "Oldport keeps GMT+11 all year. Come to Oldport.";
  expect(movedText(text, before, { ...after, timeZone: "Pacific/Auckland" })).toBe(
    "Oldport keeps GMT+11 all year. Come to Newhaven.",
  );
});

test("what is said of customs moves within a country", () =>
  expect(movedText("Pijin in Oldport.", before, { ...after, country: before.country })).toBe(
    "Pijin in Newhaven.",
  ));

test("what still speaks of the place before is listed by file and line, the second place and the README too", () => {
  const texts: Record<string, string> = {
    "content/a.yaml": "one\nthe Farport line\nwork in Oldport",
    "content/b.yaml": "Newhaven, Tonga",
    "content/c.yaml": "At GMT+13 we sleep.\nA word of Pijin.",
    "README.md": "x\nFarport",
  };
  const draft = {
    files: () => Object.keys(texts).filter((file) => file !== "README.md"),
    read: (file: string) => texts[file] ?? "",
  };
  expect(speakingOf(draft, before, { ...after, phone: "+676 1", secondPhone: "none" })).toEqual([
    "content/a.yaml:2,3",
    "content/c.yaml:1,2",
    "README.md:2",
  ]);
  expect(
    speakingOf(draft, before, {
      ...before,
      city: "Newhaven",
      phone: "+676 1",
      secondPhone: "+44 20 7946 0123",
    }),
  ).toEqual(["content/a.yaml:3"]);
});
