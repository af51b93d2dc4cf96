/** `npm run contacts -- COMMAND`: messages for staff, a thin layer on `wrangler kv`. `docs/messages.md` is the guide. */
import { parseArgs } from "node:util";
import { type Command, type Kv, options, wranglerKv } from "./contacts/kv.ts";
import { person } from "./contacts/person.ts";
import { exporting, list, show } from "./contacts/read.ts";
import { Failure, safeLines, say } from "./contacts/terminal.ts";
import { deleting, done, resend, test } from "./contacts/write.ts";

const commands = { list, show, done, resend, delete: deleting, person, export: exporting, test };

/** The help. The words and options of a command are checked by its line, so that the two cannot disagree. */
const help = `Usage: npm run contacts -- COMMAND [--remote | --persist-to FOLDER]

 list [TEXT] [--unanswered] [--json]        messages, newest last; with TEXT, those that have it in their row ("21 Nov")
 show ID [--json]                           one message, and how forwarding it ended
 done ID [WHO] [--undo]                     note that a message was answered, and by whom
 resend ID                                  forward again what was given up (!), or what was taken for spam (?)
 delete ID [--yes]                          erase a message and its file; asks first
 person ADDRESS [--json] [--erase] [--yes]  everything stored about a person: show it, or erase it
 export [TEXT]                              what list shows, whole, as CSV that is safe to open in a spreadsheet
 test [--site URL]                          send a test message as a visitor would, and see whether it arrives

Any unique part of an ID will do: its beginning, or what follows its hyphen. --remote means the deployed site's messages;
without it you see this machine's, or those in FOLDER. --json is for scripts, and --yes does not ask. For a file or a
script write npm run -s contacts, or npm adds lines of its own.`;

/** Runs the command in `args`, on `kv` or else the store that they name. Prints any failure. @returns the exit code */
export async function run(args: readonly string[], kv?: Kv): Promise<number> {
  try {
    await perform(args, kv);
    return 0;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (!(error instanceof Failure) && !code?.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(safeLines(message));
    return 1;
  }
}

async function perform(args: readonly string[], kv: Kv | undefined): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [name = "help", ...words] = positionals;
  if (name === "help" || values.help) return say(help);
  const command = new Map(Object.entries<Command>(commands)).get(name);
  if (!command) throw new Failure(`There is no command "${name}"; \`help\` lists them.`);
  const [, takes = ""] = new RegExp(`^ ${name} (.*?) {2}`, "m").exec(help) ?? [];
  const known = `${takes} [--remote] [--persist-to]`;
  const foreign = Object.keys(values).find((option) => !known.includes(`[--${option}`));
  if (foreign !== undefined) throw new Failure(`${name} has no option --${foreign}.`);
  const possible = takes.replace(/\[--.*/, "").match(/\S+/g) ?? [];
  const fewest = possible.filter((word) => !word.startsWith("[")).length;
  if (words.length < fewest || words.length > possible.length) throw new Failure(`Write ${name} ${takes}.`);
  const folder = values["persist-to"];
  const local = ["--local", ...(folder ? ["--persist-to", folder] : [])];
  await command(kv ?? wranglerKv(values.remote ? ["--remote"] : local), words, values);
}

if (import.meta.main) {
  // `... | head` closes the pipe early.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  // While wrangler runs, its end is heard first, and removes the files that hold what messages say (`contacts/kv.ts`).
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
  process.exitCode = await run(process.argv.slice(2));
}
