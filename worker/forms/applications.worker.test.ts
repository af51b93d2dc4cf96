import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ContactRecord } from "../contacts/record.ts";
import { metadataOf, setClock } from "../contacts/receiver-test-helpers.ts";
import {
  ask,
  failingKv,
  forgetfulKv,
  hesitantKv,
  keysOf,
  origin,
  post,
  secondsLeft,
} from "../worker-test-helpers.ts";
import { pdf } from "./cv-test-helpers.ts";

/** The answer to an application as the careers page sends it. */
function answerTo(cv: File, environment: object = {}, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: "Ana", email: "ana@example.com", ...more }))
    form.append(name, value);
  form.append("cv", cv);
  return ask(post("/forms", form, { origin }), environment);
}

const apply = async (...sent: Parameters<typeof answerTo>) => (await answerTo(...sent)).status;

const bytesOf = (words: string) => Uint8Array.from(pdf(words));
const wrong = bytesOf("the wrong one");
const right = bytesOf("the right one");
const cv = new File([right], "cv.pdf");

/** Keeps both within one minute of the server's clock; otherwise they would be two messages anyway. */
const inOneMinute = () => setClock(Date.UTC(2026, 10, 21, 9, 0, 10));

test.each(["right.pdf", "wrong.pdf"])(
  "another CV %s in the same minute is another application",
  async (name) => {
    inOneMinute();
    expect(await apply(new File([wrong], "wrong.pdf"))).toBe(303);
    expect(await apply(new File([right], name))).toBe(303);
    const contacts = await keysOf("contact:");
    expect(contacts).toHaveLength(2);
    const files = await Promise.all(
      contacts.map(async (key) => {
        const record = await env.CONTACTS.get<ContactRecord>(key, "json");
        const { file } = record ?? {};
        expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
        return new Uint8Array((await env.CONTACTS.get(file?.key ?? "", "arrayBuffer")) ?? new ArrayBuffer());
      }),
    );
    expect(files).toContainEqual(wrong);
    expect(files).toContainEqual(right);
    expect(await keysOf("file:")).toHaveLength(2);
  },
);

test("the same CV twice in the same minute is one application, also if KV refuses in passing", async () => {
  inOneMinute();
  expect(await apply(cv, { CONTACTS: hesitantKv() })).toBe(303);
  expect(await apply(cv)).toBe(303);
  expect(await keysOf("contact:")).toHaveLength(1);
  expect(await keysOf("file:")).toHaveLength(1);
});

test("a file that is far too large is named as the reason", async () => {
  const answer = await answerTo(new File([new Uint8Array(6 * 1024 * 1024)], "cv.pdf"));
  expect(answer.status).toBe(413);
  expect(answer.text).toContain("Your file is too large.");
});

test("an application in the trap is marked, not set apart, and its file lives as long as it", async () => {
  expect(await apply(cv, {}, { _honey: "x" })).toBe(303);
  const [contact = ""] = await keysOf("contact:");
  expect(await metadataOf(contact)).toMatchObject({ suspect: "trap" });
  expect(Math.abs((await secondsLeft("contact:")) - (await secondsLeft("file:")))).toBeLessThan(5);
});

const refusing = failingKv((operation, key) => operation === "put" && !key.startsWith("file:"));
test.each([
  ["KV takes no record", refusing],
  ["KV says that it took no file", forgetfulKv()],
])("the file of an application that was refused does not stay: %s", async (_what, CONTACTS) => {
  expect(await apply(cv, { CONTACTS })).toBe(503);
  expect(await keysOf("")).toEqual([]);
});
