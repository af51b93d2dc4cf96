/** A local store of a spec's own, and the staff commands on it as a script runs them. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Key } from "../scripts/contacts/wrangler-kv.ts";
import { holdStore, type HeldStore, type Pair } from "./held-store.ts";

export const environment = {
  ...process.env,
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: "false",
  NO_COLOR: "1",
};

/** As `wrangler kv bulk put` reads it. */
export interface Entry extends Pair {
  metadata: Record<string, unknown>;
}

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export class StaffState {
  readonly folder = mkdtempSync(join(tmpdir(), "staff-"));
  readonly path: string;

  private held: Promise<HeldStore> | undefined;

  /** @param path the folder that wrangler calls `--persist-to`; without it, one of its own */
  constructor(path?: string) {
    this.path = path ?? join(this.folder, "state");
  }

  private open(): Promise<HeldStore> {
    this.held ??= holdStore(this.path);
    return this.held;
  }

  async keep(entries: readonly Pair[]): Promise<void> {
    await (await this.open()).put(entries);
  }

  async keys(prefix: string): Promise<Key[]> {
    return (await this.open()).keys(prefix);
  }

  /** Has what is kept below `prefix` be older by `ms`: each time in its metadata (milliseconds) becomes so much earlier. */
  async age(prefix: string, ms: number): Promise<void> {
    const store = await this.open();
    const earlier = (_: string, value: unknown) =>
      typeof value === "number" && value > Date.UTC(2000) ? value - ms : value;
    for (const { name, metadata, expiration } of await store.keys(prefix))
      await store.put([
        {
          key: name,
          value: await store.get(name),
          metadata: JSON.parse(JSON.stringify(metadata), earlier) as Record<string, unknown>,
          ...(expiration ? { expiration } : {}),
        },
      ]);
  }

  /** `npm run contacts -- ...` without a terminal, on the store that the test holds open. */
  async contacts(...args: string[]): Promise<Outcome> {
    const { url } = await this.open();
    const load = pathToFileURL(resolve("e2e/wrangler-kv.mjs")).href;
    return this.command(args, { HELD_STORE: url, NODE_OPTIONS: `--import=${load}` });
  }

  /** The same through wrangler itself, as staff have it. */
  contactsByWrangler(...args: string[]): Promise<Outcome> {
    return this.command(args);
  }

  private command(args: readonly string[], settings: Record<string, string> = {}): Promise<Outcome> {
    return new Promise((done) => {
      const all = ["scripts/contacts.ts", ...args, "--persist-to", this.path];
      const env = { ...environment, ...settings };
      const child = execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
        done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
      );
      child.stdin?.end();
    });
  }

  async remove(): Promise<void> {
    await (await this.held)?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** When the message of a minute came, ISO 8601. */
export const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();

export const idOf = (minute: number) =>
  `${timeOf(minute).replaceAll(/[-:.]/g, "")}-${String(minute).padStart(12, "0")}`;

/** A message whose id is of another time than it came: the sender's clock made the one, ours the other. */
export function message(
  minute: number,
  place = "contact",
  state = "kept",
  changed: { fields?: Record<string, string>; record?: object; expiration?: number } = {},
): Entry {
  const id = idOf(1000 - minute);
  const fields = {
    name: `Ana ${minute}`,
    email: "ana@example.com",
    message: "hello\nthere",
    ...changed.fields,
  };
  const receivedAt = timeOf(minute);
  const { name, email } = fields;
  const record = {
    id,
    receivedAt,
    type: "quote",
    fields,
    country: null,
    contentHash: "0",
    ...changed.record,
  };
  return {
    key: `${place}:${id}`,
    value: JSON.stringify(record),
    metadata: { state, type: record.type, name, email, receivedAt },
    ...(changed.expiration === undefined ? {} : { expiration: changed.expiration }),
  };
}
