import { expect, test } from "vitest";
import { contactFields } from "#app/forms/contact-field-table.ts";
import { csvHeader, csvRow } from "./read.ts";

test("CSV is safe to open in a spreadsheet", () => {
  const cells: Record<string, [typed: string, written: string]> = {
    name: ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    email: ["a@b.co", "a@b.co"],
    company: ["\uFF1D1", "'\uFF1D1"],
    phone: ["+677 1", "'+677 1"],
    message: ['a "b"\nc, d', `"a ""b""\nc, d"`],
  };
  const typed = Object.entries(cells).map(([name, [text]]) => [name, text]);
  const names = contactFields.map(({ name }) => name);
  expect(csvHeader).toBe(`\uFEFFid,receivedAt,type,${names.join(",")},country,file\r\n`);
  const written = names.map((name) => cells[name]?.[1] ?? "");
  const row = csvRow({ id: "1", type: "quote", country: null, fields: Object.fromEntries(typed) });
  expect(row).toBe(`1,,quote,${written.join(",")},,\r\n`);
});

test("no cell starts a formula, also where a spreadsheet splits at another sign than the comma", () => {
  for (const sign of ["=", "+", "-", "@", "\uFF1D", "\uFF20"])
    for (const before of ["", "x;", "x; ", "x\n", 'x;"', "x|", "x;\n\n;"])
      expect(csvRow({ id: "1", fields: { message: `${before}${sign}cmd` } })).toContain(`'${sign}cmd`);
});
