/** Runs one command of `npm run contacts`. */
import { parseArgs } from "node:util";
import { type Command, type OptionName, options } from "./command.ts";
import { importing } from "./commands/backup.ts";
import { erase } from "./commands/delete.ts";
import { digest } from "./commands/digest.ts";
import { done, undo } from "./commands/done.ts";
import { exporting } from "./commands/export.ts";
import { list } from "./commands/list.ts";
import { person } from "./commands/person.ts";
import { release, retry } from "./commands/release.ts";
import { show } from "./commands/show.ts";
import { test } from "./commands/test.ts";
import { type Kv, wranglerKv } from "./kv.ts";
import { complain, Failure, Misuse, say, table, unknownWord } from "./terminal.ts";

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

/**
 * Runs the command in `args` and prints any failure.
 *
 * @param kv the store, if not the one that `args` name
 * @returns the exit code
 */
export async function run(args: readonly string[], kv?: Kv): Promise<number> {
  try {
    await perform(args, kv);
    return 0;
  } catch (error) {
    if (error instanceof Failure) complain(error.message);
    else if (error instanceof Misuse)
      complain(`${error.message.replace(/[^?]$/, "$&.")} \`${call} help\` shows how.`);
    else throw error;
    return error instanceof Misuse ? 2 : 1;
  }
}

async function perform(args: readonly string[], kv: Kv | undefined): Promise<void> {
  const { values, positionals } = parsed(args);
  const [word = "help", ...words] = positionals;
  const isHelp = word === "help";
  const name = isHelp ? words[0] : word;
  if (name === undefined) return say(overview());
  const command = commands.find((one) => one.name === name);
  if (!command)
    throw unknownWord(
      `There is no command "${name}"`,
      name,
      commands.map((one) => one.name),
    );
  if (isHelp || values.help) return say(helpOf(command));
  const known = optionsOf(command);
  const foreign = Object.keys(values).find((option) => !known.some((one) => one === option));
  if (foreign !== undefined) throw unknownWord(`${name} has no option --${foreign}`, foreign, known);
  const [fewest, most] = command.words;
  if (words.length > most) throw new Misuse(`"${words[most]}" is one word too many`);
  if (words.length < fewest) throw new Misuse(`${name} takes ${command.takes}`);
  const folder = values["persist-to"];
  const local = ["--local", ...(folder ? ["--persist-to", folder] : [])];
  await command.run(kv ?? wranglerKv(values.remote ? ["--remote"] : local), words, values);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // The first sentence says what is wrong.
    const [message = ""] = (error as Error).message.split(/\.(?:\s|$)|\n/, 1);
    const [, word] = /^Unknown option '--(.+)'/.exec(message) ?? [];
    throw word === undefined ? new Misuse(message) : unknownWord(message, word, Object.keys(options));
  }
}

const optionsOf = (command: Command): OptionName[] => [
  ...(command.options ?? []),
  "remote",
  "persist-to",
  "help",
];

const call = "npm run contacts --";

function overview(): string {
  return `Usage: ${call} COMMAND [--remote]

${table(commands.map(({ name, summary }) => [` ${name}`, summary]))}

What is unique of an id will do: its beginning, or what follows its hyphen. --remote means the deployed site.
\`${call} COMMAND --help\` tells more, with an example.`;
}

function helpOf(command: Command): string {
  const { name, takes, summary, example, more } = command;
  const rows = optionsOf(command).map((option) => {
    const { value = "", says }: { value?: string; says: string } = options[option];
    return [` --${option} ${value}`, says];
  });
  const parts = [`Usage: ${call} ${name} ${takes}`, summary, more, table(rows)].filter(Boolean);
  return `${parts.join("\n\n")}\n\nExample: ${call} ${example}`;
}
