import { expect, test, vi } from "vitest";
import { ask, keysOf, limiter, post, sendMessage } from "./worker-test-helpers.ts";

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
const edge =
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70";

/** Collects what is logged from here on. */
function logLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  return lines;
}

/** Reports `body` as a new visitor. @returns the status of the answer */
async function report(body: string, headers: Record<string, string> = {}, limits = {}): Promise<number> {
  return (await ask(post("/api/errors", body, { "user-agent": safari, ...headers }), limits)).status;
}

const error = "error TypeError /assets/manifest-8aa2fe01.js /services";

test("an error is one line of the log, with page and browser, and is kept nowhere else", async () => {
  const lines = logLines();
  expect(await report(error)).toBe(204);
  const told = { kind: "error TypeError", build: "8aa2fe01", page: "/services", browser: "Safari 17" };
  expect(lines).toEqual([{ event: "browser.error", ...told }]);
  await report("error undefined  /", { "user-agent": edge });
  // If the page failed before naming its build, the current one is logged.
  const build: unknown = expect.stringMatching(/^[\da-f]{8}$/);
  expect(lines[1]).toMatchObject({ kind: "error other", build, page: "/", browser: "Edg 131" });
  expect(await keysOf("")).toEqual([]);
});

test("the log holds nothing that a visitor or an attacker chose", async () => {
  const lines = logLines();
  await report("error PasswordIsPigeon  /contact/receipt/pigeon?submitted=pigeon");
  await report("start TypeError  //[pigeon");
  await report("start TypeError  /services?q=pigeon");
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).not.toMatch(/pigeon/i);
});

test.each<[what: string, status: number, body: string, headers?: Record<string, string>]>([
  ["no kind of ours", 400, "alert TypeError  /"],
  ["two lines", 400, `${error}\n${error}`],
  ["more than an address is long", 400, `error TypeError  /${"a".repeat(250)}`],
  ["more than is read", 413, `error TypeError  /${"a".repeat(5000)}`],
  ["another site's", 403, error, { origin: "https://example.com" }],
  ["another site's without Origin", 403, error, { "sec-fetch-site": "cross-site" }],
  ["of whoever saves data", 204, error, { "save-data": "on" }],
  ["of whoever sends Do Not Track", 204, error, { dnt: "1" }],
  ["of whoever sends Global Privacy Control", 204, error, { "sec-gpc": "1" }],
])("%s: not logged", async (_, status, body, headers) => {
  const lines = logLines();
  expect(await report(body, headers)).toBe(status);
  expect(lines).toEqual([]);
});

test("a flood costs ten lines a minute from one address, from many everybody's limit, and no message", async () => {
  const lines = logLines();
  for (let turn = 0; turn < 15; turn += 1) await report(error, { "cf-connecting-ip": "203.0.113.7" });
  expect(lines).toHaveLength(10);
  const CONTACT_LIMIT_ALL = limiter(5);
  for (let turn = 0; turn < 15; turn += 1) await report(error, {}, { CONTACT_LIMIT_ALL });
  expect(lines).toHaveLength(15);
  expect((await sendMessage({ CONTACT_LIMIT_ALL })).status).toBe(201);
});
