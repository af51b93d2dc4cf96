/**
 * Whatever is sent to the API and the forms, the answer is of a known kind and nothing is stored that the schemas
 * would reject. `HOSTILE_RUNS=20000 npm run test:worker` sends 80,000 requests instead of some thousands.
 */
import { env } from "cloudflare:workers";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { applicationSchema, contactSchema, newsletterSchema } from "#app/forms/contact-schema.ts";
import type { ContactRecord } from "./contacts/record.ts";
import { docx, pdf, zip } from "./forms/cv-test-helpers.ts";
import { ask, message, origin, post, unlimited } from "./worker-test-helpers.ts";

const runs = Number((env as { HOSTILE_RUNS?: string }).HOSTILE_RUNS) || 300;

const stored = new Map<string, string | Uint8Array>();

/** KV in memory: only what is written matters here. */
const CONTACTS = {
  get: () => Promise.resolve(null),
  put: (key: string, value: string | Uint8Array) => Promise.resolve(void stored.set(key, value)),
  delete: (key: string) => Promise.resolve(void stored.delete(key)),
  list: () => Promise.resolve({ keys: [], list_complete: true }),
};
const environment = { CONTACTS, CONTACT_LIMIT: unlimited };

const send = (path: string, body: BodyInit, headers: Record<string, string>) =>
  ask(post(path, body, { origin, ...headers }), environment);

// oxlint-disable-next-line no-control-regex -- what must never be stored
const unsafe = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** What was stored so far. */
const kinds = new Set<string>();
const schemas = { application: applicationSchema, newsletter: newsletterSchema };

/** Everything stored passes a schema and contains nothing else. */
function expectValidStore(): void {
  for (const [key, value] of stored) {
    expect(key).toMatch(/^(?:contact|spam|file):\d{8}T\d{9}Z-[0-9a-f]{12}(?:\/[A-Za-z0-9._-]{1,80})?$/);
    if (typeof value !== "string") continue;
    const { type, fields } = JSON.parse(value) as ContactRecord;
    kinds.add(type);
    const schema = type === "application" || type === "newsletter" ? schemas[type] : contactSchema;
    const whole = schema === contactSchema ? { ...fields, type } : fields;
    expect(v.parse(schema, whole)).toEqual(whole);
    for (const text of Object.values(fields)) expect(text).not.toMatch(unsafe);
  }
  stored.clear();
}

const nasty = fc.constantFrom(
  "\r\nBcc: everyone@example.com",
  '=HYPERLINK("http://evil.example")',
  "\u001b]0;title\u0007",
  "\u009b31m",
  "<script>alert(1)</script>",
  "https://evil.example/",
  "{{7*7}}${7*7}",
  "\ud800",
  "\u202egnp.exe",
  "%00%0d%0a",
  "constructor",
  "a".repeat(20_000),
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  nasty,
  fc.constantFrom(...Object.values(message)),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(null, 0, -1, true, [], {}));
const fieldName = fc.oneof(
  fc.constantFrom(...Object.keys(contactSchema.entries), "_honey", "_next", "__proto__"),
  fc.string({ maxLength: 12 }),
);
const fields = fc.oneof(
  fc.dictionary(fieldName, anything, { maxKeys: 9 }),
  fc.dictionary(fieldName, anything, { maxKeys: 3 }).map((some) => ({ ...message, ...some })),
);
const json = fc.oneof(
  { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
);

test("JSON of every kind to the API: 201, 400, 413 or 422, and only valid records", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(json, fc.uint8Array({ maxLength: 300 })), async (body) => {
      const response = await send("/api/contacts", body as BodyInit, { "content-type": "application/json" });
      statuses.add(response.status);
      expect([201, 400, 413, 422]).toContain(response.status);
      expect((JSON.parse(response.text) as { message: string }).message).not.toBe("");
      expectValidStore();
    }),
    { numRuns: runs * 3 },
  );
  expect([...statuses]).toEqual(expect.arrayContaining([201, 422]));
}, 600_000);

/** `name` as this runtime can write it into a multipart body. */
const sendable = (name: string) => name.toWellFormed().replace(/\\+$/, "");

const file = fc.oneof(
  fc.uint8Array({ maxLength: 500 }),
  fc.constantFrom(docx(), zip([{ name: "word/document.xml" }])),
);
const fileName = fc.oneof(fc.constantFrom("cv.docx", "../cv.pdf", "cv.exe", ".pdf", ""), text);
const upload = fc.oneof(fc.constant(["../cv.pdf", pdf()] as const), fc.tuple(fileName, file));

/** What is accepted, once it is cleaned. */
const unclean = { ...message, name: "\u202eAna\r\n", email: "\u009bana@example.com\r\n" };

const forms = fc
  .tuple(
    fc.array(fc.tuple(fieldName, text), { maxLength: 4 }),
    fc.constantFrom({}, unclean, { ...unclean, form_type: "newsletter" }),
    fc.option(upload),
  )
  .map(([pairs, whole, cv]) => {
    const form = new FormData();
    // Of two values the first counts.
    for (const [name, value] of [...pairs, ...Object.entries(whole)])
      form.append(sendable(name), value.toWellFormed());
    if (cv) form.append("cv", new File([new Uint8Array(cv[1])], sendable(cv[0])));
    return [form, {}] as const;
  });
const cut = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHello';
const others = fc.tuple(
  fc.oneof(
    fc.constantFrom(cut, `${cut}\r\n--x--`, "a=%", "=&=&"),
    fc.string({ unit: "binary", maxLength: 300 }).map((body) => body.toWellFormed()),
  ),
  fc
    .constantFrom("multipart/form-data; boundary=x", "multipart/form-data", "text/plain")
    .map((type) => ({ "content-type": type })),
);

test("forms of every kind, cut off or none: an answer visitors understand, and only valid records", async () => {
  const paths = fc.constantFrom("/forms", "/forms", "/contact/quote");
  await fc.assert(
    fc.asyncProperty(paths, fc.oneof(forms, others), async (path, [body, headers]) => {
      const response = await send(path, body, headers);
      expect([201, 303, 400, 413, 415, 422]).toContain(response.status);
      if (response.status === 303)
        expect(response.headers.get("location")?.replace(origin, "")).toMatch(/^\/(?!\/)/);
      expectValidStore();
    }),
    { numRuns: runs },
  );
  expect([...kinds]).toEqual(expect.arrayContaining(["application", "newsletter", "quote"]));
}, 600_000);

test("logs tell ids and events, and nothing of what a visitor wrote", async () => {
  const lines: string[] = [];
  const record = (...parts: unknown[]) => void lines.push(parts.join(" "));
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(record);
  const headers = { "content-type": "application/json", "cf-connecting-ip": "203.0.113.77" };
  for (const body of [message, { ...message, email: "no address" }])
    await send("/api/contacts", JSON.stringify(body), headers);
  stored.clear();
  expect(lines.some((line) => line.includes("contact.accepted"))).toBe(true);
  const { name, email, phone, message: words } = message;
  for (const secret of [name, email, phone, words, "203.0.113.77", "no address"])
    expect(lines.join("\n")).not.toContain(secret);
});
