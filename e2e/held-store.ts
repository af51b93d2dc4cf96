/**
 * A local store of messages that a test holds open: `wrangler kv` starts for a second and more each time, and staff
 * commands start it for every step. It answers what they ask of wrangler (`wrangler-kv.mjs`) from the same files.
 */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Key } from "../scripts/contacts/wrangler-kv.ts";

interface Question {
  /** After `wrangler kv`. */
  args: string[];
  /** What the file of a bulk command holds. */
  bulk?: string;
}

export interface Pair {
  key: string;
  value: string;
  base64?: boolean;
  expiration?: number;
  metadata?: Record<string, unknown>;
}

export interface HeldStore {
  readonly url: string;
  put(pairs: readonly Pair[]): Promise<void>;
  /** All keys that begin with `prefix`, by name. */
  keys(prefix: string): Promise<Key[]>;
  /** The value of a key that exists. */
  get(name: string): Promise<string>;
  close(): Promise<void>;
}

/** @param state the folder that wrangler calls `--persist-to` */
export async function holdStore(state: string): Promise<HeldStore> {
  const { env, dispose } = await getPlatformProxy<{ CONTACTS: KVNamespace }>({
    configPath: "wrangler.toml",
    persist: { path: join(state, "v3") },
  });
  const store = env.CONTACTS;
  const put = async (pairs: readonly Pair[]) => {
    for (const { key, value, base64, ...rest } of pairs)
      await store.put(key, base64 ? Buffer.from(value, "base64") : value, rest);
  };
  const answer = async ({ args: [kind, verb, ...words], bulk = "" }: Question): Promise<string | Buffer> => {
    if (kind === "key" && verb === "list") {
      const place = words.indexOf("--prefix");
      return JSON.stringify(await allKeys(store, place < 0 ? "" : words[place + 1]));
    }
    if (kind === "key" && verb === "get") {
      const value = await store.get(words[0] ?? "", "arrayBuffer");
      if (!value) throw new Error("404: Not Found");
      return Buffer.from(value);
    }
    if (verb === "put") await put(JSON.parse(bulk) as Pair[]);
    else if (verb === "delete") for (const name of JSON.parse(bulk) as string[]) await store.delete(name);
    else if (verb === "get") {
      const names = JSON.parse(bulk) as string[];
      const values = await Promise.all(names.map(async (name) => [name, { value: await store.get(name) }]));
      return JSON.stringify(Object.fromEntries(values));
    } else throw new Error(`wrangler kv ${kind} ${verb} is not known here`);
    return "Success!";
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    try {
      response.end(await answer(JSON.parse(Buffer.concat(parts).toString()) as Question));
    } catch (error) {
      response.statusCode = 500;
      response.end(String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put,
    keys: (prefix) => allKeys(store, prefix),
    get: async (name) => (await store.get(name)) ?? "",
    async close() {
      server.close();
      await dispose();
    },
  };
}

async function allKeys(store: KVNamespace, prefix = ""): Promise<Key[]> {
  const keys: Key[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await store.list<Record<string, unknown>>({ prefix, cursor });
    keys.push(
      ...page.keys.map(({ name, expiration, metadata }) => ({
        name,
        ...(expiration === undefined ? {} : { expiration }),
        ...(metadata ? { metadata } : {}),
      })),
    );
    if (page.list_complete) return keys;
    cursor = page.cursor;
  }
}
