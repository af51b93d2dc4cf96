import * as v from "valibot";
import { expect, test } from "vitest";
import { contactFields, eachField, valuesIn } from "./contact-field-table.ts";
import { cleanLine, cleanText, contactSchema } from "./contact-schema.ts";
import { newIdempotencyKey } from "./outbox.ts";

test("texts lose what could harm a terminal, a header or a reader, and nothing else", () => {
  expect(cleanLine("  Ana\r\nBcc: x\u202e ")).toBe("Ana Bcc: x");
  expect(cleanText("a\r\nb\rc\u2028d\te")).toBe("a\nb\nc\nd\te");
  expect(cleanText("\u001b]0;x\u0007\u009b1m\u{E0041}")).toBe("]0;x1m");
  expect(cleanText("a\ud83c b\udfdd")).toBe("a\ufffd b\ufffd");
  // Emoji and Persian need the joiners.
  const names = "Tauʻolunga Māori Nukuʻalofa 🏝️ ქართული Ærø 👩‍👩‍👧 می‌خواهم Ana\u00adLisa";
  expect(cleanLine(names)).toBe(names);
});

test("email addresses are told from other text", () => {
  const sound = ["a@b.co", "first.last+tag@sub.example.org", "o'neil@example.ie"];
  const others = ["a", "a@b", "a b@c.de", "@c.de", "a@-c.de", "a@c..de"];
  const isTaken = (email: string) => v.is(contactSchema, { name: "A", email, message: "x" });
  expect([...sound, ...others].filter(isTaken)).toEqual(sound);
});

test("idempotency keys are UUIDs of version 7 that sort by time", () => {
  const time = Date.UTC(2026, 10, 21);
  const key = newIdempotencyKey(time);
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(key.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
  expect(newIdempotencyKey(time)).not.toBe(key);
  expect(newIdempotencyKey(time + 1) > key).toBe(true);
});

test.each([
  "\u200b\u2060",
  "\u3164",
  "\u115f\u1160\uffa0",
  "\u2800 \u2800",
  "\u00ad\u034f\ufe0f",
  "\u200d\n\u180e",
])("a name or message of %j shows nothing and counts as empty", (nothing) => {
  const parsed = v.safeParse(contactSchema, { name: nothing, email: "a@b.co", message: `\n${nothing}` });
  expect(parsed.issues?.map(({ message }) => message)).toEqual(["Enter your name.", "Enter a message."]);
});

const whole = eachField(({ type }) => (type === "email" ? "ana@example.com" : "x"));

test("every field of the table is in what is checked, read from a form, and sent, and nothing else", () => {
  const names = contactFields.map(({ name }) => name);
  const data = new FormData();
  for (const name of names) data.set(name, whole[name]);
  expect(valuesIn(data)).toEqual(whole);
  const sent = { ...whole, name: " x ", type: "quote", admin: true };
  expect(v.parse(contactSchema, sent)).toEqual({ ...whole, type: "quote" });
});

test.each(contactFields)(
  "$name takes as much as the table says, on one line unless it is an area",
  (field) => {
    const { name, maxLength, type } = field;
    const parsed = (value: string) => v.safeParse(contactSchema, { ...whole, [name]: value });
    const full = (length: number) =>
      type === "email" ? `${"a".repeat(length - 12)}@example.com` : "x".repeat(length);
    expect(parsed(full(maxLength)).success).toBe(true);
    expect(parsed(full(maxLength + 1)).success).toBe(false);
    if (type === "email") return;
    expect(parsed("a\nb").output).toHaveProperty(name, type === "textarea" ? "a\nb" : "a b");
  },
);
