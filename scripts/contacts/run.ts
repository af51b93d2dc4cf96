/** Runs one command of `npm run contacts`. */
import { parseArgs } from "node:util";
import { type Command, commonOptions, complain } from "./command.ts";
import { commands, helpOf, overview } from "./commands.ts";
import { Failure, Misuse, didYouMean } from "./failures.ts";
import { Kv } from "./wrangler-kv.ts";

/** Runs the command in `args` and prints any failure. @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await perform(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure || error instanceof Misuse)) throw error;
    const isMisuse = error instanceof Misuse;
    const { message } = error;
    complain(
      isMisuse
        ? `${message}${message.includes("did you mean") ? "?" : "."} \`npm run contacts -- help\` shows how.`
        : message,
    );
    return isMisuse ? 2 : 1;
  }
}

async function perform(args: readonly string[]): Promise<void> {
  const place = args.findIndex((word) => !word.startsWith("-"));
  const word = args[place];
  if (word === undefined || word === "help") {
    const about = args[place + 1];
    return console.log(word && about && !about.startsWith("-") ? helpOf(commandNamed(about)) : overview());
  }
  const command = commandNamed(word);
  const { values, positionals } = readArguments(command, args.toSpliced(place, 1));
  if (values["help"]) return console.log(helpOf(command));
  const [fewest, most] = command.words;
  if (positionals.length > most) throw new Misuse(`"${positionals[most]}" is one word too many`);
  if (positionals.length < fewest) throw new Misuse(`${command.name} takes ${command.takes}`);
  const text = (option: string) => {
    const value = values[option];
    return typeof value === "string" ? value : "";
  };
  await command.run({
    kv: new Kv(values["remote"] === true, text("persist-to") || undefined),
    words: positionals,
    text,
    isSet: (option) => values[option] === true,
  });
}

function commandNamed(word: string): Command {
  const names = commands.map(({ name }) => name);
  const command = commands.find(({ name }) => name === word);
  if (!command) throw new Misuse(`There is no command "${word}"${didYouMean(word, names)}`);
  return command;
}

function readArguments(
  { name, options = {} }: Command,
  args: string[],
): { values: Record<string, unknown>; positionals: string[] } {
  const all = { ...options, ...commonOptions };
  try {
    return parseArgs({ args, allowPositionals: true, options: all });
  } catch (error) {
    const known = Object.keys(all).map((option) => `--${option}`);
    const given = args.map((word) => word.split("=", 1)[0] ?? "");
    const wrong = given.find((word) => word.startsWith("--") && !known.includes(word));
    // Node's message covers other mistakes, such as a missing value, in one line.
    if (wrong === undefined) throw new Misuse((error as Error).message.split(/[.\n]/, 1)[0]);
    throw new Misuse(`${name} has no option ${wrong}${didYouMean(wrong, known)}`);
  }
}
