/**
 * Workers KV at its worst, as documented: other locations see a write up to a minute late, a key takes one write a
 * second, a day has a quota, an operation can fail, be slow, or be done without an answer.
 */
import type { World } from "./world.ts";

interface Version {
  value: string | null;
  metadata: unknown;
  /** When other locations see it. */
  visibleAt: number;
  location: string;
}

export interface KvFaults {
  /** Probability that an operation fails without effect. */
  refuse: number;
  /** Probability that a write takes effect and is reported as failed. */
  loseAnswer: number;
  /** Longest delay of an operation, and of a write's appearance elsewhere, in milliseconds. */
  slowest: number;
  lag: number;
  /** Writes a day. */
  quota: number;
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
  private history = new Map<string, Version[]>();
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
  from(location: string, dies: () => boolean): KVNamespace {
    const step = async <T>(apply: () => T, writes: boolean): Promise<T> => {
      if (dies()) return new Promise<T>(() => {});
      const faults = this.faults();
      await this.world.sleep(this.world.between(1, faults.slowest));
      if (this.world.chance(faults.refuse)) throw new Error("KV is not answering");
      const result = apply();
      if (dies()) return new Promise<T>(() => {});
      if (writes && this.world.chance(faults.loseAnswer)) throw new Error("The answer got lost");
      return result;
    };
    const store = {
      get: (key: string, type?: string) =>
        step(() => {
          this.counts.reads += 1;
          const value = this.seen(key, location)?.value ?? null;
          return value !== null && type === "json" ? (JSON.parse(value) as unknown) : value;
        }, false),
      put: (key: string, value: string, options?: { metadata?: unknown }) =>
        step(() => {
          this.write(key, value, options?.metadata ?? null, location);
          this.counts.writes += 1;
        }, true),
      delete: (key: string) =>
        step(() => {
          this.write(key, null, null, location);
          this.counts.deletes += 1;
        }, true),
      list: ({ prefix = "", cursor = "" }: { prefix?: string; cursor?: string }) =>
        step(() => {
          this.counts.lists += 1;
          return this.page(prefix, cursor, location);
        }, false),
    };
    return store as unknown as KVNamespace;
  }

  /** Keys that are really there, whoever sees them. */
  keys(prefix: string): string[] {
    return [...this.history.keys()].filter((key) => key.startsWith(prefix) && this.value(key) !== null);
  }

  value(key: string): string | null {
    return this.history.get(key)?.at(-1)?.value ?? null;
  }

  metadata(key: string): unknown {
    return this.history.get(key)?.at(-1)?.metadata;
  }

  private seen(key: string, location: string): Version | undefined {
    return this.history
      .get(key)
      ?.findLast((version) => version.location === location || version.visibleAt <= this.world.now());
  }

  private write(key: string, value: string | null, metadata: unknown, location: string): void {
    const now = this.world.now();
    if (now - (this.lastWrite.get(key) ?? -Infinity) < 1000) throw new Error("429: one write a second");
    const day = Math.floor(now / 86_400_000);
    const used = this.writesOfDay.get(day) ?? 0;
    if (used >= this.faults().quota) throw new Error("429: quota");
    this.writesOfDay.set(day, used + 1);
    this.lastWrite.set(key, now);
    const version = { value, metadata, location, visibleAt: now + this.world.between(0, this.faults().lag) };
    const versions = this.history.get(key);
    if (versions) versions.push(version);
    else this.history.set(key, [version]);
  }

  /** Deleted keys still take a place in a page, as KV's tombstones do. */
  private page(prefix: string, cursor: string, location: string) {
    const all = [...this.history.keys()].filter((key) => key.startsWith(prefix) && key > cursor).sort();
    const page = all.slice(0, this.pageSize);
    const keys = page.flatMap((name) => {
      const version = this.seen(name, location);
      return version && version.value !== null ? [{ name, metadata: version.metadata }] : [];
    });
    const complete = all.length <= this.pageSize;
    return complete ? { keys, list_complete: true } : { keys, list_complete: false, cursor: page.at(-1) };
  }
}
