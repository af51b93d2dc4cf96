import { expect, test } from "vitest";
import { contactFields } from "#app/forms/contact-field-table.ts";
import { csv } from "./csv.ts";
import { table } from "./table.ts";

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

test("the table marks what waits, what was given up and what looks like spam", () => {
  const message = { key: "", type: "quote", name: "Ana", email: "a@b.co" };
  const lines = table([
    { ...message, id: "1", state: "accepted" },
    { ...message, id: "2", state: "waiting" },
    { ...message, id: "3", state: "dead" },
    { ...message, id: "4", state: "spam" },
  ]).split("\n");
  expect(lines.slice(1, 5).map((line) => line[0])).toEqual([" ", "*", "!", "?"]);
  expect(lines[5]).toBe("4 messages, 1 waiting (*), 1 given up (!), 1 spam (?)");
});
