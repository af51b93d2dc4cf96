import { expect, test } from "vitest";
import { contactFields } from "#app/forms/contact-field-table.ts";
import { csvHeader, csvRow } from "./csv.ts";

test("CSV is safe to open in a spreadsheet", () => {
  const row = csvRow({
    id: "1",
    type: "quote",
    country: null,
    fields: {
      name: '=HYPERLINK("x")',
      email: "a@b.co",
      company: "\uFF1D1",
      phone: "+677 1",
      message: 'a "b"\nc, d',
    },
    file: { key: "file:1/cv.pdf", name: "cv.pdf", contentType: "", size: 1, flags: [] },
  });
  const fields = contactFields.map(({ name }) => name);
  expect(csvHeader).toBe(`\uFEFF${["id", "receivedAt", "type", ...fields, "country", "file"].join(",")}\r\n`);
  const cells: Record<string, string> = {
    name: `"'=HYPERLINK(""x"")"`,
    email: "a@b.co",
    company: "'\uFF1D1",
    phone: "'+677 1",
    message: `"a ""b""\nc, d"`,
  };
  const written = fields.map((name) => cells[name] ?? "");
  expect(row).toBe(`${["1", "", "quote", ...written, "", "file:1/cv.pdf"].join(",")}\r\n`);
});

test.each(["=", "+", "-", "@", "\uFF1D", "\uFF20"])(
  "no cell starts with %s, also where a spreadsheet splits at another sign than the comma",
  (sign) => {
    for (const before of ["", "x;", "x; ", "x\n", 'x;"', "x|", "x;\n\n;"]) {
      const text = csvRow({ id: "1", type: "quote", fields: { message: `${before}${sign}cmd` } });
      expect(text).toContain(`'${sign}cmd`);
    }
  },
);
