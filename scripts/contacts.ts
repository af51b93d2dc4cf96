/**
 * `npm run contacts -- COMMAND`: messages for staff, thin on top of `wrangler kv`. Local storage by default; `--remote`
 * reads the deployed site's. The commands are in `contacts/commands/`.
 */
import { parseArgs } from "node:util";
import { type Command, commonOptions, complain } from "./contacts/command.ts";
import { commands, helpOf, overview } from "./contacts/commands.ts";
import { Failure, Misuse, didYouMean } from "./contacts/failures.ts";
import { Kv } from "./contacts/wrangler-kv.ts";

async function run(args: readonly string[]): Promise<void> {
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
    const wrong = args.find((word) => word.startsWith("--") && !(optionIn(word) in all));
    if (wrong === undefined) throw new Misuse((error as Error).message.split(/[.\n]/, 1)[0]);
    const meant = didYouMean(optionIn(wrong), Object.keys(all)).replace(' "', ' "--');
    throw new Misuse(`${name} has no option --${optionIn(wrong)}${meant}`);
  }
}

function optionIn(word: string): string {
  return word.slice(2).split("=", 1)[0] ?? "";
}

// `... | head` ends the pipe when it has enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure || error instanceof Misuse)) throw error;
  const isMisuse = error instanceof Misuse;
  const { message } = error;
  complain(
    isMisuse
      ? `${message}${message.includes("did you mean") ? "?" : "."} \`npm run contacts -- help\` shows how.`
      : message,
  );
  process.exitCode = isMisuse ? 2 : 1;
}
