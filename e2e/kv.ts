import { execFileSync } from "node:child_process";
import { toolOutput } from "../scripts/run-tool.ts";

const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

interface Key {
  name: string;
  /** Seconds since 1970. */
  expiration?: number;
  metadata?: Record<string, unknown>;
}

/** Keys in the state that the server under test uses, by the very command staff use. */
export function kvKeys(prefix: string, state = process.env["E2E_STATE"] ?? ""): Key[] {
  const output = toolOutput(
    "wrangler",
    ["kv", "key", "list", "--binding", "CONTACTS", "--prefix", prefix, "--persist-to", state],
    { encoding: "utf8", env: environment, stdio: ["ignore", "pipe", "ignore"] },
  );
  return JSON.parse(output) as Key[];
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
