import { expect, test } from "vitest";
import { ApiError } from "../api-client.ts";
import { failureText, withReceipt } from "./notices.ts";
import { pauseAfter } from "./outbox.ts";

const answer = (status: number, retryAfter?: string) =>
  new ApiError(new Response(null, { status, headers: retryAfter ? { "Retry-After": retryAfter } : {} }), "");

test("a message waits after an answer that another try may change, and after no other", () => {
  const statuses = [400, 403, 408, 409, 413, 415, 422, 425, 429, 500, 502, 503, 504];
  const waiting = statuses.filter((status) => pauseAfter(answer(status), 0) !== undefined);
  expect(waiting).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  // Without an answer, for the next chance.
  expect(pauseAfter(undefined, 9)).toBe(0);
});

test.each([
  ["as long as the server asks", "60", 0, 60_000],
  ["half a minute when it does not say", undefined, 0, 30_000],
  ["half a minute when it names a date", "Sat, 21 Nov 2026 20:00:00 GMT", 0, 30_000],
  ["longer each time", "2", 4, 16_000],
  ["an hour at most", undefined, 30, 3_600_000],
  ["an hour at most, whatever is asked", "999999", 0, 3_600_000],
])("a message that was put off waits %s", (_, retryAfter, tries, pause) => {
  expect(pauseAfter(answer(503, retryAfter), tries)).toBe(pause);
});

test.each([
  ['{"message":"Boom"}', "Boom"],
  ['{"error":"Bang"}', "Bang"],
  ['{"message":""}', "Please try again later."],
  ["", "Please try again later."],
  ["<html>502</html>", "Please try again later."],
  ["x".repeat(300), "Please try again later."],
  ["down for lunch", "500: down for lunch"],
])("a failed post with the body %j says %j", (body, expected) => {
  expect(failureText(new ApiError(new Response(null, { status: 500 }), body))).toBe(expected);
});

test.each(["https://elsewhere.example/", undefined])("an answer's receipt is no link to %s", (address) => {
  expect(withReceipt("It is A.", "A", address)).toEqual({ text: "It is A." });
});
