/**
 * Workers KV at its worst, as documented: a write is visible "60 seconds or more" later, even where it was made; a
 * key allows one write a second; an operation can fail, be slow, or succeed without an answer.
 */
import type { ContactStore } from "../../worker/contacts/store.ts";
import type { World } from "./world.ts";

type Operation = "get" | "put" | "delete" | "list";

interface Version {
  value: string | null;
  metadata: unknown;
  /** Where it was written, if it is visible there at once; when it is elsewhere; when it expires. */
  location: string | undefined;
  visibleAt: number;
  expiresAt: number;
}

export interface KvFaults {
  /** Probability, by kind of operation, that it fails without effect. */
  refuse: Record<Operation, number>;
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

export class StrictKv {
  writes = 0;
  deletes = 0;
  private history = new Map<string, Version[]>();
  private lastWrite = new Map<string, number>();
  private world: World;
  private faults: () => KvFaults;
  private pageSize: number;

  /** @param pageSize keys in a page of a listing */
  constructor(world: World, faults: () => KvFaults, pageSize: number) {
    this.world = world;
    this.faults = faults;
    this.pageSize = pageSize;
  }

  /** The namespace as seen by one process at one location. Once `dies()` returns true, operations never answer. */
  from(location: string, dies: () => boolean): ContactStore {
    const step = async <T>(operation: Operation, apply: () => T): Promise<T> => {
      if (dies()) return new Promise<T>(() => {});
      const faults = this.faults();
      const fails = this.world.chance(faults.refuse[operation]);
      await this.world.sleep(this.world.between(1, fails ? faults.slowestFailure : faults.slowest));
      if (fails) throw new Error("KV is not answering");
      const result = apply();
      if (dies()) return new Promise<T>(() => {});
      const isWrite = operation === "put" || operation === "delete";
      if (isWrite && this.world.chance(faults.loseAnswer)) throw new Error("The answer got lost");
      return result;
    };
    const read = <Metadata>(key: string) => step("get", () => this.seenFrom<Metadata>(location, key));
    return {
      get: async (key) => (await read(key)).value,
      getWithMetadata: read,
      put: (key, value, { metadata = null, expirationTtl = Infinity } = {}) =>
        step("put", () => {
          this.write(key, typeof value === "string" ? value : "bytes", metadata, location, expirationTtl);
          this.writes += 1;
        }),
      delete: (key) =>
        step("delete", () => {
          this.write(key, null, null, location, Infinity);
          this.deletes += 1;
        }),
      list: <Metadata>({ prefix, cursor = "" }: { prefix: string; cursor?: string }) =>
        step("list", () => this.page<Metadata>(prefix, cursor, location)),
    };
  }

  /** Keys that really exist, whether or not visible anywhere. */
  keys(prefix: string): string[] {
    return this.names(prefix).filter((key) => this.value(key) !== null);
  }

  value(key: string): string | null {
    return this.alive(this.history.get(key)?.at(-1))?.value ?? null;
  }

  metadata(key: string): unknown {
    return this.alive(this.history.get(key)?.at(-1))?.metadata ?? null;
  }

  /** Whether `key` ever existed. */
  wasWritten(key: string): boolean {
    return this.history.get(key)?.some(({ value }) => value !== null) ?? false;
  }

  /** What a process at that location would read now, without delays or faults. */
  seenFrom<Metadata>(
    location: string,
    key: string,
  ): { value: string | null; metadata: Partial<Metadata> | null } {
    const { value = null, metadata = null } = this.seen(key, location) ?? {};
    return { value, metadata: metadata as Partial<Metadata> | null };
  }

  private alive(version: Version | undefined): Version | undefined {
    return version && version.expiresAt > this.world.now() ? version : undefined;
  }

  private seen(key: string, location: string): Version | undefined {
    const now = this.world.now();
    const versions = this.history.get(key);
    return this.alive(versions?.findLast((one) => one.location === location || one.visibleAt <= now));
  }

  private write(key: string, value: string | null, metadata: unknown, location: string, ttl: number): void {
    const now = this.world.now();
    const { pause, lag, seesOwn } = this.faults();
    if (now - (this.lastWrite.get(key) ?? -Infinity) < pause)
      throw new Error("429: too many writes of one key");
    this.lastWrite.set(key, now);
    const versions = this.history.get(key) ?? [];
    this.history.set(key, versions);
    versions.push({
      value,
      metadata,
      location: seesOwn ? location : undefined,
      visibleAt: now + this.world.between(0, lag),
      expiresAt: now + ttl * 1000,
    });
  }

  private names(prefix: string): string[] {
    return [...this.history.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  /** Deleted keys still take up space in a page, like KV's tombstones. */
  private page<Metadata>(prefix: string, cursor: string, location: string) {
    const all = this.names(prefix).filter((key) => key > cursor);
    const page = all.slice(0, this.pageSize);
    const keys = page.flatMap((name) => {
      const { value, metadata } = this.seenFrom<Metadata>(location, name);
      return value === null ? [] : [{ name, metadata }];
    });
    return all.length <= this.pageSize
      ? { keys, list_complete: true }
      : { keys, list_complete: false, cursor: page.at(-1)! };
  }
}
