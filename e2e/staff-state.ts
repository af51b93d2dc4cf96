/** A local store of a spec's own, and the staff commands on it as a script runs them. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toolOutput } from "../scripts/run-tool.ts";

export const environment = {
  ...process.env,
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: "false",
  NO_COLOR: "1",
};

/** As `wrangler kv bulk put` reads it. */
export interface Entry {
  key: string;
  value: string;
  base64?: boolean;
  expiration?: number;
  metadata: Record<string, unknown>;
}

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

export class StaffState {
  readonly folder = mkdtempSync(join(tmpdir(), "staff-"));
  readonly path = join(this.folder, "state");

  keep(entries: readonly Entry[]): void {
    const file = join(this.folder, "entries.json");
    writeFileSync(file, JSON.stringify(entries));
    const args = ["kv", "bulk", "put", file, "--binding", "CONTACTS", "--local", "--persist-to", this.path];
    toolOutput("wrangler", args, { encoding: "utf8", env: environment, stdio: ["ignore", "pipe", "pipe"] });
  }

  /** `npm run contacts -- ...` without a terminal. */
  contacts(...args: string[]): Promise<Outcome> {
    return new Promise((resolve) => {
      const all = ["scripts/contacts.ts", ...args, "--persist-to", this.path];
      const child = execFile(process.execPath, all, { env: environment }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
      );
      child.stdin?.end();
    });
  }

  remove(): void {
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
