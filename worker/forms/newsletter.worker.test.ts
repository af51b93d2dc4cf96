import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ContactRecord } from "../contacts/record.ts";
import { ask, keysOf, open, origin, postForm } from "../worker-test-helpers.ts";

const email = "Reader@example.com";

test.each([
  ["an address", {}, undefined],
  ["an address in the trap", { _honey: "x" }, "trap"],
])("%s is kept as it was typed, and its visitor goes on to the thanks", async (_what, more, suspect) => {
  const { status, headers } = await ask(postForm("/forms", { form_type: "newsletter", email, ...more }));
  const location = headers.get("location") ?? "";
  expect([status, location]).toEqual([303, `${origin}/contact?submitted=true`]);
  const [key = "", ...others] = await keysOf("");
  expect(others).toEqual([]);
  const record = await env.CONTACTS.get<ContactRecord>(key, "json");
  expect([record?.type, record?.fields, record?.suspect]).toEqual(["newsletter", { email }, suspect]);
  const { text } = await open(location.replace(origin, ""));
  expect(text).toContain("please follow its link");
});
