/**
 * A whole namespace in a file: one line of JSON for each key, with value, metadata and expiry. The first line names the
 * format, the last says how many keys there are, so that a truncated file is noticed. Binary values are base64.
 */
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { readJson } from "../../../worker/json.ts";
import type { Command } from "../command.ts";
import type { Entry, Key, Kv } from "../kv.ts";
import { complain, confirmed, Failure, safeJson, say } from "../terminal.ts";

const format = "contacts-backup-1";

interface Line extends Partial<Key> {
  format?: string;
  text?: string;
  base64?: string;
  end?: number;
}

/** Of values in a single write; Cloudflare accepts 100 MB in all. */
const mostBytes = 20_000_000;

/** Writes every key of `kv` to `path`, which must not exist and is removed again if that fails. */
export function backUp(kv: Kv, path: string): void {
  try {
    writeFileSync(path, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${(error as Error).message}`);
  }
  try {
    writeAll(kv, path);
  } catch (error) {
    rmSync(path);
    throw error;
  }
}

function writeAll(kv: Kv, path: string): void {
  const write = (line: object) => appendFileSync(path, `${safeJson(line, 0)}\n`);
  const keys = kv.keys();
  const texts = new Map(kv.values(keys.map(({ name }) => name).filter((name) => !name.startsWith("file:"))));
  const gone: string[] = [];
  write({ format, at: new Date().toISOString() });
  for (const key of keys) {
    const { name } = key;
    const text = texts.get(name);
    // A replacement character may stand for binary data.
    if (text !== undefined && !text.includes("\uFFFD")) write({ ...key, text });
    else if (text !== undefined || name.startsWith("file:"))
      write({ ...key, base64: kv.bytes(name).toString("base64") });
    else gone.push(name);
  }
  const count = keys.length - gone.length;
  write({ end: count });
  if (gone.length > 0) complain(`Gone before they could be read: ${gone.join(", ")}.`);
  say(`${count} keys are in ${path}.`);
}

export const importing: Command = {
  name: "import",
  takes: "FILE [--merge] [--yes]",
  words: [1, 1],
  options: ["merge", "yes"],
  summary: "put back what `export --all` wrote, into a store that is empty",
  example: "import backup.jsonl",
  more: "Messages that wait are forwarded. Expired entries are left out.",
  async run(kv, [file = ""], { merge, yes }) {
    const now = Date.now() / 1000;
    const isAlive = ({ expiration = Infinity }: Key) => expiration > now;
    let [alive, expired] = [0, 0];
    for await (const entry of entriesOf(file)) {
      if (isAlive(entry)) alive += 1;
      else expired += 1;
    }
    const there = kv.keys().length;
    if (there > 0 && !merge)
      throw new Failure(`The store is not empty: it has ${there} keys. --merge writes between them.`);
    const question = `Write ${alive} keys between the ${there} that are there?`;
    if (there > 0 && !(await confirmed(question, yes))) return say("Nothing was written.");
    let batch: Entry[] = [];
    let bytes = 0;
    for await (const entry of entriesOf(file)) {
      if (!isAlive(entry)) continue;
      batch.push(entry);
      bytes += entry.value.length;
      if (bytes < mostBytes) continue;
      kv.put(batch);
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) kv.put(batch);
    say(`${alive} keys were written${expired > 0 ? `; ${expired} had expired` : ""}.`);
  },
};

/** Reads line by line: a store's files may not fit in memory. Throws a `Failure` unless `path` is a complete backup. */
async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const file = await open(path).catch((error: Error) => {
    throw new Failure(`${path} cannot be read: ${error.message}`);
  });
  const broken = (why: string) =>
    new Failure(`${path} is not a complete backup: ${why}. Nothing was written.`);
  let isOurs = false;
  let count = 0;
  let end: number | undefined;
  for await (const json of file.readLines()) {
    const line = readJson(json) as Line | undefined;
    isOurs ||= line?.format === format;
    if (!isOurs) throw broken("it begins like something else");
    if (!line) throw broken("a line is cut short");
    const { name, text, base64 = "", ...key } = line;
    ({ end } = line);
    if (name === undefined) continue;
    yield { ...key, name, value: text ?? Buffer.from(base64, "base64") };
    count += 1;
  }
  if (end !== count) throw broken("its end is missing");
}
