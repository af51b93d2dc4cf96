/**
 * `npm run contacts -- COMMAND`: messages for staff, thin on top of `wrangler kv`. Local storage by default; `--remote`
 * reads the deployed site's. The commands are in `contacts/commands/`.
 */
import { run } from "./contacts/run.ts";

// `... | head` ends the pipe when it has enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await run(process.argv.slice(2));
