import { slipsOf, statementsOf, unmadeStore } from "./check.ts";
import { readFiles } from "./files.ts";
import type { FileSlip } from "./slip.ts";

/** What keeps the content from being deployed: its slips, and what nobody has confirmed. */
export function unconfirmedContent(): FileSlip[] {
  const files = readFiles("content");
  return [...slipsOf(files), ...statementsOf(files, Date.now()).unconfirmed, ...unmadeStore()];
}
