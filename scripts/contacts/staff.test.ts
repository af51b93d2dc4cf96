import { beforeEach, expect, test, vi } from "vitest";
import { daysOn, file, idOf, message, storeOf, timeOf } from "./staff-test-helpers.ts";

const settings = { FORWARD_KIND: "webhook", RETENTION_DAYS: "700", SITE_URL: "https://www.example.com" };
vi.mock("wrangler", () => ({ unstable_readConfig: () => ({ vars: settings }) }));
beforeEach(() => void (settings.FORWARD_KIND = "webhook"));

const done = { at: "2026-11-21T02:00:00.000Z", who: "Joe" };
const one = `contact:${idOf(1)}`;
const refused = (why: string) => ({ code: 1, stderr: expect.stringContaining(why) as unknown });

test("staff see each message's state and who waits for an answer, by when it came, spam last", async () => {
  const store = storeOf([
    message(1, "spam"),
    message(10, "waiting"),
    message(9, "forwarded", { metadata: { done } }),
    message(11, "undelivered"),
    message(12, "kept", { record: { type: "newsletter" } }),
    message(13, "forwarded", { metadata: { test: true } }),
    message(14, "stored", { record: { type: "application" } }),
    { name: `erased:${idOf(15)}`, value: "", metadata: { at: timeOf(15) } },
  ]);
  const { stdout } = await store.contacts("list");
  const rows = [...stdout.matchAll(/^([*!?]?) +\S+-\d{12} {2}(\w+) .*Ana (\d+) +\S+@\S+ *(\w*)$/gm)];
  expect(rows.map(([, ...cells]) => cells.join(" "))).toEqual([
    " forwarded 9 Joe",
    "* waiting 10 no",
    "! undelivered 11 no",
    " kept 12 ",
    " test 13 ",
    " stored 14 no",
    "? spam 1 ",
  ]);
  expect(stdout).toContain("7 in all, 3 unanswered, 1 waiting (*), 1 undelivered (!), 1 spam (?)");
  const unanswered: unknown = JSON.parse((await store.contacts("list", "--unanswered", "--json")).stdout);
  expect(unanswered).toMatchObject([10, 11, 14].map((minute) => ({ id: idOf(minute) })));
  for (const text of ["ANA 11", "undel", "21 nov", "22 Nov"])
    expect((await store.contacts("list", text)).stdout.includes(idOf(11)), text).toBe(text !== "22 Nov");
});

test("an answer is noted beside the message, which stays as it was, and can be taken back", async () => {
  const store = storeOf([message(1, "forwarded"), message(2)]);
  const [before, value] = [store.key(one), store.value(one)];
  for (const part of [idOf(1), idOf(1).split("-")[1]!])
    expect(await store.contacts("done", part, "Joe")).toMatchObject({ code: 0 });
  const noted = { at: expect.any(String) as string, who: "Joe" };
  expect(store.key(one)).toEqual({ ...before, metadata: { ...before?.metadata, done: noted } });
  expect((await store.contacts("list", "--unanswered")).stdout).toContain("1 in all");
  expect(await store.contacts("done", idOf(1), "--undo")).toMatchObject({ code: 0 });
  expect([store.key(one), store.value(one)]).toEqual([before, value]);
  expect(await store.contacts("done", idOf(1), "--undo")).toMatchObject(refused("is not marked"));
});

test("an undelivered message is due again, and keeps its outcomes, note and time", async () => {
  const deliveries = [{ to: "webhook", at: timeOf(5), delivered: false, reason: "status 500" }];
  const store = storeOf([message(1, "undelivered", { record: { deliveries }, metadata: { done } })]);
  const { metadata, ...before } = store.key(one)!;
  const value = store.value(one);
  expect((await store.contacts("show", idOf(1))).stdout).toMatch(/^webhook +given up .* status 500$/m);
  expect(await store.contacts("resend", idOf(1))).toMatchObject({ code: 0 });
  const after = { ...before, metadata: { ...metadata, state: "stored" } };
  expect([store.key(one), store.value(one)]).toEqual([after, value]);
  expect(await store.contacts("resend", idOf(1))).toMatchObject(refused("is already due"));
});

test("a message that every receiver has is not promised to them again", async () => {
  const deliveries = [{ to: "webhook", at: timeOf(5), delivered: true }];
  const store = storeOf([message(1, "forwarded", { record: { deliveries } })]);
  expect(await store.contacts("resend", idOf(1))).toMatchObject(refused("Every receiver has"));
  settings.FORWARD_KIND = "webhook, chat";
  expect(await store.contacts("resend", idOf(1))).toMatchObject({ code: 0 });
});

test.each([
  ["webhook", "stored"],
  ["none", "kept"],
])("what was taken for spam becomes an ordinary message; FORWARD_KIND %s: %s", async (kind, state) => {
  settings.FORWARD_KIND = kind;
  const suspect = { suspect: "trap and haste" };
  const store = storeOf([message(1, "spam", { record: suspect, metadata: suspect })]);
  expect(await store.contacts("done", idOf(1))).toMatchObject(refused("is in spam"));
  expect(await store.contacts("resend", idOf(1))).toMatchObject({ code: 0 });
  const expiration = Date.parse(timeOf(1)) / 1000 + 700 * 86_400;
  expect(store.key(one)).toMatchObject({ metadata: { state }, expiration });
  expect(JSON.stringify(store.keys()) + String(store.value(one))).not.toContain("haste");
});

