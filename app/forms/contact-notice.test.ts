import { expect, test } from "vitest";
import { receiptNotice } from "./contact-notice.ts";

const now = Date.UTC(2026, 10, 21, 20, 30);
const reference = "20261121T195100000Z-be3292146454";

test("the receipt of a form posted without script names its reference for a day", () => {
  expect(receiptNotice(reference, now)?.text).toContain(`Your reference is ${reference}.`);
  expect(receiptNotice(reference, now + 86_400_000)).toBeUndefined();
  expect(receiptNotice(reference, now - 2 * 86_400_000)).toBeUndefined();
});

test.each([
  null,
  "",
  "true",
  "<b>x</b>",
  `${reference} call +1 900 555`,
  ` ${reference}`,
  reference.toUpperCase(),
  "20269999T999999000Z-be3292146454",
  "20261121T195100000Z-",
])("an address with submitted=%s is no receipt", (invented) => {
  expect(receiptNotice(invented, now)).toBeUndefined();
});
