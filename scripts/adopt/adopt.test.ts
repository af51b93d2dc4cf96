import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { statementsOf } from "../content/check.ts";
import { adopt } from "./adopt.ts";
import { answersFrom, questionsOf } from "./answers.ts";
import { Draft } from "./draft.ts";
import { randomAnswers } from "./random-answers.ts";
import { recordsIn } from "./records.ts";
import { workerName } from "./settings.ts";

// The whole content is read and checked several times.
vi.setConfig({ testTimeout: 60_000 });

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
