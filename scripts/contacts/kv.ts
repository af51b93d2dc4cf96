/** The contact namespace through `wrangler kv`, so that staff need no other access. */
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempDisposableSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type parseArgs, stripVTControlCharacters } from "node:util";
import type { Key } from "../../worker/contacts/messages.ts";
import { wranglerFile } from "../wrangler.ts";
import { Failure } from "./terminal.ts";

/** As many keys as Cloudflare's API reads in one call. */
const keysAtOnce = 100;

export type { Key };
export type Entry = Key & { value: string };
export type Kv = ReturnType<typeof wranglerKv>;

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;
const some = { unanswered: flag, undo: flag, json: flag, erase: flag, yes: flag, site: text };
/** The options of all commands; each takes the last three. */
export const options = { ...some, remote: flag, "persist-to": text, help: flag };
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];
/** A command of staff. */
export type Command = (kv: Kv, words: readonly string[], given: Given) => Promise<void> | void;

/** A namespace. Each call takes a second or more. @param where `--remote`, or `--local` and the folder of its state */
export function wranglerKv(where: readonly string[]) {
  const run = (args: string[], input?: unknown) => runWrangler([...args, ...where], input);
  return {
    /** All keys, by name. */
    keys: () => JSON.parse(run(["key", "list"]).toString()) as Key[],
    /** Those of `names` that exist, with their values, in order: read by the hundred as they are needed. */
    *values(names: readonly string[]): Iterable<[name: string, value: string]> {
      for (let at = 0; at < names.length; at += keysAtOnce) {
        const chunk = names.slice(at, at + keysAtOnce);
        // Local storage returns `{ value }`, Cloudflare's API the value itself.
        type Read = string | null | { value: string | null };
        const found = JSON.parse(run(["bulk", "get"], chunk).toString()) as Record<string, Read>;
        for (const name of chunk) {
          const read = found[name];
          const value = typeof read === "object" ? read?.value : read;
          if (typeof value === "string") yield [name, value];
        }
      }
    },
    /** The raw value of an existing key. */
    bytes: (name: string) => run(["key", "get", name]),
    /** Writes these entries in order. One that ends within a minute, which KV would refuse with all others, ends later. */
    put(entries: readonly Entry[]): void {
      const soonest = Math.round(Date.now() / 1000) + 90;
      const pairs = entries.map(({ name, expiration, ...entry }) => {
        return { key: name, ...entry, expiration: expiration && Math.max(expiration, soonest) };
      });
      run(["bulk", "put"], pairs);
    },
    /** Deletes these keys in order. */
    delete: (names: readonly string[]) => void run(["bulk", "delete", "--force"], names),
  };
}

/** Transient errors: Cloudflare's API is busy, or another process has locked the local store. */
const passing = /\b(?:429|50[0234])\b|database is locked|SQLITE_BUSY|fetch failed/;

/** Runs `wrangler kv` with `input` as a file, again after transient errors. @returns what it printed */
function runWrangler(args: readonly string[], input?: unknown): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), "contacts-"));
  const [given, printed] = [join(folder.path, "given.json"), join(folder.path, "printed")];
  const command = [wranglerFile, "kv", ...args, "--binding", "CONTACTS"];
  if (input !== undefined) {
    writeFileSync(given, JSON.stringify(input), { mode: 0o600 });
    command.push(given);
  }
  for (const pauseMs of [500, 1500, 4000, Infinity]) {
    // On every system a file gets all output before the process ends; a pipe may not.
    const output = openSync(printed, "w", 0o600);
    try {
      execFileSync(process.execPath, command, {
        encoding: "utf8",
        // Wrangler's notices are shown only when it fails.
        stdio: ["ignore", output, "pipe"],
        env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: undefined, NO_COLOR: "1" },
      });
      break;
    } catch (error) {
      const { signal, stderr } = error as { signal?: string | null; stderr?: string };
      // Ctrl-C, or the end of the terminal, which wrangler gets as well.
      if (signal) throw new Failure("Stopped before the message store had answered.");
      const said = stderr || readFileSync(printed, "utf8");
      if (pauseMs === Infinity || !passing.test(said))
        throw new Failure(
          `The message store did not answer. wrangler said:\n${stripVTControlCharacters(said)}`.trimEnd(),
        );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    } finally {
      closeSync(output);
    }
  }
  return readFileSync(printed);
}
