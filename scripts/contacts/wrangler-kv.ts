/** The contact namespace through `wrangler kv`: staff need no other access. */
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Key } from "../../worker/contacts/messages.ts";
import { toolOutput } from "../run-tool.ts";
import { Failure } from "./failures.ts";

/** Most keys that Cloudflare's API reads at once. */
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

  /** The values of `names` that exist, in their order. */
  values(names: readonly string[]): Map<string, string> {
    return new Map(this.each(names));
  }

  /** The same one after the other. One process for each hundred, which starts when the first of them is asked for. */
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

  /** The value of a key that exists, byte for byte. One process. */
  bytes(name: string): Buffer {
    return inFolder((folder) => {
      // A file takes all that is written before the process ends, whatever the system; a pipe may not.
      const file = join(folder, "value");
      const output = openSync(file, "a", 0o600);
      try {
        this.run(["key", "get", name], output);
      } finally {
        closeSync(output);
      }
      return readFileSync(file);
    });
  }

  /** Writes exactly these, in this order. One process. What has less than a minute to live lives that minute. */
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

  /** Deletes exactly these keys, in this order. One process. */
  delete(names: readonly string[]): void {
    this.runOnFile(["bulk", "delete", "--force"], JSON.stringify(names));
  }

  private runOnFile(args: readonly string[], content: string): string {
    return inFolder((folder) => {
      const file = join(folder, "kv.json");
      writeFileSync(file, content, { mode: 0o600 });
      return this.run([...args, file]);
    });
  }

  private run(args: readonly string[], output: "pipe" | number = "pipe"): string {
    const ask = () => {
      // What an earlier try left is no part of the answer.
      if (output !== "pipe") ftruncateSync(output);
      return toolOutput("wrangler", ["kv", ...args, "--binding", "CONTACTS", ...this.where], {
        encoding: "utf8",
        maxBuffer: 512 * 1024 * 1024,
        // Its notices would stand between the messages; they are shown when it fails.
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

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "contacts-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Local storage gives `{ value }`, Cloudflare's API the value itself; `null` is a key that does not exist. */
function valueOf(found: unknown): string | undefined {
  const value = typeof found === "object" && found !== null && "value" in found ? found.value : found;
  return typeof value === "string" ? value : undefined;
}

/** Faults that pass: Cloudflare's API is busy, or another process holds the local store. */
const passing = /\b(?:429|50[0234])\b|database is locked|SQLITE_BUSY|fetch failed/;

/** Runs `work`, and again after each pause while the fault is one that passes; throws any other error at once. */
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
