/** `npm run contacts -- COMMAND`: messages for staff, a thin layer on `wrangler kv`. `docs/messages.md` is the guide. */
import { run } from "./contacts/run.ts";

// `... | head` closes the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await run(process.argv.slice(2));
