import { expect, test } from "vitest";
import { canonicalPathOf } from "./http/canonical-path.ts";
import { networkOf } from "./http/client.ts";
import { submissionId } from "./contacts/identity.ts";
import { returnAddress } from "./http/return-address.ts";

test.each([
  ["/", "/"],
  ["/services/", "/services"],
  ["/Services/Training", "/services/training"],
  ["//evil.example/", "/evil.example"],
  ["///", "/"],
  ["/a//b", "/a/b"],
  ["/%61bo%75t", "/about"],
  ["/%41bout%2D%5f%7e%2E", "/about-_~."],
  ["/a%2Fb%20c%E2%98%83%25", "/a%2fb%20c%e2%98%83%25"],
  ["/%2561bout", "/%2561bout"],
])("%s is %s", (path, canonical) => {
  expect(canonicalPathOf(path)).toBe(canonical);
  expect(canonicalPathOf(canonical)).toBe(canonical);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"],
  ["2001:0DB8:0001:0002::1", "2001:0db8:0001:0002::/64"],
  ["2001:db8::1", "2001:0db8:0000:0000::/64"],
  ["::1", "0000:0000:0000:0000::/64"],
])("for the limit %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const now = Date.UTC(2026, 10, 21, 1, 37, 22, 123);

test("a key gives the same id all day, whatever the message", () => {
  const key = "0a1b2c3d-0000-4000-8000-000000000000";
  const id = submissionId(now, key, "aa");
  expect(id).toMatch(/^20261121T000000000Z-[0-9a-f]{12}$/);
  expect(submissionId(now + 3_600_000, key, "bb")).toBe(id);
});

test("a message that waited for days without a connection has one id, also on both sides of midnight", () => {
  const written = Date.UTC(2026, 10, 18, 5);
  const key = `0${written.toString(16).slice(0, 7)}-${written.toString(16).slice(7)}-7000-8000-000000000000`;
  const midnight = Date.UTC(2026, 10, 21);
  const id = submissionId(midnight - 1, key, "aa");
  expect(id).toMatch(/^20261118T050000000Z-/);
  expect(submissionId(midnight + 1, key, "aa")).toBe(id);
});

test("a UUIDv7 of another month does not choose its own time", () => {
  for (const time of ["00000000-0000", "ffffffff-ffff"])
    expect(submissionId(now, `${time}-7000-8000-000000000000`, "aa")).toMatch(/^20261121T/);
});

test.each([
  ["/contact/careers?submitted=true", "/contact/careers?submitted=true"],
  ["https://www.own.example/x?y#z", "/x?y#z"],
  ["https://own.example//evil.example", "//evil.example"],
  // Anything else falls back.
  ["", "/fallback"],
  ["https://evil.example/", "/fallback"],
  ["//evil.example", "/fallback"],
  ["/\\evil.example", "/fallback"],
  ["https://own.example@evil.example/", "/fallback"],
  ["https://user:pw@own.example/", "/fallback"],
  ["javascript:alert(1)", "/fallback"],
  ["http://own.example/", "/fallback"],
  ["https://own.example.evil.example/", "/fallback"],
  ["https:evil.example", "/evil.example"],
])("a form that names %s goes on to a page of our own, %s", (next, path) => {
  const origins = ["https://own.example", "https://www.own.example"];
  expect(returnAddress(next, origins, "/fallback")).toBe(`https://own.example${path}`);
});
