import { log } from "../log.ts";

export interface ListedKey<Metadata> {
  name: string;
  /** In seconds since 1970. */
  expiration?: number;
  metadata?: Partial<Metadata> | null;
}

/** The part of a KV namespace the pipeline needs. As with KV itself, the reader chooses the type of metadata. */
export interface ContactStore {
  get(key: string): Promise<string | null>;
  getWithMetadata<Metadata = unknown>(
    key: string,
  ): Promise<{ value: string | null; metadata: Partial<Metadata> | null }>;
  put(
    key: string,
    value: string | Uint8Array,
    options?: { metadata?: unknown; expirationTtl?: number },
  ): Promise<void>;
  delete(key: string): Promise<void>;
  list<Metadata = unknown>(options: {
    prefix: string;
    cursor?: string;
  }): Promise<{
    keys: ListedKey<Metadata>[];
    list_complete: boolean;
    cursor?: string;
  }>;
}

type Sleep = (ms: number) => Promise<void>;

/** Writing a 5 MiB file takes far less. */
const longestOperationMs = 10_000;

/**
 * `store`, but an operation throws after ten seconds without an answer, though it may have succeeded. Otherwise one
 * that hangs would block a visitor or a cron run for as long as the platform allows.
 */
export function boundedStore(store: ContactStore, sleep: Sleep): ContactStore {
  const bounded = <Result>(operate: () => Promise<Result>) => boundedOperation(operate, sleep);
  return {
    get: (key) => bounded(() => store.get(key)),
    getWithMetadata: (key) => bounded(() => store.getWithMetadata(key)),
    put: (key, value, options) => bounded(() => store.put(key, value, options)),
    delete: (key) => bounded(() => store.delete(key)),
    list: (options) => bounded(() => store.list(options)),
  };
}

/** The result of `operate`, or an error after ten seconds. */
export async function boundedOperation<Result>(
  operate: () => Promise<Result>,
  sleep: Sleep,
): Promise<Result> {
  return Promise.race([
    operate(),
    sleep(longestOperationMs).then(() => {
      throw new Error("no answer");
    }),
  ]);
}

/**
 * The keys that begin with `prefix`, from at most `mostPages` listings, and how many it took. Throws when KV does
 * not list.
 */
export async function listKeys<Metadata>(
  store: Pick<ContactStore, "list">,
  prefix: string,
  mostPages: number,
): Promise<{ keys: ListedKey<Metadata>[]; pages: number }> {
  const keys: ListedKey<Metadata>[] = [];
  let cursor: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const listed = await store.list<Metadata>({ prefix, cursor });
    keys.push(...listed.keys);
    if (listed.list_complete) return { keys, pages };
    if (pages === mostPages) {
      log("store.list_cut", { prefix, pages });
      return { keys, pages };
    }
    cursor = listed.cursor;
  }
}
