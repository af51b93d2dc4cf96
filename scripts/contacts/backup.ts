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
      // A replacement character can stand for bytes that are no text.
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

/** The keys in `path`, and how many of all had expired by `now`. Throws a `Failure` unless it is a whole backup. */
export async function readBackup(path: string, now: number): Promise<{ entries: Entry[]; expired: number }> {
  const broken = (why: string) =>
    new Failure(`${path} is not a complete backup: ${why}. Nothing was read from it.`);
  const file = await open(path).catch((error: Error) => {
    throw new Failure(`${path} cannot be read: ${error.message}`);
  });
  const lines: (Partial<Line> & { format?: unknown; end?: unknown })[] = [];
  // Line by line: no text is as long as all the files of a store may be together.
  for await (const text of file.readLines()) {
    try {
      lines.push(Object(JSON.parse(text)) as Partial<Line>);
    } catch {
      throw broken(`line ${lines.length + 1} is cut short`);
    }
  }
  if (lines.shift()?.format !== format) throw broken("it begins like something else");
  if (lines.pop()?.end !== lines.length) throw broken("its end is missing");
  const entries = lines.map(({ name, text, base64, ...key }, index): Entry => {
    if (typeof name !== "string" || typeof (text ?? base64) !== "string")
      throw broken(`line ${index + 2} is not that of a key`);
    return { ...key, name, value: text ?? Buffer.from(base64 ?? "", "base64") };
  });
  const kept = entries.filter(({ expiration = Infinity }) => expiration * 1000 > now);
  return { entries: kept, expired: entries.length - kept.length };
}

/** Writes `entries`, some at a time. */
export function importAll(kv: Kv, entries: readonly Entry[]): void {
  let waiting: Entry[] = [];
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    waiting.push(entry);
    bytes += entry.value.length;
    if (waiting.length < most.keys && bytes < most.bytes && index < entries.length - 1) continue;
    kv.put(waiting);
    waiting = [];
    bytes = 0;
  }
}
