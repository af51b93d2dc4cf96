/**
 * Backs up a whole namespace: one line of JSON a key with value, metadata and expiry. The first line names the format, the
 * last one counts, which shows when a file is cut short. Binary values are base64.
 */
import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { Failure } from "./failures.ts";
import type { Entry, Key, Kv } from "./wrangler-kv.ts";
import { safeJson } from "./safe-text.ts";

const format = "contacts-backup-1";

interface Line extends Key {
  text?: string;
  base64?: string;
}

/** Size of one write; Cloudflare takes at most 100 MB. */
const most = { keys: 500, bytes: 20_000_000 };

/**
 * Writes every key of `kv` to `path`, which must not be there yet and appears only when it is complete.
 *
 * @returns how many keys, and which were gone before they could be read
 */
export function exportAll(kv: Kv, path: string): { count: number; gone: string[] } {
  if (existsSync(path)) throw new Failure(`${path} already exists; choose another name.`);
  const part = `${path}.part`;
  let file: number;
  try {
    file = openSync(part, "w", 0o600);
  } catch (error) {
    throw new Failure(`${part} cannot be written: ${(error as Error).message}`);
  }
  const gone: string[] = [];
  let count = 0;
  const write = (line: unknown) => writeFileSync(file, `${safeJson(line, 0)}\n`);
  try {
    write({ format, at: new Date().toISOString() });
    for (const entry of entriesOf(kv, kv.keys(), (name) => gone.push(name))) {
      write(entry);
      count += 1;
    }
    write({ end: count });
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  return { count, gone };
}

function* entriesOf(kv: Kv, keys: readonly Key[], onGone: (name: string) => void): Generator<Line> {
  const isFile = ({ name }: Key) => name.startsWith("file:");
  const texts = keys.filter((key) => !isFile(key));
  const byName = new Map(texts.map((key) => [key.name, key]));
  for (const values of kv.values(texts.map(({ name }) => name))) {
    for (const [name, text] of values) {
      const key = byName.get(name) ?? { name };
      byName.delete(name);
      // It may be binary: read its bytes.
      yield text.includes("\uFFFD") ? inBytes(kv, key) : { ...key, text };
    }
  }
  for (const name of byName.keys()) onGone(name);
  for (const key of keys.filter(isFile)) yield inBytes(kv, key);
}

function inBytes(kv: Kv, key: Key): Line {
  return { ...key, base64: kv.bytes(key.name).toString("base64") };
}

/** Counts the keys in `path`, and those that have expired since. Throws a `Failure` unless it is a whole backup. */
export async function checkBackup(path: string, now: number): Promise<{ count: number; expired: number }> {
  let count = 0;
  let expired = 0;
  for await (const line of linesOf(path)) {
    count += 1;
    if (isExpired(line, now)) expired += 1;
  }
  return { count, expired };
}

/** Writes the unexpired keys of `path`, checked before. @returns how many */
export async function importAll(kv: Kv, path: string, now: number): Promise<number> {
  let waiting: Entry[] = [];
  let bytes = 0;
  let count = 0;
  const flush = () => {
    if (waiting.length > 0) kv.put(waiting);
    count += waiting.length;
    waiting = [];
    bytes = 0;
  };
  for await (const line of linesOf(path)) {
    if (isExpired(line, now)) continue;
    const { text, base64, ...key } = line;
    const value = text ?? Buffer.from(base64 ?? "", "base64");
    waiting.push({ ...key, value });
    bytes += value.length;
    if (waiting.length >= most.keys || bytes >= most.bytes) flush();
  }
  flush();
  return count;
}

function isExpired({ expiration }: Key, now: number): boolean {
  return expiration !== undefined && expiration * 1000 <= now;
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  const broken = (why: string) =>
    new Failure(`${path} is not a complete backup: ${why}. Nothing was read from it.`);
  let number = 0;
  let count = 0;
  let end: number | undefined;
  const file = await open(path).catch((error: Error) => {
    throw new Failure(`${path} cannot be read: ${error.message}`);
  });
  for await (const text of file.readLines()) {
    number += 1;
    let line: Partial<Line> & { format?: unknown; end?: unknown };
    try {
      line = Object(JSON.parse(text)) as typeof line;
    } catch {
      throw broken(`line ${number} is cut short`);
    }
    const { name } = line;
    if (number === 1) {
      if (line.format !== format) throw broken("it begins like something else");
    } else if (typeof line.end === "number") {
      ({ end } = line);
    } else if (typeof name === "string" && typeof (line.text ?? line.base64) === "string") {
      count += 1;
      yield { ...line, name };
    } else {
      throw broken(`line ${number} is not that of a key`);
    }
  }
  if (end !== count) throw broken("its end is missing");
}
