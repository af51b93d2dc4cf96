/** A local store of messages, which a test keeps open because `wrangler kv` takes a second or more each time. */
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Key } from "../scripts/contacts/kv.ts";
import type { Kept } from "../scripts/contacts/staff-test-helpers.ts";

export const environment = {
  ...process.env,
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: "false",
  NO_COLOR: "1",
};

/** Does `work`, and once more if it fails: the server under test may lock the store's file for a moment. */
const twice = <Result>(work: () => Promise<Result>): Promise<Result> => work().catch(work);

export class StaffState {
  readonly path: string;

  private opened: ReturnType<typeof getPlatformProxy<{ CONTACTS: KVNamespace }>> | undefined;

  /** @param path the folder for wrangler's `--persist-to` */
  constructor(path: string) {
    this.path = path;
  }

  private async open(): Promise<KVNamespace> {
    this.opened ??= getPlatformProxy({
      configPath: "wrangler.toml",
      persist: { path: join(this.path, "v3") },
    });
    return (await this.opened).env.CONTACTS;
  }

  async keep(entries: readonly Kept[]): Promise<void> {
    const store = await this.open();
    for (const { name, value, expiration, metadata } of entries)
      await twice(() => store.put(name, value, { expiration, metadata }));
  }

  /** The keys that begin with `prefix`, a thousand at most, sorted. */
  async keys(prefix: string): Promise<Key[]> {
    const store = await this.open();
    const { keys } = await twice(() => store.list<Record<string, unknown>>({ prefix }));
    return keys.map(({ name, expiration, metadata }) => ({ name, expiration, metadata }));
  }

  /** The value of a key; empty if there is none. */
  async value(name: string): Promise<string> {
    const store = await this.open();
    return (await twice(() => store.get(name))) ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.opened)?.dispose();
  }
}

/** What the server under test keeps. */
export const served = new StaffState(process.env["E2E_STATE"] ?? "");