test("delete shows the message and asks, leaves its mark first and then nothing else", async () => {
  const ending = { ...message(1, "kept", { record: { receipt: "ab".repeat(16) } }), expiration: daysOn(2) };
  const cv = file(1, "cv.pdf", new Uint8Array([0, 255]));
  const store = storeOf([ending, cv, message(8)]);
  for (const part of ["20261121", idOf(1).slice(0, -1), ""])
    expect(await store.contacts("delete", part, "--yes"), part).toMatchObject({ code: 1, stdout: "" });
  const stdout: unknown = expect.stringContaining("Ana 1");
  expect(await store.contacts("delete", idOf(1))).toMatchObject({ ...refused("add --yes"), stdout });
  expect(store.steps).toEqual([]);
  expect(await store.contacts("delete", idOf(1), "--yes")).toMatchObject({ code: 0 });
  expect(store.steps).toEqual([`erased:${idOf(1)}`, `-${cv.name}`, `-${one}`]);
  expect(store.keys().map(({ name }) => name)).toEqual([`contact:${idOf(8)}`, `erased:${idOf(1)}`]);
  expect(store.key(`erased:${idOf(1)}`)?.expiration).toBeLessThanOrEqual(daysOn(2));
  // KV may show it for a minute longer: nobody writes it back.
  store.keep([message(1)]);
  expect(await store.contacts("done", idOf(1))).toMatchObject(refused("was erased"));
});

test("a message is erased also by a computer whose clock is slow, so that its delivery does not go on", async () => {
  const receivedAt = new Date(Date.now() + 600_000).toISOString();
  const store = storeOf([message(1, "stored", { record: { receivedAt }, metadata: { receivedAt } })]);
  expect(await store.contacts("delete", idOf(1), "--yes")).toMatchObject({ code: 0 });
  expect(store.key(`erased:${idOf(1)}`)?.metadata).toMatchObject({ at: receivedAt });
});

test.each([
  ["lsit", 'There is no command "lsit"; `help` lists them.'],
  ["list --unanswerd", "Unknown option '--unanswerd'"],
  ["list 21 Nov", "Write list [TEXT] [--unanswered] [--json]."],
  ["show x --erase", "show has no option --erase."],
  ["done 2026", "2 messages have 2026 in their id; give more of it."],
  ["resend nope", "There is no message nope."],
  // Who has it already would get it twice.
  [`resend ${idOf(2)}`, `${idOf(2)} is already due.`],
  [`resend ${idOf(1)}`, "Forwarding is off: FORWARD_KIND in wrangler.toml is none."],
])("what cannot be understood, found or done gets exit code 1 and one line: %s", async (line, answer) => {
  settings.FORWARD_KIND = "none";
  const { stderr, ...outcome } = await storeOf([message(1), message(2, "waiting")]).contacts(
    ...line.split(" "),
  );
  expect(outcome).toEqual({ code: 1, stdout: "" });
  expect([stderr.slice(0, answer.length), stderr.indexOf("\n")]).toEqual([answer, stderr.length - 1]);
});

test.each([
  ["kept", [], 0, /^It is kept\.$/m],
  ["forwarded", [{ to: "email", delivered: true }], 0, /^It is forwarded\.\nemail +delivered/m],
  ["undelivered", [{ to: "email", reason: "status 500" }], 1, /^email +given up .*status 500/m],
])("a test message that ends as %s is reported", async (state, outcomes, code, answer) => {
  const store = storeOf();
  const deliveries = outcomes.map((outcome) => ({ ...outcome, at: timeOf(5) }));
  vi.stubGlobal("fetch", (url: string, { headers }: { headers: Record<string, string> }) => {
    expect(url).toBe("https://www.example.com/api/contacts");
    expect(store.key(`test:${headers["message-test"]}`)?.expiration).toBeLessThan(daysOn(1));
    store.keep([message(1, state, { record: { deliveries }, metadata: { test: true } })]);
    return Promise.resolve(Response.json({ id: idOf(1) }, { status: 201 }));
  });
  const stdout: unknown = expect.stringMatching(answer);
  expect(await store.contacts("test", "--remote")).toMatchObject({ code, stdout });
});

test("a test message taken for an ordinary one is erased, and a site that is away or refuses is told", async () => {
  const store = storeOf([message(1)]);
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockRejectedValueOnce(new Error("gone"));
  expect(await store.contacts("test")).toMatchObject(refused("does not answer: gone"));
  fetched.mockResolvedValueOnce(Response.json({ message: "Too many." }, { status: 429 }));
  expect(await store.contacts("test")).toMatchObject(refused("answered 429: Too many."));
  fetched.mockResolvedValueOnce(Response.json({ id: idOf(1) }, { status: 201 }));
  expect(await store.contacts("test")).toMatchObject(refused("took it for an ordinary message"));
  expect(store.steps.slice(-2)).toEqual([`erased:${idOf(1)}`, `-${one}`]);
});
