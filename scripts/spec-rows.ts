/**
 * Lists the rows of the specification's states (R-STA), errors (R-ERR), constants (R-CST) and of all that moves
 * and answers, with the tests named after them. Fails when a row has none.
 */
import { globSync, readFileSync } from "node:fs";

/** Highest number of each family of rows. */
const families = { "R-STA": 12, "R-ERR": 9, "R-CST": 22 };

const tested = new Map<string, string[]>();
for (const file of globSync("{app,content,worker,scripts,e2e}/**/*.{test,spec}.ts").sort()) {
  const calls = readFileSync(file, "utf8").matchAll(/\)?\(\s*(["'`])((?:R|C)-[^\n]*?)\1\s*,/g);
  for (const [, , title = ""] of calls) {
    for (const row of rowsOf(title)) tested.set(row, [...(tested.get(row) ?? []), `${file}: ${title}`]);
  }
}

/** The rows a title names: "R-HOM-05 to 07, 10" names four. */
function rowsOf(title: string): string[] {
  const rows: string[] = [];
  let family = "";
  for (const [, named, from, to] of title.matchAll(/\b(R-[A-Z]{3}-)?(\d\d)(?: to (\d\d))?\b/g)) {
    family = named ?? family;
    if (family === "") continue;
    for (let row = Number(from); row <= Number(to ?? from); row += 1) {
      rows.push(`${family}${String(row).padStart(2, "0")}`);
    }
  }
  return rows;
}

const wanted = Object.entries(families).flatMap(([family, last]) =>
  Array.from({ length: last }, (_, index) => `${family}-${String(index + 1).padStart(2, "0")}`),
);
for (const row of wanted) console.log(`${row}  ${tested.get(row)?.[0] ?? "NO TEST"}`);
const missing = wanted.filter((row) => !tested.has(row));
console.log(
  `${wanted.length - missing.length} of ${wanted.length} rows are tested; ${tested.size} rows in all.`,
);
if (missing.length > 0) process.exit(1);
