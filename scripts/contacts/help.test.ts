import { expect, test } from "vitest";
import { commands, helpOf, overview } from "./commands.ts";
import { didYouMean } from "./failures.ts";

test.each(commands.map((command) => [command.name, command] as const))(
  "%s has help with an example",
  (name, command) => {
    const text = helpOf(command);
    expect(text).toContain(`Usage: npm run contacts -- ${name}`);
    expect(text).toContain(`Example: npm run contacts -- ${command.example}`);
    expect(command.example).toMatch(new RegExp(`^${name} ?`));
    for (const option of Object.keys(command.options ?? {})) expect(text).toContain(`--${option}`);
    expect(overview()).toContain(command.summary);
    expect(Math.max(...`${text}\n${overview()}`.split("\n").map((line) => line.length))).toBeLessThanOrEqual(
      120,
    );
  },
);

test.each([
  ["lst", "list"],
  ["relaese", "release"],
  ["unod", "undo"],
  ["exprot", "export"],
])("%s was meant to be %s", (word, meant) => {
  expect(
    didYouMean(
      word,
      commands.map(({ name }) => name),
    ),
  ).toBe(`; did you mean "${meant}"`);
});

test("what is near nothing gets no guess", () => {
  expect(
    didYouMean(
      "publish-everything",
      commands.map(({ name }) => name),
    ),
  ).toBe("");
});
