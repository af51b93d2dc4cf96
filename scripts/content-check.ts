/**
 * `npm run content -- check`: says by file and line what is wrong in the files of `content/`, and counts what nobody has
 * confirmed yet; `--unconfirmed` lists that. Fails while anything is wrong.
 *
 * On GitHub a pull request shows issues at their lines, and unconfirmed claims in the files it changes (`CHANGED_FILES`,
 * one per line).
 */
import { checkFolder } from "./content/check.ts";
import { unconfirmedIn } from "./content/claims.ts";
import { type ContentIssue, sentenceOf } from "./content/issue.ts";

const { files, issues } = await checkFolder("content");
const open = unconfirmedIn(files);

if (process.argv.includes("--unconfirmed"))
  list("Not confirmed by anybody; nothing at all is deployed to production until these are:", open);
else if (open.length > 0)
  console.log("npm run content -- check --unconfirmed lists what nobody has confirmed.\n");
// Last: the end of the output is in view.
list("Errors:", issues);
console.log(`${issues.length || "No"} errors, ${open.length || "nothing"} not confirmed.`);
process.exitCode = issues.length > 0 ? 1 : 0;

if (process.env["GITHUB_ACTIONS"] === "true") {
  const changed = new Set(process.env["CHANGED_FILES"]?.split("\n"));
  const confirmable = open.filter(({ file }) => changed.has(file));
  // GitHub's workflow commands, in which a per cent sign has to be escaped.
  for (const [level, entries] of Object.entries({ error: issues, warning: confirmable }))
    for (const { file, line, what } of entries)
      console.log(`::${level} file=${file},line=${line}::${what.replaceAll("%", "%25")}`);
}

function list(heading: string, entries: readonly ContentIssue[]): void {
  if (entries.length === 0) return;
  console.log(`${heading}\n${entries.map((entry) => `  ${sentenceOf(entry)}\n`).join("")}`);
}
