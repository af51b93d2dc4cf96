/**
 * `npm run content -- confirm FILE [FIELD ...] ...`: marks unconfirmed statements in these files of `content/` as
 * confirmed by the owner. With fields only those: `content/agency.yaml agency.address agency.phones.0`. Without, the
 * whole file, for somebody who has read it from top to bottom; git shows what was marked.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { confirmed, unconfirmedIn } from "./content/claims.ts";
import { readFiles } from "./content/files.ts";
import { sentenceOf } from "./content/issue.ts";

const words = process.argv.slice(2).map((word) => word.replaceAll("\\", "/").replace(/^\.\//, ""));
const asked: { file: string; fields: string[] }[] = [];
for (const word of words) {
  if (word.includes("/")) asked.push({ file: word, fields: [] });
  else asked.at(-1)?.fields.push(word);
}
if (asked.length === 0)
  throw new Error("say which files: npm run content -- confirm content/team/anna-reid.yaml");
const missing = asked.find(({ file }) => !existsSync(file));
if (missing) throw new Error(`there is no file ${missing.file}`);

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
