import { expect, test } from "vitest";
import { parse } from "yaml";
import { statementsOf } from "../content/check.ts";
import { adopt } from "./adopt.ts";
import { answersFrom, questionsOf } from "./answers.ts";
import { Draft } from "./draft.ts";
import { randomAnswers } from "./random-answers.ts";
import { recordsIn } from "./records.ts";
import { workerName, writeSettings } from "./settings.ts";

// The whole content is read and checked several times.

function adopted(seed: string) {
  const draft = new Draft();
  const questions = questionsOf(draft);
  const answers = answersFrom(JSON.stringify(randomAnswers(seed, questions)), questions);
  return { questions, answers, ...adopt(draft, questions, answers, "sample", 2031) };
}

test.each(["1", "2"])("agency %s has its facts, its records, and nothing of the one before", (seed) => {
  const { draft, answers, questions } = adopted(seed);
  const { agency } = parse(draft.read("content/agency.yaml")) as { agency: Record<string, unknown> };
  expect(agency).toMatchObject({
    name: answers.name,
    phoneHoniara: answers.phone,
    email: answers.email,
    timeZone: answers.timeZone,
    copyrightYear: 2031,
  });
  expect(recordsIn(draft, "services")).toHaveLength(Number(answers.services));
  expect(recordsIn(draft, "projects")).toHaveLength(Number(answers.projects));
  expect(draft.read("wrangler.toml")).toContain(`SITE_URL = "${answers.siteUrl}"`);
  expect(draft.read("wrangler.toml")).toContain(`name = "${workerName(answers.name)}"`);
  expect(JSON.parse(draft.read("package.json"))).toMatchObject({ name: workerName(answers.name) });
  const before = (key: string) => questions.find((question) => question.key === key)!.present;
  const texts = [...draft.content().texts].map(([path, text]) => [`content/${path}`, text] as const);
  const settings = ["README.md", "LICENSE", "wrangler.toml", "package.json"];
  for (const [file, text] of [...texts, ...settings.map((name) => [name, draft.read(name)] as const)])
    for (const key of ["name", "email", "phone", "street", "siteUrl"] as const)
      if (before(key) !== answers[key]) expect(text.includes(before(key)), `${key} in ${file}`).toBe(false);
});

test("nothing counts as confirmed that nobody has confirmed for the new agency", () => {
  const { draft } = adopted("3");
  const { unconfirmed, promises } = statementsOf(draft.content(), Date.now());
  expect(unconfirmed.length).toBeGreaterThan(0);
  expect(promises.filter(({ source, file }) => source === "spec" && !/\/words\/|notices/.test(file))).toEqual(
    [],
  );
});

test("no text or picture keeps the town before, but those that are listed", () => {
  const before = questionsOf(new Draft()).find(({ key }) => key === "city")!.present;
  const seed = ["1", "2", "3", "4"].find(
    (each) => randomAnswers(each, questionsOf(new Draft())).city !== before,
  );
  const { draft, speaking, answers } = adopted(seed!);
  const old = new RegExp(`(?<![\\w{.])${before}(?!\\w)`);
  for (const [path, text] of draft.content().texts) {
    const lines = text.split("\n").flatMap((line, at) => (old.test(line) ? [at + 1] : []));
    const entry = speaking.find((place) => place.startsWith(`content/${path}:`)) ?? "";
    const numbers = entry.split(":")[1]?.split(",").map(Number) ?? [];
    expect(numbers, path).toEqual(expect.arrayContaining(lines));
  }
  expect(draft.read("content/pages/about.yaml")).toMatch(
    new RegExp(`- name: about/archipelago\n +alt: "Drawn swell lines .* ${answers.city} `),
  );
  for (const file of draft.files("content/regions/*.yaml")) expect(draft.read(file)).not.toMatch(old);
});

test.each(["none", "+676 71 234"])(
  "an office with one phone (second: %s) has no second line",
  (secondPhone) => {
    const draft = new Draft();
    const questions = questionsOf(draft);
    const given = { ...randomAnswers("1", questions), phone: "+676 71 234", secondPhone };
    adopt(draft, questions, answersFrom(JSON.stringify(given), questions), "owner", 2031);
    expect(draft.read("content/agency.yaml")).toContain("phoneHoniara: +676 71 234\n");
    expect(draft.read("content/agency.yaml")).not.toContain("phoneLondon");
  },
);

test("README's title and first sentence tell the new name, town and country", () => {
  const { draft, answers } = adopted("1");
  const text = draft.read("README.md");
  expect(text.split("\n")[0]).toBe(`# ${answers.name}: the website`);
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    `The public site of a digital agency in ${answers.city}, ${answers.country}. `,
  );
});

test("a name or place that README breaks over two lines is replaced as well", () => {
  const before = { name: "Old Firm", city: "Old Port", country: "Old Islands" };
  const texts = new Map([["README.md", "# Old Firm: the\nsite of Old\nFirm in Old\nPort,\nOld Islands."]]);
  const draft = {
    read: (file: string) => texts.get(file) ?? "",
    write: (file: string, text: string) => void texts.set(file, text),
  };
  const after = { name: "New & $1", city: "New Port", country: "Tonga", siteUrl: "https://new.example" };
  writeSettings(draft, before, after);
  expect(texts.get("README.md")).toBe("# New & $1: the\nsite of New & $1 in New Port, Tonga.");
});

test("a choice that would leave a section of a page empty is refused, with what to keep", () => {
  const draft = new Draft();
  const questions = questionsOf(draft);
  // As if every service that has a card had gone.
  for (const file of draft.files("content/home-service-cards/*.yaml")) draft.remove(file);
  const answers = answersFrom("{}", questions);
  expect(() => adopt(draft, questions, answers, "owner", 2031)).toThrow(
    /content\/home-service-cards would be empty\. Keep one of \/services\//,
  );
});

test.each([
  ["Reef & Rail", "reef-rail-site"],
  ["Kōwhai O’Daughters, Ltd.", "kowhai-odaughters-ltd-site"],
  ["海", "agency-site"],
])("the worker of %s is %s", (agency, name) => expect(workerName(agency)).toBe(name));
