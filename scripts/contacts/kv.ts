/** The contact namespace through `wrangler kv`, so that staff need no other access. */
import { closeSync, mkdtempDisposableSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Key } from "../../worker/contacts/messages.ts";
import { toolOutput } from "../run-tool.ts";
import { Failure } from "./terminal.ts";

/** Most keys that Cloudflare's API reads in one call. */
const keysAtOnce = 100;
/** Seconds; KV refuses anything that expires within a minute. */
const shortestLife = 65;

export type { Key };

export interface Entry extends Key {
  value: string | Uint8Array;
}

/** A namespace. Each call takes a second or more. */
export interface Kv {
  /** All keys, by name. */
  keys(): Key[];
  /** Those of `names` that exist, with their values, in order: read by the hundred as they are needed. */
  values(names: readonly string[]): Iterable<[name: string, value: string]>;
  /** The raw value of an existing key. */
  bytes(name: string): Buffer;
  /** Writes these entries in order. Lifetimes under a minute become a minute. */
  put(entries: readonly Entry[]): void;
  /** Deletes these keys in order. */
  delete(names: readonly string[]): void;
}

/** @param where `--remote`, or `--local` and the folder of its state */
export function wranglerKv(where: readonly string[]): Kv {
  const run = (args: string[], input?: unknown) => runWrangler([...args, ...where], input);
  return {
    keys: () => JSON.parse(run(["key", "list"]).toString()) as Key[],
    *values(names) {
      for (let at = 0; at < names.length; at += keysAtOnce) {
        const chunk = names.slice(at, at + keysAtOnce);
        const found = JSON.parse(run(["bulk", "get"], chunk).toString()) as Record<string, Found>;
        for (const name of chunk) {
          const value = valueOf(found[name]);
          if (value !== null) yield [name, value];
        }
      }
    },
    bytes: (name) => run(["key", "get", name]),
    put(entries) {
      const soonest = Math.ceil(Date.now() / 1000) + shortestLife;
      const pairs = entries.map(({ name, value, expiration, metadata }) => ({
        key: name,
        value: typeof value === "string" ? value : Buffer.from(value).toString("base64"),
        base64: typeof value !== "string",
        expiration: expiration && Math.max(expiration, soonest),
        metadata,
      }));
      run(["bulk", "put"], pairs);
    },
    delete: (names) => void run(["bulk", "delete", "--force"], names),
  };
}

type Found = string | null | undefined | { value: string | null };

/** Local storage returns `{ value }`, Cloudflare's API the value itself. */
function valueOf(found: Found): string | null {
  return (typeof found === "object" ? found?.value : found) ?? null;
}

/** Transient errors: Cloudflare's API is busy, or another process has locked the local store. */
const passing = /\b(?:429|50[0234])\b|database is locked|SQLITE_BUSY|fetch failed/;

/** Runs `wrangler kv` with `input` as a file, again after transient errors. @returns what it printed */
function runWrangler(args: readonly string[], input?: unknown): Buffer {
  using folder = mkdtempDisposableSync(join(tmpdir(), "contacts-"));
  const [given, printed] = [join(folder.path, "given.json"), join(folder.path, "printed")];
  if (input !== undefined) writeFileSync(given, JSON.stringify(input), { mode: 0o600 });
  const command = ["kv", ...args, ...(input === undefined ? [] : [given]), "--binding", "CONTACTS"];
  for (const pauseMs of [500, 1500, 4000, Infinity]) {
    // On every system a file gets all output before the process ends; a pipe may not.
    const output = openSync(printed, "w", 0o600);
    try {
      toolOutput("wrangler", command, {
        encoding: "utf8",
        // Wrangler's notices are shown only when it fails.
        stdio: ["ignore", output, "pipe"],
        env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: undefined, NO_COLOR: "1" },
      });
      break;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr || readFileSync(printed, "utf8");
      if (pauseMs === Infinity || !passing.test(said))
        throw new Failure(`The message store did not answer. wrangler said:\n${said}`.trimEnd());
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    } finally {
      closeSync(output);
    }
  }
  return readFileSync(printed);
}
