/**
 * Workers KV at its worst, as documented: a write is visible "60 seconds or more" later, even where it was made; a
 * key allows one write a second; an operation can fail, be slow, or succeed without an answer.
 */
import type { ContactStore } from "../../worker/contacts/store.ts";
import type { World } from "./world.ts";

type Operation = "get" | "put" | "delete" | "list";

interface Version {
  /** `null`: deleted. */
  value: string | null;
  metadata: unknown;
  writtenAt: number;
  /** Where it was written, if it is visible there at once; when it is elsewhere; when it expires. */
  location: string | undefined;
  visibleAt: number;
  expiresAt: number;
}

export interface KvFaults {
  /** Probability, by kind of operation, that it fails without effect. */
  refuse: Partial<Record<Operation, number>>;
  /** Probability that a write takes effect and is reported as failed. */
  loseAnswer: number;
  /** Longest delay of an operation, of one that fails, and of a write's visibility elsewhere, in milliseconds. */
  slowest: number;
  slowestFailure: number;
  lag: number;
  /** Whether a location sees its own writes at once. */
  seesOwn: boolean;
  /** Minimum milliseconds between writes to one key. */
  pause: number;
}

/** Keys in a page of a listing: few, to get several. */
const pageSize = 300;

const hangs = <T>() => new Promise<T>(() => {});

export function strictKv(world: World, faults: () => KvFaults) {
  const history = new Map<string, Version[]>();

  const alive = (version: Version | undefined) =>
    version && version.value !== null && version.expiresAt > world.now() ? version : undefined;

  /** What really exists, whether or not visible anywhere. */
  const existing = (key: string) => alive(history.get(key)?.at(-1));

  /** What a process at that location would read now, without delays or faults. */
  function seenFrom<Metadata>(location: string, key: string) {
    const isVisible = (one: Version) => one.location === location || one.visibleAt <= world.now();
    const { value = null, metadata = null } = alive(history.get(key)?.findLast(isVisible)) ?? {};
    return { value, metadata: metadata as Partial<Metadata> | null };
  }

  const names = (prefix: string) => [...history.keys()].filter((key) => key.startsWith(prefix)).sort();

  /** Deleted keys still take up space in a page, like KV's tombstones. */
  function page<Metadata>(location: string, prefix: string, cursor = "") {
    const all = names(prefix).filter((key) => key > cursor);
    const some = all.slice(0, pageSize);
    const listed = some.map((name) => ({ name, ...seenFrom<Metadata>(location, name) }));
    const keys = listed.filter(({ value }) => value !== null);
    return { keys, list_complete: all.length <= pageSize, cursor: some.at(-1) };
  }

  function write(
    key: string,
    location: string,
    value: string | null,
    metadata?: unknown,
    ttl = Infinity,
  ): void {
    const now = world.now();
    const { pause, lag, seesOwn } = faults();
    const versions = history.get(key) ?? [];
    if (now - (versions.at(-1)?.writtenAt ?? -Infinity) < pause)
      throw new Error("429: too many writes of one key");
    history.set(key, versions);
    versions.push({
      value,
      metadata,
      writtenAt: now,
      location: seesOwn ? location : undefined,
      visibleAt: now + world.between(0, lag),
      expiresAt: now + ttl * 1000,
    });
  }

  /** The namespace as seen by one process at one location. Once `dies()` returns true, operations never answer. */
  function from(location: string, dies: () => boolean): ContactStore {
    async function step<T>(operation: Operation, apply: () => T): Promise<T> {
      if (dies()) return hangs();
      const { refuse, slowest, slowestFailure, loseAnswer } = faults();
      const fails = world.chance(refuse[operation] ?? 0);
      await world.sleep(world.between(1, fails ? slowestFailure : slowest));
      if (fails) throw new Error("KV is not answering");
      const result = apply();
      if (dies()) return hangs();
      const isWrite = operation === "put" || operation === "delete";
      if (isWrite && world.chance(loseAnswer)) throw new Error("The answer got lost");
      return result;
    }
    const read = <Metadata>(key: string) => step("get", () => seenFrom<Metadata>(location, key));
    return {
      get: async (key) => (await read(key)).value,
      getWithMetadata: read,
      put: (key, value, { metadata, expirationTtl } = {}) =>
        step("put", () => write(key, location, String(value), metadata, expirationTtl)),
      delete: (key) => step("delete", () => write(key, location, null)),
      list: <Metadata>({ prefix, cursor }: { prefix: string; cursor?: string }) =>
        step("list", () => page<Metadata>(location, prefix, cursor)),
    };
  }

  return {
    from,
    seenFrom,
    has: (key: string) => existing(key) !== undefined,
    keys: (prefix: string) => names(prefix).filter((key) => existing(key)),
    metadata: <Metadata>(key: string) => (existing(key)?.metadata ?? {}) as Partial<Metadata>,
    /** Whether `key` ever existed. */
    wasWritten: (key: string) => history.get(key)?.some(({ value }) => value !== null) ?? false,
  };
}
