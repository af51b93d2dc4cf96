import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { filesOf } from "../files.ts";

/** A test as its source has it: file and title. */
export interface Titled {
  file: string;
  title: string;
}

/** Every titled test of the project, and every rule that the content check holds. */
export function allTests(): Titled[] {
  const files = filesOf("{app,content,worker,scripts,e2e,spec}/**/*.{test,spec}.ts", "spec/rules.ts");
  const tests = files.flatMap((file) =>
    titlesIn(readFileSync(file, "utf8")).map((title) => ({ file, title })),
  );
  const fixed = "spec/fixed.yaml";
  const rules = parse(readFileSync(fixed, "utf8")) as object;
  return [...tests, ...Object.keys(rules).map((title) => ({ file: fixed, title }))];
}

/** Titles of the tests in a file's text: `test("title", ...)`, `test.step("title", ...)`,
 * `test.each(...)("title", ...)`, `rule("title", ...)`. */
function titlesIn(source: string): string[] {
  const calls = source.matchAll(
    /(?:\b(?:test(?:\.skip|\.step)?|rule)|\))\(\s*(["'`])((?:(?!\1).|\\\1)+)\1\s*,/g,
  );
  return Array.from(calls, ([, , title = ""]) => title);
}

/**
 * The rows a title names, at its head ("R-HOM-05 to 07, 10: ..." names four) or in brackets ("... (R-HOM-05)").
 * Numbers elsewhere are prose.
 */
export function rowsIn(title: string): string[] {
  const list = /^(?:(?:R-[A-Z]{3}|C)-\d\d(?: to \d\d)?(?:, \d\d(?: to \d\d)?)*(?:, (?=[RC]-))?)+/;
  const bracketed = Array.from(
    title.matchAll(/[([]((?:R-[A-Z]{3}|C)-[^)\]]*)[)\]]/g),
    ([, text = ""]) => text,
  );
  return [title, ...bracketed].flatMap((text) => rowsOfList(list.exec(text)?.[0] ?? ""));
}

function rowsOfList(list: string): string[] {
  const rows: string[] = [];
  let family = "";
  for (const [, named, from, to] of list.matchAll(/((?:R-[A-Z]{3}|C)-)?(\d\d)(?: to (\d\d))?/g)) {
    family = named ?? family;
    for (let row = Number(from); row <= Number(to ?? from); row += 1) {
      rows.push(`${family}${String(row).padStart(2, "0")}`);
    }
  }
  return rows.filter((row) => row.startsWith("R-"));
}
