import { expect, test } from "vitest";
import { contactFields } from "#app/forms/contact-field-table.ts";
import { csv } from "./csv.ts";

test("CSV is safe to open in a spreadsheet", () => {
  const [header, line] = csv([
    {
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
      file: { key: "file:1/cv.pdf" },
    },
  ])
    .slice(1)
    .split("\r\n");
  const fields = contactFields.map(({ name }) => name);
  expect(header).toBe(["id", "receivedAt", "type", ...fields, "country", "file"].join(","));
  const cells: Record<string, string> = {
    name: `"'=HYPERLINK(""x"")"`,
    email: "a@b.co",
    company: "'\uFF1D1",
    phone: "'+677 1",
    message: `"a ""b""\nc, d"`,
  };
  const written = fields.map((name) => cells[name] ?? "");
  expect(line).toBe(["1", "", "quote", ...written, "", "file:1/cv.pdf"].join(","));
});

test.each(["=", "+", "-", "@", "\uFF1D", "\uFF20"])(
  "no cell starts with %s, also where a spreadsheet splits at another sign than the comma",
  (sign) => {
    for (const before of ["", "x;", "x; ", "x\n", 'x;"', "x|", "x;\n\n;"]) {
      const text = csv([{ id: "1", type: "quote", fields: { message: `${before}${sign}cmd` } }]);
      expect(text).toContain(`'${sign}cmd`);
    }
  },
);
