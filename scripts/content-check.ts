/**
 * `npm run content -- check`: tells, by file and line, what is wrong in the files of `content/`, and counts what nobody
 * has confirmed yet; `--unconfirmed` lists that. Fails while anything is wrong or against the house style; with
 * `--confirmed`, as before a deploy, also while anything is unconfirmed. `--promises` lists the promises with those who
 * answer for them.
 *
 * On GitHub, issues are shown at their lines of the pull request as well, and so is what is not confirmed in the files
 * that it changes (`CHANGED_FILES`, one a line).
 */
import { issuesOf, statementsOf, styleIssuesOf } from "./content/check.ts";
import { readFiles } from "./content/files.ts";
import { lookAtPictures } from "./content/pictures/look.ts";
import { paletteIssues } from "./content/palette-issues.ts";
import { annotationsOf } from "./content/report.ts";
import { type ContentIssue, sentenceOf } from "./content/issue.ts";
import { typedFactsInCode } from "./content/typed-facts.ts";
import { existsSync } from "node:fs";
import { compileContent } from "./content/compile.ts";

const files = readFiles("content");
const found = [
  ...issuesOf(files, await lookAtPictures("content", files.paths)),
  ...paletteIssues(),
  ...typedFactsInCode(files),
];
const issues = found.length > 0 ? found : await specificationIssues();
const { unconfirmed: open, promises } = statementsOf(files, Date.now());

const style = styleIssuesOf(files);

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
list("To be mended:", issues);
console.log(
  `${issues.length || "Nothing"} to be mended, ${style.length || "nothing"} against the house style, ${open.length || "nothing"} not confirmed, ${promises.length} promises.`,
);
process.exitCode = issues.length + style.length > 0 || (open.length > 0 && has("--confirmed")) ? 1 : 0;

for (const line of annotationsOf(issues, open, process.env)) console.log(line);

function list(heading: string, entries: readonly ContentIssue[]): void {
  if (entries.length === 0) return;
  console.log(`${heading}\n${entries.map((entry) => `  ${sentenceOf(entry)}\n`).join("")}`);
}

/**
 * Where the content departs from what the specification fixes for this agency (`spec/`); nothing where there is no
 * such folder. Compiles the content first, which has to be without issues.
 */
async function specificationIssues(): Promise<ContentIssue[]> {
  if (!existsSync("spec/rules.ts")) return [];
  await compileContent();
  const load = (file: string) => import(new URL(`../spec/${file}`, import.meta.url).href) as Promise<unknown>;
  const { rules } = (await load("rules.ts")) as { rules: readonly unknown[] };
  const { issueOf } = (await load("rule.ts")) as { issueOf: (rule: unknown) => ContentIssue | undefined };
  return rules.flatMap((rule) => issueOf(rule) ?? []);
}
