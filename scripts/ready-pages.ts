/**
 * Writes every finished page once more, ready to be sent by the worker without any work of its own: filled in with the
 * settings of `wrangler.toml`, with its policy and its validator, and in Brotli at its highest quality. Where a
 * deployment has other settings, the worker goes by the text.
 */
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { constants, createBrotliCompress } from "node:zlib";
import { marksOf } from "../worker/pages/deployment-facts.ts";
import { fillPage, isDataAddress } from "../worker/pages/filled-page.ts";
import { finishedPages, receiptPath } from "../worker/pages/finished-pages.ts";
import { packReady, readyFile } from "../worker/pages/ready-page.ts";
import type { Environment } from "../worker/settings.ts";

/**
 * @param pages finished pages and data by address, as the worker finds them in the build
 * @param folder where it finds them
 */
export async function writeReadyPages(pages: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const { vars: env } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8")) as {
    vars: Environment;
  };
  const forms = [...pages]
    // A receipt is sent as text, with its reference in it.
    .filter(([address]) => receiptPath(address) === undefined)
    .flatMap(([address, text]) =>
      (isDataAddress(address) ? [false] : [false, true]).map((saves) => ({ address, text, saves })),
    );
  const write = async () => {
    for (let form = forms.pop(); form; form = forms.pop()) {
      const { address, text, saves } = form;
      const { body, etag, policy } = await fillPage(address, text, saves, env);
      const ready = { settings: settingsIn(text, env), etag, policy, body: await compressed(body) };
      writeFileSync(folder + readyFile(finishedPages.get(address) ?? "", saves), packReady(ready));
    }
  };
  await Promise.all([write(), write(), write()]);
}

/** What `text` has open and its policy depends on, as `env` has it. */
function settingsIn(text: string, env: Environment): Record<string, string> {
  const marks = marksOf(env);
  const open = new Set(["forms", ...Array.from(text.matchAll(/@(\w+)@/g), ([, name = ""]) => name)]);
  return Object.fromEntries(Object.entries(marks).filter(([name]) => open.has(name)));
}

/** Where a browser shall have all that came before, to paint it, while the rest is under way. */
const stages = ["</head>", "</h1>"];

/** `page` in Brotli, each stage of it complete by itself. */
async function compressed(page: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
      // No page is longer than this window.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
  const parts: Buffer[] = [];
  stream.on("data", (part: Buffer) => parts.push(part));
  const ended = once(stream, "end");
  let from = 0;
  for (const stage of stages) {
    const at = Buffer.from(page).indexOf(stage, from);
    if (at === -1) continue;
    stream.write(page.subarray(from, at + stage.length));
    from = at + stage.length;
    await new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done));
  }
  stream.end(page.subarray(from));
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
