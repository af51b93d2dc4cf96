/** Every row of the specification (`rows.json`) is held by a test, a schema or a reader's eye. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "../scripts/files.ts";
import rows from "./rows.json" with { type: "json" };
import { rules } from "./rules.ts";

/** A row, and what holds it unless a title names the row: "file: part of a title, or a name". */
interface Row {
  says: string;
  test?: string;
  schema?: string;
  eye?: string;
}

const textOf = (file: string) => readFileSync(file, "utf8");

/** Titles in a file's text: `test("title", ...)`, `test.step("title", ...)`, `test.each(...)("title", ...)`. */
const titlesIn = (source: string) =>
  Array.from(
    source.matchAll(/(?:\btest(?:\.skip|\.step)?|\))\(\s*(["'`])((?:(?!\1).|\\\1)+)\1\s*,/g),
    ([, , title = ""]) => title,
  );

/** Lists of rows at the start of a title ("R-HOM-05 to 07, 10: ...") or in brackets; numbers elsewhere are prose. */
const list = /(?<=^|[([])(?:R-[A-Z]{3}|C)-\d\d(?:(?: to |, )(?:(?:R-[A-Z]{3}|C)-)?\d\d)*/g;

/** The rows that a title names: four in "R-HOM-05 to 07, 10: ...". */
const rowsIn = (title: string) =>
  [...title.matchAll(list)]
    .flatMap(([text]) => [...text.matchAll(/(R-[A-Z]{3})-(\d\d(?:(?: to |, )\d\d)*)/g)])
    .flatMap(([, family, numbers = ""]) =>
      numbers.split(", ").flatMap((range) => {
        const [first = 0, last = first] = range.split(" to ").map(Number);
        return Array.from(
          { length: last - first + 1 },
          (_, index) => `${family}-${String(first + index).padStart(2, "0")}`,
        );
      }),
    );

const files = filesOf("{app,content,worker,scripts,e2e,spec}/**/*.{test,spec}.ts");
const titlesOf = new Map(files.map((file) => [file, titlesIn(textOf(file))]));
for (const file of ["spec/rules.ts", "spec/fixed.yaml"])
  titlesOf.set(
    file,
    rules.map(({ title }) => title),
  );
const named = new Set([...titlesOf.values()].flat().flatMap(rowsIn));

test("each row is held by a test or a rule that is named after it, or by what the list names", () => {
  const isHeld = ({ test: other, schema, eye }: Row) => {
    const [, file = "", part = ""] = /^(.*?): (.*)$/.exec(other ?? schema ?? eye ?? "") ?? [];
    if (other) return titlesOf.get(file)?.some((title) => title.includes(part));
    return existsSync(file) && (eye !== undefined || textOf(file).includes(`export const ${part} `));
  };
  const open = Object.entries<Row>(rows).filter(([id, row]) => !named.has(id) && !isHeld(row));
  expect(open).toEqual([]);
});

test("each row that a test or a rule is named after is in the list", () => {
  expect([...named].filter((id) => !(id in rows))).toEqual([]);
});
