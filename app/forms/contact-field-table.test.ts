import * as v from "valibot";
import { expect, test } from "vitest";
import { contactFields, eachField, valuesIn } from "./contact-field-table.ts";
import { contactSchema } from "./contact-schema.ts";

const whole = eachField(({ type }) => (type === "email" ? "ana@example.com" : "x"));

test("every field of the table is in what is checked, read from a form, and sent, and nothing else", () => {
  const names = contactFields.map(({ name }) => name);
  const data = new FormData();
  for (const name of names) data.set(name, whole[name]);
  expect(valuesIn(data)).toEqual(whole);
  const sent = { ...whole, name: " x ", type: "quote", admin: true };
  expect(v.parse(contactSchema, sent)).toEqual({ ...whole, type: "quote" });
});

for (const field of contactFields) {
  const { name, maxLength } = field;
  const parsed = (value: string) => v.safeParse(contactSchema, { ...whole, [name]: value });

  test(`${name} takes as many characters as the table says, in one line unless it is a text area`, () => {
    const full = (length: number) =>
      field.type === "email" ? `${"a".repeat(length - 12)}@example.com` : "x".repeat(length);
    expect(parsed(full(maxLength)).success).toBe(true);
    expect(parsed(full(maxLength + 1)).success).toBe(false);
    if (field.type === "email") return;
    expect(parsed("a\nb").output).toHaveProperty(name, field.type === "textarea" ? "a\nb" : "a b");
  });
}
