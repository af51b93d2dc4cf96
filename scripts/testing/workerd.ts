/** The built worker in workerd, on a socket of its own: a preview server's proxy would hide what happens. */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { Miniflare } from "miniflare";
import { filesOf } from "../files.ts";

/**
 * For `fetch`: workerd closes a connection that has been idle for five seconds, and a test on a busy machine may ask on
 * it just then.
 */
export const freshConnection = { headers: { connection: "close" } };

/** Starts workerd on a free port and waits until it listens. Its KV is in memory. */
export async function startWorkerd() {
  const folder = "build/server";
  const contents = (name: string) => ({ type: "esm" as const, contents: readFileSync(`${folder}/${name}`) });
  const files = filesOf(`${folder}/assets/*.js`).map((file) => `assets/${basename(file)}`);
  const modules = Object.fromEntries(["index.js", ...files].map((name) => [name, contents(name)]));
  // What `wrangler.toml` says, as the build has it.
  const built = JSON.parse(readFileSync(`${folder}/wrangler.json`, "utf8")) as {
    vars: Record<string, string>;
    compatibility_date: string;
    compatibility_flags: string[];
  };
  const texts = Object.entries(built.vars).map(([name, value]) => [name, { type: "text" as const, value }]);
  const site = new Miniflare({
    // Otherwise what the worker logs would be in the output of tests.
    handleStructuredLogs: () => {},
    workers: [
      {
        config: {
          name: "site",
          compatibilityDate: built.compatibility_date,
          compatibilityFlags: built.compatibility_flags,
          manifest: { mainModule: "index.js", modulesRoot: resolve(folder), modules },
          env: { ...Object.fromEntries(texts), CONTACTS: { type: "kv", id: "contacts" } },
        },
        dev: { unsafeDirectSockets: [{}] },
      },
    ],
  });
  const { origin } = await site.unsafeGetDirectURL();
  return { address: origin, stop: () => site.dispose() };
}
