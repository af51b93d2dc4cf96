import { slipsOf, statementsOf } from "./check.ts";
import { readFiles } from "./files.ts";
import { lookAtPictures } from "./pictures/look.ts";
import type { FileSlip } from "./slip.ts";

/** What keeps the content from being deployed: its slips, and what nobody has confirmed. */
export async function unconfirmedContent(): Promise<FileSlip[]> {
  const files = readFiles("content");
  const looks = await lookAtPictures("content", files.paths);
  return [...slipsOf(files, looks), ...statementsOf(files, Date.now()).unconfirmed];
}
