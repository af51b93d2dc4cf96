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
  // The variables of `wrangler.toml`, as the build has them.
  const { vars } = JSON.parse(readFileSync(`${folder}/wrangler.json`, "utf8")) as {
    vars: Record<string, string>;
  };
  const texts = Object.entries(vars).map(([name, value]) => [name, { type: "text" as const, value }]);
  const site = new Miniflare({
    // Otherwise what the worker logs would be in the output of tests.
    handleStructuredLogs: () => {},
    workers: [
      {
        config: {
          name: "site",
          compatibilityDate: "2026-08-01",
          compatibilityFlags: ["nodejs_compat"],
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
