/** `npm run content -- COMMAND`, for editors: an error is one sentence, no stack. */
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { checkContent } from "./content/check.ts";
import { type Claim, confirmed, unconfirmedIn } from "./content/claims.ts";
import { readDocuments, readFiles } from "./content/documents.ts";
import { type ContentIssue, sentenceOf } from "./content/issue.ts";

const [command, ...words] = process.argv.slice(2);
process.on("uncaughtException", ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
if (command === "check" && words.every((word) => word === "--unconfirmed"))
  await check(words.includes("--unconfirmed"));
else if (command === "confirm") confirm(words);
else throw new Error("write npm run content -- check [--unconfirmed], or npm run content -- confirm FILE");

/**
 * Says by file and line what is wrong in the files of `content/`, and counts what nobody has confirmed yet;
 * `--unconfirmed` lists that. Fails while anything is wrong.
 *
 * On GitHub a pull request shows issues at their lines, and unconfirmed claims in the files it changes (`CHANGED_FILES`,
 * one per line).
 */
async function check(withUnconfirmed: boolean): Promise<void> {
  const { documents, issues } = await checkContent();
  const open = unconfirmedIn(documents);
  if (withUnconfirmed)
    list("Not confirmed by anybody; nothing at all is deployed to production until these are:", open);
  else if (open.length > 0)
    console.log("npm run content -- check --unconfirmed lists what nobody has confirmed.\n");
  // Last: the end of the output is in view.
  list("Errors:", issues);
  console.log(
    `${issues.length || "No"} error${issues.length === 1 ? "" : "s"}, ${open.length || "nothing"} not confirmed.`,
  );
  process.exitCode = issues.length > 0 ? 1 : 0;
  if (process.env["GITHUB_ACTIONS"] !== "true") return;
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

/**
 * Marks unconfirmed statements in a file of `content/` as confirmed by the owner. With fields only those:
 * `content/agency.yaml agency.address agency.phones.0`. Without, the whole file, once you have read it from top to
 * bottom; git shows what was marked.
 */
function confirm([path, ...fields]: readonly string[]): void {
  if (path === undefined)
    throw new Error("say which file: npm run content -- confirm content/team/anna-reid.yaml");
  const file = relative(".", path).replaceAll("\\", "/");
  const document = readDocuments(readFiles()).documents.find((one) => one.file === file);
  if (!document)
    throw new Error(
      `there is no file ${file} of content/ that can be read: npm run content -- check names those that cannot`,
    );
  const open = unconfirmedIn([document]);
  const isUnder = ({ field }: Claim, name: string) => `${field}.`.startsWith(`${name}.`);
  const unknown = fields.find((name) => !open.some((claim) => isUnder(claim, name)));
  if (unknown !== undefined) {
    const known = open.flatMap(({ field }) => field ?? []).join(", ") || "none";
    throw new Error(
      `${file} has nothing to confirm under "${unknown}". What is not confirmed there: ${known}`,
    );
  }
  const asked = open.filter((claim) => fields.length === 0 || fields.some((name) => isUnder(claim, name)));
  writeFileSync(file, confirmed(readFileSync(file, "utf8"), asked));
  // A placeholder for an address has to be replaced.
  const left = open.filter((claim) => claim.field === undefined || !asked.includes(claim));
  console.log(`${file}: ${open.length - left.length} confirmed, ${left.length} left.`);
  if (fields.length === 0) for (const issue of left) console.log(`  ${sentenceOf(issue)}`);
}
