/**
 * `npm run contacts -- list|show|export|retry|delete`: messages for staff, thin on top of `wrangler kv`.
 * Local storage by default; `--remote` reads the deployed site's.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { csv } from "./contacts/csv.ts";
import { Failure, Kv } from "./contacts/kv.ts";
import { findMessage, type Found, isId, listMessages, readMessages, retry } from "./contacts/messages.ts";
import { table } from "./contacts/table.ts";

const usage = `Usage: npm run contacts -- <command> [--remote]

  list [YYYYMMDD]     all messages, or one day's, newest last; * waits for forwarding, ! was given up, ? is spam
  show <id>           one message
  export [YYYYMMDD]   CSV that is safe to open in a spreadsheet
  retry <id>          have a dead letter forwarded again by the next cron run
  delete <id>         erase a message, its file and every trace of its forwarding; asks before, unless with --yes

An id is whole, as \`list\` shows it: 20261121T013722123Z-1a2b3c4d5e6f`;

/** A command that cannot be understood; ends with exit code 2. */
class Misuse extends Error {}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        remote: { type: "boolean", default: false },
        "persist-to": { type: "string" },
        yes: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Misuse((error as Error).message.split(/[.\n]/, 1)[0]);
  }
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command = "help", argument = "", ...more] = positionals;
  if (values.help || command === "help") return console.log(usage);
  if (more.length > 0) throw new Misuse(`"${more[0]}" is one word too many`);
  const kv = new Kv(values.remote, values["persist-to"]);
  switch (command) {
    case "list":
      return console.log(table(listMessages(kv, day(argument))));
    case "show":
      return console.log(findMessage(kv, wholeId(argument)).text);
    case "export":
      return exportMessages(kv, day(argument));
    case "retry":
      retry(kv, wholeId(argument));
      return console.log(`${argument} will be forwarded by the next cron run.`);
    case "delete": {
      const found = findMessage(kv, wholeId(argument));
      console.log(`${found.text}\n\nThis message is kept as ${found.keys.join(", ")}.`);
      if (!(await confirmed(found, values.yes))) return console.log("Nothing was erased.");
      kv.delete(found.keys);
      return console.log(`Erased ${found.keys.join(", ")}.`);
    }
    default:
      throw new Misuse(`There is no command "${command}"`);
  }
}

function exportMessages(kv: Kv, on: string): void {
  const header = csv([]);
  process.stdout.write(header);
  const onUnreadable = (key: string) => {
    console.error(`${key} cannot be read and was left out.`);
    process.exitCode = 1;
  };
  for (const records of readMessages(kv, listMessages(kv, on), onUnreadable)) {
    process.stdout.write(csv(records).slice(header.length));
  }
}

async function confirmed({ id }: Found, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!process.stdin.isTTY)
    throw new Misuse("Erasing asks first; without a terminal to ask in, it needs --yes");
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Erase ${id} for good? Type yes: `);
  prompt.close();
  return answer.trim().toLowerCase() === "yes";
}

function wholeId(id: string): string {
  if (!isId(id)) throw new Misuse("Give the whole id of one message, as `list` shows it");
  return id;
}

function day(text: string): string {
  if (!/^(?:\d{8})?$/.test(text)) throw new Misuse("Give a day as YYYYMMDD, for example 20261121");
  return text;
}

// `... | head` ends the pipe when it has enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  await run();
} catch (error) {
  if (!(error instanceof Failure || error instanceof Misuse)) throw error;
  const isMisuse = error instanceof Misuse;
  console.error(isMisuse ? `${error.message}. \`npm run contacts -- help\` shows how.` : error.message);
  process.exitCode = isMisuse ? 2 : 1;
}
