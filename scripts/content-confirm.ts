/**
 * `npm run content -- confirm FILE [FIELD ...] ...`: marks unconfirmed statements in these files of `content/` as
 * confirmed by the owner. With fields only those: `content/agency.yaml agency.address agency.phones.0`. Without, the
 * whole file, for somebody who has read it from top to bottom; git shows what was marked.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { confirmed, unconfirmedIn } from "./content/claims.ts";
import { readDocuments } from "./content/documents.ts";
import { readFiles } from "./content/files.ts";
import { sentenceOf } from "./content/issue.ts";

const asked: { file: string; fields: string[] }[] = [];
for (const word of process.argv.slice(2)) {
  if (/[\\/]/.test(word)) asked.push({ file: relative(".", word).replaceAll("\\", "/"), fields: [] });
  else asked.at(-1)?.fields.push(word);
}
if (asked.length === 0)
  throw new Error("say which files: npm run content -- confirm content/team/anna-reid.yaml");
const read = new Set(readDocuments(readFiles("content")).documents.map(({ file }) => file));
for (const { file } of asked)
  if (!read.has(file))
    throw new Error(
      existsSync(file)
        ? `${file} is no file of content/ that can be read: npm run content -- check names those that cannot`
        : `there is no file ${file}`,
    );

const openIn = (name: string) => unconfirmedIn(readFiles("content")).filter(({ file }) => file === name);

for (const { file, fields } of asked) {
  const open = openIn(file);
  const isAsked = (field = "") =>
    fields.length === 0 || fields.some((name) => field === name || field.startsWith(`${name}.`));
  const unknown = fields.find((name) => !open.some(({ field = "" }) => `${field}.`.startsWith(`${name}.`)));
  if (unknown !== undefined) {
    const known = open.flatMap(({ field }) => field ?? []).join(", ") || "none";
    throw new Error(
      `${file} has nothing to confirm under "${unknown}". What is not confirmed there: ${known}`,
    );
  }
  const chosen = open.filter(({ field }) => isAsked(field));
  writeFileSync(file, confirmed(readFileSync(file, "utf8"), chosen));
  const left = openIn(file);
  console.log(`${file}: ${open.length - left.length} confirmed, ${left.length} left.`);
  if (fields.length === 0) for (const issue of left) console.log(`  ${sentenceOf(issue)}`);
}
