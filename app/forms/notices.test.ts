import { expect, test } from "vitest";
import { receiptNotice, withReceipt } from "./notices.ts";

const now = Date.UTC(2026, 10, 21, 20, 30);
const reference = "20261121T195100000Z-be3292146454";

test("the receipt of a form posted without script names its reference for a day", () => {
  expect(receiptNotice(reference, null, now)?.text).toContain(`Your reference is ${reference}.`);
  expect(receiptNotice(reference, null, now + 86_400_000)).toBeUndefined();
  expect(receiptNotice(reference, null, now - 2 * 86_400_000)).toBeUndefined();
});

test("the reference leads to what becomes of the message, where the address has the secret for it", () => {
  const secret = "0123456789abcdef0123456789abcdef";
  expect(receiptNotice(reference, secret, now)?.link).toEqual({
    text: reference,
    href: `/contact/receipt/20261121t195100000z-be3292146454-${secret}`,
  });
});

test.each([null, "", "0123", "../elsewhere", `${"0".repeat(32)}/x`, "//elsewhere.example/"])(
  "with receipt=%s the reference is no link",
  (secret) => {
    const notice = receiptNotice(reference, secret, now);
    expect(notice?.text).toContain(reference);
    expect(notice?.link).toBeUndefined();
  },
);

test.each(["https://elsewhere.example/", undefined])("an answer's receipt is no link to %s", (address) => {
  expect(withReceipt("It is A.", "A", address)).toEqual({ text: "It is A." });
});

test.each([null, "true", ` ${reference}`, reference.toUpperCase(), "20269999T999999000Z-be3292146454"])(
  "an address with submitted=%s is no receipt",
  (invented) => expect(receiptNotice(invented, null, now)).toBeUndefined(),
);
