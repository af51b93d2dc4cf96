/**
 * `npm run contacts -- list|show|export|retry|delete`: messages for staff, thin on top of `wrangler kv`.
 * Local storage by default; `--remote` reads the deployed site's.
 */
import { parseArgs } from "node:util";
import { csv } from "./contacts/csv.ts";
import { Kv } from "./contacts/kv.ts";
import { table } from "./contacts/table.ts";

const usage = `Usage: npm run contacts -- <command> [--remote]

  list [YYYYMMDD]     all messages, or one day's, newest last; * waits for forwarding, ! was given up
  show <id>           one message
  export [YYYYMMDD]   CSV that is safe to open in a spreadsheet
  retry <id>          have a dead letter forwarded again by the next cron run
  delete <id>         erase a message, its file and every trace of its forwarding`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: "boolean", default: false },
    "persist-to": { type: "string" },
    help: { type: "boolean", default: false },
  },
});
const [command = "", argument = ""] = positionals;
const kv = new Kv(values.remote, values["persist-to"]);

switch (values.help ? "" : command) {
  case "list":
    console.log(table(kv.messages(argument)));
    break;
  case "show":
    console.log(kv.message(required(argument)));
    break;
  case "export":
    process.stdout.write(
      csv(kv.messages(argument).map(({ key }) => JSON.parse(kv.get(key)) as Record<string, unknown>)),
    );
    break;
  case "retry":
    kv.retry(required(argument));
    console.log(`${argument} will be forwarded by the next cron run.`);
    break;
  case "delete": {
    const erased = kv.erase(required(argument));
    if (erased.length === 0) fail(`There is no message ${argument}.`);
    console.log(`Erased ${erased.join(", ")}.`);
    break;
  }
  default:
    console.log(usage);
    if (command !== "" && !values.help) process.exitCode = 2;
}

function required(id: string): string {
  if (!/^[\w-]+$/.test(id)) fail("Give the id of a message, as `list` shows it.");
  return id;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
