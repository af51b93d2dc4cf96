/** Accesses the contact namespace through `wrangler kv`, so that staff need no other access. */
import {
  closeSync,
  ftruncateSync,
  mkdtempDisposableSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Key } from "../../worker/contacts/messages.ts";
import { toolOutput } from "../run-tool.ts";
import { Failure } from "./failures.ts";

/** Most keys that Cloudflare's API reads in one call. */
const keysAtOnce = 100;
/** Seconds; KV refuses anything that expires sooner. */
const shortestLife = 60;

export type { Key };

export interface Entry extends Key {
  value: string | Uint8Array;
}

export class Kv {
  private readonly where: string[];

  /** @param persistTo folder of a local state other than the default one */
  constructor(remote: boolean, persistTo?: string) {
    this.where = remote ? ["--remote"] : ["--local", ...(persistTo ? ["--persist-to", persistTo] : [])];
  }

  /** All keys that begin with `prefix`, by name. One process. */
  keys(prefix = ""): Key[] {
    return JSON.parse(this.run(["key", "list", ...(prefix ? ["--prefix", prefix] : [])])) as Key[];
  }

  /** The values of those of `names` that exist, in order. */
  values(names: readonly string[]): Map<string, string> {
    return new Map(this.each(names));
  }

  /** The same, lazily: one process per hundred, started when the first of them is needed. */
  *each(names: readonly string[]): Generator<[name: string, value: string]> {
    for (let at = 0; at < names.length; at += keysAtOnce) {
      const chunk = names.slice(at, at + keysAtOnce);
      const found = JSON.parse(this.runOnFile(["bulk", "get"], JSON.stringify(chunk))) as Record<
        string,
        unknown
      >;
      for (const name of chunk) {
        const value = valueOf(found[name]);
        if (value !== undefined) yield [name, value];
      }
    }
  }

  /** The raw value of an existing key. One process. */
  bytes(name: string): Buffer {
    using folder = newFolder();
    // On every system a file gets all output before the process ends; a pipe may not.
    const file = join(folder.path, "value");
    const output = openSync(file, "a", 0o600);
    try {
      this.run(["key", "get", name], output);
    } finally {
      closeSync(output);
    }
    return readFileSync(file);
  }

  /** Writes these entries in order. One process. Lifetimes under a minute become a minute. */
  put(entries: readonly Entry[]): void {
    const soonest = Math.ceil(Date.now() / 1000) + shortestLife + 5;
    const pairs = entries.map(({ name, value, expiration, metadata }) => ({
      key: name,
      ...(typeof value === "string"
        ? { value }
        : { value: Buffer.from(value).toString("base64"), base64: true }),
      expiration: expiration && Math.max(expiration, soonest),
      metadata,
    }));
    this.runOnFile(["bulk", "put"], JSON.stringify(pairs));
  }

  /** Deletes these keys in order. One process. */
  delete(names: readonly string[]): void {
    this.runOnFile(["bulk", "delete", "--force"], JSON.stringify(names));
  }

  private runOnFile(args: readonly string[], content: string): string {
    using folder = newFolder();
    const file = join(folder.path, "kv.json");
    writeFileSync(file, content, { mode: 0o600 });
    return this.run([...args, file]);
  }

  private run(args: readonly string[], output: "pipe" | number = "pipe"): string {
    const ask = () => {
      // Discard the output of an earlier try.
      if (output !== "pipe") ftruncateSync(output);
      return toolOutput("wrangler", ["kv", ...args, "--binding", "CONTACTS", ...this.where], {
        encoding: "utf8",
        maxBuffer: 512 * 1024 * 1024,
        // Keep wrangler's notices out of the output; they are shown when it fails.
        stdio: ["ignore", output, "pipe"],
        env: { ...process.env, WRANGLER_SEND_METRICS: "false", FORCE_COLOR: undefined, NO_COLOR: "1" },
      });
    };
    try {
      return tryAgain(ask);
    } catch (error) {
      throw new Failure(`The message store did not answer. wrangler said:\n${saidBy(error)}`.trimEnd());
    }
  }
}

function saidBy(error: unknown): string {
  const { stderr, stdout } = error as { stderr?: string; stdout?: string };
  return stderr || stdout || "";
}

const newFolder = () => mkdtempDisposableSync(join(tmpdir(), "contacts-"));

/** Local storage returns `{ value }`, Cloudflare's API the value itself; `null` for a missing key. */
function valueOf(found: unknown): string | undefined {
  const value = typeof found === "object" && found !== null && "value" in found ? found.value : found;
  return typeof value === "string" ? value : undefined;
}

/** Transient errors: Cloudflare's API is busy, or another process has locked the local store. */
const passing = /\b(?:429|50[0234])\b|database is locked|SQLITE_BUSY|fetch failed/;

/** Runs `work`, retrying transient errors after each pause; throws any other error at once. */
function tryAgain<Result>(work: () => Result): Result {
  for (const pauseMs of [500, 1500, 4000]) {
    try {
      return work();
    } catch (error) {
      if (!passing.test(saidBy(error))) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
  return work();
}
