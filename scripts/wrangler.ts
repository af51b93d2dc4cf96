import { resolve } from "node:path";

/**
 * Wrangler itself, to be started in this Node. The command in `node_modules/.bin` needs a shell on Windows, and what it
 * runs ends as a success when a signal ends this.
 */
export const wranglerFile = resolve(import.meta.dirname, "../node_modules/wrangler/wrangler-dist/cli.js");
