/**
 * `npm run content:check`: tells, by file and line, what is wrong in the files of `content/`, and what nobody has
 * confirmed yet. Fails while anything is wrong; with `--confirmed`, as before a deploy, also while anything is
 * unconfirmed. `--promises` lists the promises with those who answer for them.
 */
import { slipsOf, statementsOf, unmadeStore } from "./content/check.ts";
import { readFiles } from "./content/files.ts";
import { lookAtPictures } from "./content/pictures/look.ts";
import { type FileSlip, sentenceOf } from "./content/slip.ts";
import { typedFactsInCode } from "./content/typed-facts.ts";

const files = readFiles("content");
const slips = [...slipsOf(files, await lookAtPictures("content", files.paths)), ...typedFactsInCode(files)];
const { unconfirmed, promises } = statementsOf(files, Date.now());
const open = [...unconfirmed, ...unmadeStore()];

list("To be mended:", slips);
list("Not confirmed, and so not published yet:", open);
if (process.argv.includes("--promises")) {
  const answered = promises.map((claim) => ({
    ...claim,
    what: `${claim.what} Source: ${claim.source ?? "none"}.`,
  }));
  list("Promises, and who answers for them:", answered);
}
console.log(
  `${slips.length || "Nothing"} to be mended, ${open.length || "nothing"} not confirmed, ${promises.length} promises.`,
);
process.exitCode = slips.length > 0 || (open.length > 0 && process.argv.includes("--confirmed")) ? 1 : 0;

function list(heading: string, entries: readonly FileSlip[]): void {
  if (entries.length === 0) return;
  console.log(`${heading}\n${entries.map((entry) => `  ${sentenceOf(entry)}\n`).join("")}`);
}
