/** A cache of what was learned or made from pictures, by what it was made from: a second build costs nothing. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Path of a cached file. */
export const keptFile = (name: string) => resolve(".cache/pictures", name);

/** The cached value for `key`, or what `make` returns, which is then cached. */
export async function remembered<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
  const file = keptFile(`${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Value;
  const value = await make();
  keep(`${key}.json`, JSON.stringify(value));
  return value;
}

/** Caches `data`, whole or not at all, whatever happens meanwhile. */
export function keep(name: string, data: string | Uint8Array): void {
  const file = keptFile(name);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}

export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}
