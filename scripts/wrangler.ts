import { resolve } from "node:path";

/**
 * Wrangler's own program, to be run by this Node. The command in `node_modules/.bin` needs a shell on Windows, and exits
 * with 0 when a signal ends the program it started.
 */
export const wranglerFile = resolve(import.meta.dirname, "../node_modules/wrangler/wrangler-dist/cli.js");
