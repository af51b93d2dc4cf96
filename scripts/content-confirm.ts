/**
 * `npm run content -- confirm FILE [FIELD ...]`: marks unconfirmed statements in this file of `content/` as confirmed by
 * the owner. With fields only those: `content/agency.yaml agency.address agency.phones.0`. Without, the whole file, once
 * you have read it from top to bottom; git shows what was marked.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { type Claim, confirmed, unconfirmedIn } from "./content/claims.ts";
import { readDocuments } from "./content/documents.ts";
import { readFiles } from "./content/files.ts";
import { sentenceOf } from "./content/issue.ts";

const [path, ...fields] = process.argv.slice(2);
if (path === undefined)
  throw new Error("say which file: npm run content -- confirm content/team/anna-reid.yaml");
const file = relative(".", path).replaceAll("\\", "/");
if (!readDocuments(readFiles("content")).documents.some((document) => document.file === file))
  throw new Error(
    `there is no file ${file} of content/ that can be read: npm run content -- check names those that cannot`,
  );

const openClaims = () => unconfirmedIn(readFiles("content")).filter((claim) => claim.file === file);
const open = openClaims();
const isUnder = ({ field }: Claim, name: string) => `${field}.`.startsWith(`${name}.`);
const unknown = fields.find((name) => !open.some((claim) => isUnder(claim, name)));
if (unknown !== undefined) {
  const known = open.flatMap(({ field }) => field ?? []).join(", ") || "none";
  throw new Error(`${file} has nothing to confirm under "${unknown}". What is not confirmed there: ${known}`);
}
const asked = open.filter((claim) => fields.length === 0 || fields.some((name) => isUnder(claim, name)));
writeFileSync(file, confirmed(readFileSync(file, "utf8"), asked));
const left = openClaims();
console.log(`${file}: ${open.length - left.length} confirmed, ${left.length} left.`);
if (fields.length === 0) for (const issue of left) console.log(`  ${sentenceOf(issue)}`);
