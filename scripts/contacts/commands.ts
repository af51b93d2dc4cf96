/** The table of commands, from the files in `commands/`, and their help. */
import { type Command, commonOptions, type Option } from "./command.ts";
import { erase } from "./commands/delete.ts";
import { digest } from "./commands/digest.ts";
import { done, undo } from "./commands/done.ts";
import { exporting } from "./commands/export.ts";
import { importing } from "./commands/import.ts";
import { list } from "./commands/list.ts";
import { person } from "./commands/person.ts";
import { release, retry } from "./commands/release.ts";
import { show } from "./commands/show.ts";
import { test } from "./commands/test.ts";
import { table } from "./table.ts";

export const commands: readonly Command[] = [
  list,
  show,
  done,
  undo,
  release,
  retry,
  erase,
  person,
  digest,
  test,
  exporting,
  importing,
];

const call = "npm run contacts --";

/** The list of commands. */
export function overview(): string {
  const rows = commands.map(({ name, summary }) => [` ${name}`, summary]);
  return `Usage: ${call} COMMAND [--remote]

${table(rows)}

What is unique of an id will do: its beginning, or what follows its hyphen. --remote means the deployed site.
\`${call} COMMAND --help\` tells more, with an example.`;
}

/** The help of one command. */
export function helpOf({ name, takes, summary, example, more, options = {} }: Command): string {
  const all: [string, Option][] = Object.entries({ ...options, ...commonOptions });
  const rows = all.map(([option, { value, says }]) => [` --${option}${value ? ` ${value}` : ""}`, says]);
  const lines = [`Usage: ${call} ${`${name} ${takes}`.trim()}`, summary, more, table(rows)];
  return `${lines.filter(Boolean).join("\n\n")}\n\nExample: ${call} ${example}`;
}
