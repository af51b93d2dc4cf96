import type { Key } from "../scripts/contacts/wrangler-kv.ts";
import { StaffState } from "./staff-state.ts";

/** What the server under test keeps. */
const served = new StaffState(process.env["E2E_STATE"]);

/** Keys in the state that the server under test uses. */
export const kvKeys = (prefix: string): Promise<Key[]> => served.keys(prefix);

/** Output of `npm run contacts -- ...` on that state. */
export async function contacts(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await served.contacts(...args);
  if (code !== 0) throw new Error(stderr);
  return stdout;
}
