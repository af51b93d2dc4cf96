import { expect, test } from "vitest";
import { addressPattern, sameAddress } from "./person.ts";

test.each([
  ["Ana@Example.COM", "ana@example.com"],
  ["  ana@example.com\n", "ana@example.com"],
  ["ａｎａ＠example.com", "ana@example.com"],
  ["zoe\u0308@example.com", "zo\u00EB@example.com"],
  ["ana@BU\u0308CHER.example", "ana@xn--bcher-kva.example"],
])("%j is the same person as %j", (one, other) => {
  expect(sameAddress(one)).toBe(sameAddress(other));
  expect(sameAddress(one)).not.toBe("");
});

test.each(["", "ana", "@example.com", "ana@", " @ "])("%j is no address", (text) => {
  expect(sameAddress(text)).toBe("");
});

test.each([
  ["write to ana@example.com.", true],
  ["mailto:ana@example.com?subject=x", true],
  ["joana@example.com", false],
  ["tag+ana@example.com", false],
  ["ana@example.com.fj", false],
  ["ana@example.community", false],
])("in %j the address is found: %s", (text, found) => {
  expect(addressPattern("ana@example.com").test(text)).toBe(found);
});
