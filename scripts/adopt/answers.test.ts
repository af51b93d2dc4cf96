import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { answersFrom, hasOnePhone, questionsOf } from "./answers.ts";
import { ask } from "./ask.ts";
import { Draft } from "./draft.ts";
import { duration, helpText } from "./help.ts";
import { randomAnswers } from "./random-answers.ts";

const questions = questionsOf(new Draft());

test.each([
  ["name", "<b>Reef</b>", "no plain text"],
  ["tagline", "Work that {keeps}", "no plain text"],
  ["tagline", 'Work that "keeps"', "no plain text"],
  ["countryCode", "Fiji", "no country's two capitals"],
  ["latitude", "north", "no number of degrees between -90 and 90"],
  ["latitude", "91", "no number of degrees between -90 and 90"],
  ["longitude", "", "no number of degrees between -180 and 180"],
  ["phone", "330 1234", "no phone number"],
  ["phone", "+67", "no phone number"],
  ["email", "office at example", "no email address"],
  ["timeZone", "Fiji", "no time zone"],
  ["siteUrl", "http://www.example.com", "no public address"],
  ["siteUrl", "https://www.example.com/site", "no public address"],
  ["hours", "Mon-Fri 17:00-9:00", "no opening time"],
  ["hours", "weekdays", "no opening time"],
  ["social", "https://www.linkedin.com/company/reef", "no social network"],
  ["social", "LinkedIn http://www.linkedin.com", "no social network"],
  ["deep", "blue", "no colour"],
  ["deep", "#12345", "no colour"],
  ["services", "0", "one has to stay"],
  ["services", "1000", "one has to stay"],
  ["projects", "nobody-made-this", "none of them"],
])("%s: %j is not taken, and a sentence says why", (key, value, why) => {
  expect(() => answersFrom(JSON.stringify({ [key]: value }), questions)).toThrow(why);
});

test("answers are read as somebody types them", () => {
  const answers = answersFrom(
    JSON.stringify({
      hours: "Mon-Fri 8:30-16:00, Sun closed",
      social: "LinkedIn https://www.linkedin.com/company/reef, Instagram #",
      latitude: -18.14,
      deep: "#0B6B3A",
      services: 1,
    }),
    questions,
  );
  expect(answers).toMatchObject({
    hours: [
      { days: "Mon–Fri", opens: "8:30", closes: "16:00" },
      { days: "Sun", closed: true },
    ],
    social: [
      { label: "LinkedIn", href: "https://www.linkedin.com/company/reef", mark: "linkedin" },
      { label: "Instagram", href: "#", mark: "instagram" },
    ],
    latitude: -18.14,
    deep: "#0b6b3a",
    services: 1,
  });
});

test("a file with several faults hears of each at once, and of a key that is not asked", () => {
  const wrong = () => answersFrom(JSON.stringify({ deep: "blue", email: "x", town: "Suva" }), questions);
  expect(wrong).toThrow(/"town" is not asked.*\n[^]*deep: [^]*email: |"town"[^]*email: [^]*deep: /);
});

test("what is there now answers every question", () => {
  for (const { key, present, read } of questions) expect(() => read(present), key).not.toThrow();
});

test("a wrong answer is asked again, and an empty one keeps what is there", async () => {
  const said: string[] = [];
  const [name, city] = ["name", "city"].map((key) => questions.find((question) => question.key === key)!);
  const input = Readable.from(["<b>\n", "Reef & Rail\n", "\n"]);
  const answers = await ask([name!, city!], input, (text) => said.push(text));
  expect(answers).toEqual({ name: "Reef & Rail", city: city!.present });
  expect(said).toHaveLength(4);
  expect(said[1]).toContain("no plain text");
  expect(said[2]).toBe(said[0]);
});

test.each(["none", "None", "+679 330 1234"])(
  "a second phone of %s asks for no second place",
  async (second) => {
    const keys = ["phone", "secondPhone", "secondPlace", "email"];
    const some = keys.map((key) => questions.find((question) => question.key === key)!);
    const input = Readable.from(["+679 330 1234\n", `${second}\n`, "office@example.com\n"]);
    const answers = await ask(some, input, () => {});
    expect(answers).toMatchObject({ email: "office@example.com", secondPlace: some[2]!.present });
    expect(hasOnePhone(answers)).toBe(true);
  },
);

test("help names every key, with an example that is taken, and how long it takes", () => {
  const text = helpText(questions);
  for (const { key } of questions) expect(text).toContain(key);
  expect(text).toContain(duration);
  const [example = ""] = /^\{[^]*?^\}/m.exec(text) ?? [];
  expect(() => answersFrom(example, questions)).not.toThrow();
  expect(Object.keys(JSON.parse(example) as object).length).toBeGreaterThan(2);
});

test("answers that end too early change nothing and say where they ended", async () => {
  const asked = ask(questions, Readable.from(["Reef & Rail\n"]), () => {});
  await expect(asked).rejects.toThrow(`before "${questions[1]!.words}"`);
});

test("a seed makes the same agency each time, one that can be adopted, and others make others", () => {
  const names = ["1", "2", "3", "2026-11-22"].map((seed) => {
    const made = randomAnswers(seed, questions);
    expect(randomAnswers(seed, questions)).toEqual(made);
    answersFrom(JSON.stringify(made), questions);
    return JSON.stringify(made);
  });
  expect(new Set(names).size).toBe(4);
});
