/**
 * Workers KV at its worst, as documented: a write is seen "60 seconds or more" later, even where it was made, for a view
 * of a key stands still meanwhile; a key takes one write a second, a day has a quota, an operation can fail, be slow, or
 * be done without an answer.
 */
import type { ContactStore } from "../../worker/contacts/store.ts";
import type { World } from "./world.ts";

type Operation = "get" | "put" | "delete" | "list";

interface Version {
  value: string | null;
  metadata: unknown;
  /** When other locations see it, and when it deletes itself. */
  visibleAt: number;
  expiresAt: number;
  location: string;
  seesOwn: boolean;
}

export interface KvFaults {
  /** Probability that an operation fails without effect, for each kind. */
  refuse: Record<Operation, number>;
  /** Probability that a write takes effect and is reported as failed. */
  loseAnswer: number;
  /** Longest delay of an operation, of one that fails, and of a write's appearance elsewhere, in milliseconds. */
  slowest: number;
  slowestFailure: number;
  lag: number;
  /** Whether a place sees at once what was written there. */
  seesOwn: boolean;
  /** Writes a day. */
  quota: number;
  /** Milliseconds between writes of one key. */
  pause: number;
}

/** Operations that took effect. */
export interface KvCounts {
  writes: number;
  deletes: number;
  reads: number;
  lists: number;
}

export class StrictKv {
  readonly counts: KvCounts = { writes: 0, deletes: 0, reads: 0, lists: 0 };
  /** Operations that were refused. */
  refused = 0;
  private history = new Map<string, Version[]>();
  /** In the order of a listing. */
  private names: string[] = [];
  private lastWrite = new Map<string, number>();
  private writesOfDay = new Map<number, number>();
  private world: World;
  private faults: () => KvFaults;
  /** Small, so that listings have more than one page. */
  private pageSize: number;

  constructor(world: World, faults: () => KvFaults, pageSize = 3) {
    this.world = world;
    this.faults = faults;
    this.pageSize = pageSize;
  }

  /** The namespace as one process at one place sees it. After `dies()` says so, nothing answers any more. */
  from(location: string, dies: () => boolean): ContactStore {
    const step = async <T>(operation: Operation, apply: () => T): Promise<T> => {
      if (dies()) return new Promise<T>(() => {});
      const faults = this.faults();
      const fails = this.world.chance(faults.refuse[operation]);
      await this.world.sleep(this.world.between(1, fails ? faults.slowestFailure : faults.slowest));
      if (fails) {
        this.refused += 1;
        throw new Error("KV is not answering");
      }
      const result = apply();
      if (dies()) return new Promise<T>(() => {});
      const writes = operation === "put" || operation === "delete";
      if (writes && this.world.chance(faults.loseAnswer)) throw new Error("The answer got lost");
      return result;
    };
    const read = <Metadata>(key: string) =>
      step("get", () => {
        this.counts.reads += 1;
        return this.seenFrom<Metadata>(location, key);
      });
    return {
      get: async (key) => (await read(key)).value,
      getWithMetadata: read,
      put: (key, value, { metadata = null, expirationTtl = Infinity } = {}) =>
        step("put", () => {
          this.write(key, typeof value === "string" ? value : "bytes", metadata, location, expirationTtl);
          this.counts.writes += 1;
        }),
      delete: (key) =>
        step("delete", () => {
          this.write(key, null, null, location, Infinity);
          this.counts.deletes += 1;
        }),
      list: <Metadata>({ prefix, cursor = "" }: { prefix: string; cursor?: string }) =>
        step("list", () => {
          this.counts.lists += 1;
          return this.page<Metadata>(prefix, cursor, location);
        }),
    };
  }

  /** Keys that are really there, whoever sees them. */
  keys(prefix: string): string[] {
    return this.namesWith(prefix).filter((key) => this.value(key) !== null);
  }

  value(key: string): string | null {
    return this.alive(this.history.get(key)?.at(-1))?.value ?? null;
  }

  metadata(key: string): unknown {
    return this.alive(this.history.get(key)?.at(-1))?.metadata ?? null;
  }

  /** Whether `key` was ever there. */
  wasWritten(key: string): boolean {
    return this.history.get(key)?.some(({ value }) => value !== null) ?? false;
  }

  /** What a process at that place would read now, without asking. */
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
    return this.alive(
      this.history
        .get(key)
        ?.findLast(
          (version) =>
            (version.seesOwn && version.location === location) || version.visibleAt <= this.world.now(),
        ),
    );
  }

  private write(key: string, value: string | null, metadata: unknown, location: string, ttl: number): void {
    const now = this.world.now();
    if (now - (this.lastWrite.get(key) ?? -Infinity) < this.faults().pause)
      throw new Error("429: too many writes of one key");
    const day = Math.floor(now / 86_400_000);
    const used = this.writesOfDay.get(day) ?? 0;
    // Deletes have a quota of their own.
    if (value !== null && used >= this.faults().quota) throw new Error("429: quota");
    if (value !== null) this.writesOfDay.set(day, used + 1);
    this.lastWrite.set(key, now);
    const visibleAt = now + this.world.between(0, this.faults().lag);
    const { seesOwn } = this.faults();
    const version = { value, metadata, location, seesOwn, visibleAt, expiresAt: now + ttl * 1000 };
    const versions = this.history.get(key);
    if (versions) versions.push(version);
    else {
      this.history.set(key, [version]);
      this.names.splice(this.placeOf(key), 0, key);
    }
  }

  /** Where `key` stands among the names, or would. */
  private placeOf(key: string): number {
    let [low, high] = [0, this.names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.names[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private namesWith(prefix: string): string[] {
    return this.names.slice(this.placeOf(prefix), this.placeOf(`${prefix}\uffff`));
  }

  /** Deleted keys still take a place in a page, as KV's tombstones do. */
  private page<Metadata>(prefix: string, cursor: string, location: string) {
    const all = this.namesWith(prefix).filter((key) => key > cursor);
    const page = all.slice(0, this.pageSize);
    const keys = page.flatMap((name) => {
      const version = this.seen(name, location);
      return version && version.value !== null
        ? [{ name, metadata: version.metadata as Partial<Metadata> | null }]
        : [];
    });
    return all.length <= this.pageSize
      ? { keys, list_complete: true }
      : { keys, list_complete: false, cursor: page.at(-1)! };
  }
}
