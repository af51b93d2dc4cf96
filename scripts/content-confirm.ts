/**
 * `npm run content -- confirm FILE ...`: marks what stands in these files of `content/`, and was nobody's, as confirmed
 * by the owner. For a file that somebody has read from top to bottom; git shows what was marked.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { statementsOf } from "./content/check.ts";
import { confirmed } from "./content/confirm.ts";
import { readFiles } from "./content/files.ts";
import { sentenceOf } from "./content/slip.ts";

const names = process.argv.slice(2).map((name) => name.replaceAll("\\", "/").replace(/^\.\//, ""));
if (names.length === 0)
  throw new Error("say which files: npm run content -- confirm content/team/anna-reid.yaml");
const missing = names.find((name) => !existsSync(name));
if (missing !== undefined) throw new Error(`there is no file ${missing}`);

const openIn = (name: string) =>
  statementsOf(readFiles("content"), Date.now()).unconfirmed.filter(({ file }) => file === name);

for (const name of names) {
  const open = openIn(name);
  writeFileSync(name, confirmed(readFileSync(name, "utf8"), open));
  const left = openIn(name);
  console.log(`${name}: ${open.length - left.length} confirmed, ${left.length} left.`);
  for (const slip of left) console.log(`  ${sentenceOf(slip)}`);
}
