/**
 * All rows of the specification (`spec/rows.json`) and how each is held: by the tests that are named after it, or,
 * as the list says, by another test, by the content schema, or by a reader's eye. Fails when a row is held by nothing,
 * when what should hold it does not exist, and when a title names a row that does not. `-- R-CHT` shows some rows only.
 */
import { existsSync, readFileSync } from "node:fs";
import { allTests, rowsIn, type Titled } from "./spec-rows/titles.ts";

interface Row {
  says: string;
  /** "file: a part of a test's title", for a test that is named after other rows. */
  test?: string;
  /** "file: what checks the records". */
  schema?: string;
  /** "file: what a reader has to look at". */
  eye?: string;
}

const list = "spec/rows.json";
if (!existsSync(list)) {
  console.log(`There is no ${list}: this site follows no specification with numbered rows.`);
  process.exit();
}
const rows = JSON.parse(readFileSync(list, "utf8")) as Record<string, Row>;
const tests = allTests();
const named = new Map<string, Titled[]>();
for (const test of tests) {
  for (const row of rowsIn(test.title)) named.set(row, [...(named.get(row) ?? []), test]);
}

/** How `row` is held, in words, or what is wrong. */
function holderOf(id: string, { test, schema, eye }: Row): { by: string } | { wrong: string } {
  const own = named.get(id)?.[0];
  if (own) return { by: `test    ${own.file}: ${own.title}` };
  const [, file = "", what = ""] = /^(.*?): (.*)$/.exec(test ?? schema ?? eye ?? "") ?? [];
  if (file === "") return { wrong: "is held by nothing" };
  if (!existsSync(file)) return { wrong: `names ${file}, which does not exist` };
  if (test) {
    const found = tests.find((other) => other.file === file && other.title.includes(what));
    return found
      ? { by: `test    ${file}: ${found.title}` }
      : { wrong: `names a test that does not exist: ${test}` };
  }
  if (eye) return { by: `eye     ${eye}` };
  const checks = readFileSync(file, "utf8").includes(`export const ${what} `);
  return checks ? { by: `schema  ${schema}` } : { wrong: `names a schema that does not exist: ${schema}` };
}

const asked = process.argv[2] ?? "";
const wrong = [...named.keys()].filter((id) => !(id in rows)).map((id) => `${id}: there is no such row`);
const counts: Record<string, number> = { test: 0, schema: 0, eye: 0 };
for (const [id, row] of Object.entries(rows)) {
  const holder = holderOf(id, row);
  if ("wrong" in holder) {
    wrong.push(`${id} ${holder.wrong}`);
    continue;
  }
  const kind = holder.by.split(" ")[0] ?? "";
  counts[kind] = (counts[kind] ?? 0) + 1;
  if (asked && id.startsWith(asked)) console.log(`${id}  ${row.says}\n          ${holder.by}`);
}
console.log(
  `${Object.keys(rows).length} rows: ${counts["test"]} held by tests, ${counts["schema"]} by the content schema, ${counts["eye"]} by a reader's eye.`,
);
if (wrong.length > 0) throw new Error(wrong.join("\n"));
