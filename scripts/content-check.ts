/**
 * `npm run content -- check`: tells, by file and line, what is wrong in the files of `content/`, and counts what nobody
 * has confirmed yet; `--unconfirmed` lists that. Fails while anything is wrong or against the house style; with
 * `--confirmed`, as before a deploy, also while anything is unconfirmed. `--promises` lists the promises with those who
 * answer for them; `--style`, with beginnings of paths after it, prints figures about the language of each file instead.
 *
 * On GitHub, slips are shown at their lines of the pull request as well, and so is what is not confirmed in the files
 * that it changes (`CHANGED_FILES`, one a line).
 */
import { slipsOf, statementsOf, styleReport, styleSlipsOf } from "./content/check.ts";
import { readFiles } from "./content/files.ts";
import { lookAtPictures } from "./content/pictures/look.ts";
import { annotationsOf } from "./content/report.ts";
import { type FileSlip, sentenceOf } from "./content/slip.ts";
import { typedFactsInCode } from "./content/typed-facts.ts";

const files = readFiles("content");
if (process.argv.includes("--style")) {
  console.log(
    styleReport(
      files,
      process.argv.slice(2).filter((arg) => arg.startsWith("content")),
      Date.now(),
    ),
  );
  process.exit();
}
const slips = [...slipsOf(files, await lookAtPictures("content", files.paths)), ...typedFactsInCode(files)];
const { unconfirmed: open, promises } = statementsOf(files, Date.now());

const style = styleSlipsOf(files);

const has = (option: string) => process.argv.includes(option);
const isListed = has("--unconfirmed") || has("--confirmed");
if (isListed)
  list("Not confirmed by anybody; nothing at all is deployed to production until these are:", open);
if (has("--promises")) {
  const answered = promises.map((claim) => ({
    ...claim,
    what: `${claim.what} Source: ${claim.source ?? "none"}.`,
  }));
  list("Promises, and who answers for them:", answered);
}
if (open.length > 0 && !isListed) {
  console.log(
    `${open.length} statements nobody has confirmed, and nothing is deployed to production until they are: npm run content -- check --unconfirmed lists them.\n`,
  );
}
// Last, where somebody looks who has just saved a file.
list("Against the house style:", style);
list("To be mended:", slips);
console.log(
  `${slips.length || "Nothing"} to be mended, ${style.length || "nothing"} against the house style, ${open.length || "nothing"} not confirmed, ${promises.length} promises.`,
);
process.exitCode = slips.length + style.length > 0 || (open.length > 0 && has("--confirmed")) ? 1 : 0;

for (const line of annotationsOf(slips, open, process.env)) console.log(line);

function list(heading: string, entries: readonly FileSlip[]): void {
  if (entries.length === 0) return;
  console.log(`${heading}\n${entries.map((entry) => `  ${sentenceOf(entry)}\n`).join("")}`);
}
