import { resolve } from "node:path";

/** Wrangler's own file, to be started in this Node: the script in `node_modules/.bin` needs a shell on Windows. */
export const wranglerFile = resolve(import.meta.dirname, "../node_modules/wrangler/bin/wrangler.js");
