import { expect, test } from "vitest";
import { commands, helpOf, overview } from "./commands.ts";

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
