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

/** Cells as a spreadsheet reads them that splits at `separator`: quotes count only where a cell starts with them. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  const end = () => {
    cells.push(cell);
    cell = "";
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place] ?? "";
    if (quoted && character === '"' && text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else if (character === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (!quoted && (character === separator || /[\r\n]/.test(character))) end();
    else cell += character;
  }
  end();
  return cells;
}

test.each([",", ";", "\t", "|"])("CSV holds no formula for a spreadsheet that splits at %j", (separator) => {
  const cells = ["=", "+", "-", "@", "\uFF1D", "\uFF20"].flatMap((sign) => {
    const formula = `${sign}cmd|'/c calc'!A0`;
    const texts = [
      formula,
      `x;${formula};`,
      `x; ${formula}`,
      `x\n${formula}`,
      `x;"${formula}"`,
      `x;"" ${formula}`,
      `x\t${formula}`,
      `x|${formula}`,
      `"x";"${formula}`,
      `x;\n\n;${formula}`,
    ];
    return texts.flatMap((text) =>
      cellsOf(
        csv([{ id: "1", type: "quote", fields: { name: text, company: text, message: text } }]),
        separator,
      ),
    );
  });
  expect(cells.length).toBeGreaterThan(300);
  for (const cell of cells) expect(cell).not.toMatch(/^["\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
});
