import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolOutput } from "../run-tool.ts";

/** Metadata of a stored message, as the worker writes it (`worker/contacts/record.ts`). */
interface Metadata {
  state?: string;
  type?: string;
  name?: string;
  email?: string;
  tries?: number;
  reason?: string;
}

interface Key {
  name: string;
  metadata?: Metadata;
}

export interface Listed {
  id: string;
  /** KV key of the whole message. */
  key: string;
  state: string;
  type: string;
  name: string;
  email: string;
}

/** The contact namespace through `wrangler kv`, so that it needs no other access than staff have anyway. */
export class Kv {
  private readonly where: string[];

  /** @param persistTo folder of a local state other than the default one */
  constructor(remote: boolean, persistTo?: string) {
    this.where = remote ? ["--remote"] : persistTo ? ["--persist-to", persistTo] : [];
  }

  /** Messages of `day` (`20261121`) or all, by time; waiting and given-up ones marked, spam apart at the end. */
  messages(day: string): Listed[] {
    const waiting = new Set(this.list(`outbox:${day}`).map(({ name }) => idOf(name)));
    const dead = new Set(this.list(`dead:${day}`).map(({ name }) => idOf(name)));
    const contacts = this.list(`contact:${day}`);
    const recorded = new Set(contacts.map(({ name }) => idOf(name)));
    // A message whose record could not be written yet exists as its outbox marker only.
    const unrecorded = [...waiting].filter((id) => !recorded.has(id)).map((id) => ({ name: `outbox:${id}` }));
    const rows = [...contacts, ...unrecorded].map((key) => {
      const id = idOf(key.name);
      const state = dead.has(id) ? "dead" : waiting.has(id) ? "waiting" : undefined;
      return listed(key, state);
    });
    rows.sort((a, b) => (a.id < b.id ? -1 : 1));
    return [...rows, ...this.list(`spam:${day}`).map((key) => listed(key, "spam"))];
  }

  /** The whole message `id`, wherever it is kept. Throws when there is none. */
  message(id: string): string {
    for (const prefix of ["contact", "outbox", "dead", "spam"]) {
      if (this.list(`${prefix}:${id}`).length > 0) return this.get(`${prefix}:${id}`);
    }
    throw new Error(`There is no message ${id}.`);
  }

  get(key: string): string {
    return this.run(["get", key, "--text"]);
  }

  /** Puts a dead letter back into the outbox, with all its tries. Throws when it is none. */
  retry(id: string): void {
    if (this.list(`dead:${id}`).length === 0) throw new Error(`${id} is no dead letter.`);
    const folder = mkdtempSync(join(tmpdir(), "contacts-"));
    try {
      const file = join(folder, "message.json");
      writeFileSync(file, this.get(`dead:${id}`));
      this.run(["put", `outbox:${id}`, "--path", file]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    this.run(["delete", `dead:${id}`]);
  }

  /** Deletes everything kept of `id`. The outbox goes first, or a cron run in between would write it anew. */
  erase(id: string): string[] {
    const keys = ["outbox", "dead", "contact", "spam", "file"].flatMap((prefix) =>
      this.list(`${prefix}:${id}`).map(({ name }) => name),
    );
    for (const key of keys) this.run(["delete", key]);
    return keys;
  }

  private list(prefix: string): Key[] {
    return JSON.parse(this.run(["list", "--prefix", prefix])) as Key[];
  }

  private run(args: string[]): string {
    return toolOutput("wrangler", ["kv", "key", ...args, "--binding", "CONTACTS", ...this.where], {
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
  }
}

function idOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

function listed({ name: key, metadata = {} }: Key, state: string | undefined): Listed {
  return {
    id: idOf(key),
    key,
    state: state ?? metadata.state ?? "",
    type: metadata.type ?? "",
    name: metadata.name ?? "",
    email: metadata.email ?? "",
  };
}
