/**
 * Backs up a whole namespace: one line of JSON per key with value, metadata and expiry. The first line names the
 * format; the last has the count, so that a truncated file is noticed. Binary values are base64.
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

/** Largest single write; Cloudflare accepts at most 100 MB. */
const most = { keys: 500, bytes: 20_000_000 };

/**
 * Writes every key of `kv` to `path`, which must not exist and appears only when complete.
 *
 * @returns the number of keys, and which were gone before they could be read
 */
export function exportAll(kv: Kv, path: string): { count: number; gone: string[] } {
  if (existsSync(path)) throw new Failure(`${path} already exists; choose another name.`);
  const keys = kv.keys();
  const isFile = ({ name }: Key) => name.startsWith("file:");
  const texts = kv.values(keys.filter((key) => !isFile(key)).map(({ name }) => name));
  const isThere = (key: Key) => isFile(key) || texts.has(key.name);
  const there = keys.filter(isThere);
  const part = `${path}.part`;
  let file: number;
  try {
    file = openSync(part, "w", 0o600);
  } catch (error) {
    throw new Failure(`${part} cannot be written: ${(error as Error).message}`);
  }
  const write = (line: unknown) => writeFileSync(file, `${safeJson(line, 0)}\n`);
  try {
    write({ format, at: new Date().toISOString() });
    for (const key of there) {
      const text = texts.get(key.name);
      // A replacement character may stand for binary data.
      const isText = text !== undefined && !text.includes("\uFFFD");
      write({ ...key, ...(isText ? { text } : { base64: kv.bytes(key.name).toString("base64") }) });
    }
    write({ end: there.length });
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(part, path);
  return { count: there.length, gone: keys.filter((key) => !isThere(key)).map(({ name }) => name) };
}

/** Counts the keys in `path` and those expired by `now`. Throws a `Failure` unless it is a complete backup. */
export async function checkBackup(path: string, now: number): Promise<{ count: number; expired: number }> {
  let count = 0;
  let expired = 0;
  for await (const entry of entriesOf(path)) {
    count += 1;
    if (isExpired(entry, now)) expired += 1;
  }
  return { count, expired };
}

/** Writes, in batches, what has not expired by `now` from the checked backup `path`. @returns the number of keys */
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
  for await (const entry of entriesOf(path)) {
    if (isExpired(entry, now)) continue;
    waiting.push(entry);
    bytes += entry.value.length;
    if (waiting.length >= most.keys || bytes >= most.bytes) flush();
  }
  flush();
  return count;
}

function isExpired({ expiration = Infinity }: Key, now: number): boolean {
  return expiration * 1000 <= now;
}

/** Reads line by line: a store's files may not fit in memory. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const broken = (why: string) =>
    new Failure(`${path} is not a complete backup: ${why}. Nothing was read from it.`);
  const file = await open(path).catch((error: Error) => {
    throw new Failure(`${path} cannot be read: ${error.message}`);
  });
  let number = 0;
  let end: unknown;
  for await (const json of file.readLines()) {
    number += 1;
    let line: Partial<Line> & { format?: unknown; end?: unknown };
    try {
      line = Object(JSON.parse(json)) as typeof line;
    } catch {
      throw broken(`line ${number} is cut short`);
    }
    const { name, text, base64, ...key } = line;
    ({ end } = line);
    if (number === 1) {
      if (line.format !== format) throw broken("it begins like something else");
    } else if (typeof name === "string" && typeof (text ?? base64) === "string") {
      yield { ...key, name, value: text ?? Buffer.from(base64 ?? "", "base64") };
    } else if (end === undefined) {
      throw broken(`line ${number} is not that of a key`);
    }
  }
  // The first and last lines are not keys.
  if (end !== number - 2) throw broken("its end is missing");
}
