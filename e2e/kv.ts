import { execFileSync } from "node:child_process";
import { type Key, Kv } from "../scripts/contacts/kv.ts";

const environment = { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

/** Keys in the state that the server under test uses, by the very commands staff use. */
export function kvKeys(prefix: string, state = process.env["E2E_STATE"] ?? ""): Key[] {
  return new Kv(false, state).keys(prefix);
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
