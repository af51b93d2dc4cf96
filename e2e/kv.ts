import { execFileSync } from "node:child_process";
import { type Key, Kv } from "../scripts/contacts/kv.ts";

const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

/** Keys in the state that the server under test uses, by the very commands staff use. */
export function kvKeys(prefix: string, state = process.env["E2E_STATE"] ?? ""): Key[] {
  return new Kv(false, state).keys(prefix);
}

/** Has what is kept below `prefix` be older by `ms`: each time in its metadata (milliseconds) becomes so much earlier. */
export function age(state: string, prefix: string, ms: number): void {
  const kv = new Kv(false, state);
  const keys = kv.keys(prefix);
  const [values = new Map<string, string>()] = kv.values(keys.map(({ name }) => name));
  const earlier = (_: string, value: unknown) =>
    typeof value === "number" && value > Date.UTC(2000) ? value - ms : value;
  kv.put(
    keys.map(({ metadata, ...key }) => ({
      ...key,
      value: values.get(key.name) ?? "",
      metadata: JSON.parse(JSON.stringify(metadata), earlier) as Record<string, unknown>,
    })),
  );
}

/** Output of `npm run contacts -- ...` on that state. */
export function contacts(...args: string[]): string {
  return execFileSync(
    process.execPath,
    ["scripts/contacts.ts", ...args, "--persist-to", process.env["E2E_STATE"] ?? ""],
    {
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
}
