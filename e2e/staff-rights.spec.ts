import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { type Entry, idOf, message, type Outcome, StaffState } from "./staff-state.ts";

const store = new StaffState();
const copy = new StaffState();
const inFolder = (name: string) => join(store.folder, name);

test.describe.configure({ mode: "serial", timeout: 400_000 });
test.afterAll(async () => {
  await store.remove();
  await copy.remove();
});

const later = Math.round(Date.now() / 1000) + 40 * 86_400;
const cv = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919 + (at >> 8)) % 256));
/** Everything that steers a terminal, or turns a line round. */
const nasty = "\u001B[2J\u001B]0;owned\u0007\u0008\u009B31m\u202Etxt\u2066\u200F\uFEFF\r";
const unsafe = /[^\P{Cc}\n]|(?![\u200c\u200d])\p{Cf}/u;

function file(minute: number, name: string): Entry {
  const metadata = { contentType: "application/pdf", flags: [] };
  const key = `file:${idOf(1000 - minute)}/${name}`;
  return { key, value: cv.toString("base64"), base64: true, metadata, expiration: later };
}

/** Of Ana's receipt. */
const secret = "ab".repeat(16);
const ana = { email: "ana@example.com", name: "Ana" };
const others = { name: `Joana ${nasty}`, email: "joana@example.com", message: `not hers ${nasty}` };

test.beforeAll(async () => {
  const received = { record: { receivers: ["email"], receipt: secret }, expiration: later };
  await store.keep([
    message(1, "contact", "accepted", { fields: ana, ...received }),
    message(2, "contact", "forwarded", {
      fields: { ...ana, email: " ANA@Example.com " },
      record: { type: "application", file: { key: "", name: "cv.pdf", contentType: "", size: 1, flags: [] } },
      expiration: later,
    }),
    file(2, "cv.pdf"),
    message(3, "outbox", "", { fields: { ...ana, email: "\uFF41na@example.com" } }),
    message(4, "dead", "dead", {
      fields: ana,
      record: {
        attempts: [
          { at: "2026-11-21T05:00:00Z", to: `web${nasty}`, outcome: "failed", reason: `status 500${nasty}` },
        ],
      },
    }),
    message(5, "spam", "spam", { fields: ana }),
    file(5, "cv of ana@example.com.pdf"),
    message(6, "contact", "kept", { fields: { email: "ana@example.com" }, record: { type: "newsletter" } }),
    message(7, "contact", "kept", { fields: { ...others, message: `Ask ANA@example.com ${nasty}` } }),
    message(8, "contact", "kept", { fields: others }),
    file(8, "joana.pdf"),
    { key: `done:${idOf(1000 - 2)}`, value: "", metadata: { at: "2026-11-21T05:00:00Z", who: "Joe" } },
    { key: "status", value: "{}", metadata: {} },
    { key: "dead:unreadable", value: `no JSON ${nasty} \uFFFD`, metadata: { state: "dead", name: nasty } },
  ]);
});

test("an answer is noted, lives as long as its message, and can be taken back", async () => {
  const id = idOf(1000 - 1);
  expect(await store.contacts("done", id, "Joe")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Joe"),
  });
  const [mark] = await store.keys(`done:${id}`);
  expect(mark).toMatchObject({ name: `done:${id}`, expiration: later, metadata: { who: "Joe" } });
  expect((await store.contacts("list", "--name", "ANA", "--unanswered")).stdout).not.toContain(id);
  const rows = JSON.parse((await store.contacts("list", "--json", "--name", "ana")).stdout) as {
    id: string;
  }[];
  expect(rows.find((row) => row.id === id)).toMatchObject({ done: { who: "Joe" } });
  expect(await store.contacts("undo", id)).toMatchObject({ code: 0 });
  expect((await store.contacts("list", "--name", "ANA", "--unanswered")).stdout).toContain(id);
  expect(await store.contacts("done", id, "Joe")).toMatchObject({ code: 0 });
});

test("no command lets a stranger's text steer the terminal", async () => {
  const commands = [
    ["list"],
    ["list", "--json"],
    ["show", idOf(1000 - 4)],
    ["show", idOf(1000 - 4), "--json"],
    ["delete", idOf(1000 - 7)],
    ["export"],
    ["person", "joana@example.com"],
    ["done", idOf(1000 - 7), nasty],
    ["list", `--${nasty}`],
  ];
  const outcomes: Outcome[] = [];
  // One by one: two at a time may find the local store locked.
  for (const command of commands) outcomes.push(await store.contacts(...command));
  for (const [at, { stdout, stderr }] of outcomes.entries()) {
    expect(`${stdout}${stderr}`.replaceAll("\r\n", "\n").replace(/^\uFEFF/, ""), String(at)).not.toMatch(
      unsafe,
    );
  }
  expect(outcomes[0]?.stdout).toContain("Joana");
  expect(outcomes[2]?.stdout).toMatch(/failed +status 500/);
  expect(outcomes[4]?.stdout).toContain("Ask ANA@example.com");
});

test("everything goes into a file and comes back byte for byte, with its metadata and lifetime", async () => {
  const backup = inFolder("backup.jsonl");
  expect(await store.contacts("export", "--all", backup)).toMatchObject({ code: 0 });
  expect(await store.contacts("export", "--all", backup)).toMatchObject({ code: 1 });
  const whole = readFileSync(backup, "utf8");
  const end = whole.lastIndexOf('{"end"');
  for (const [at, part] of [whole.slice(0, end), whole.slice(0, end - 9)].entries()) {
    const cut = inFolder(`cut-${at}.jsonl`);
    writeFileSync(cut, part);
    expect(await copy.contacts("import", cut)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not a complete backup/),
    });
  }
  expect(await copy.keys("")).toEqual([]);

  expect(await copy.contacts("import", backup)).toMatchObject({ code: 0 });
  const keys = await store.keys("");
  expect(keys.length).toBeGreaterThan(13);
  expect(await copy.keys("")).toEqual(keys);
  const again = inFolder("again.jsonl");
  expect(await copy.contacts("export", "--all", again)).toMatchObject({ code: 0 });
  const lines = (text: string) => text.split("\n").slice(1);
  expect(lines(readFileSync(again, "utf8"))).toEqual(lines(whole));
  expect(whole).toContain(cv.toString("base64"));

  expect(await copy.contacts("import", backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not empty/),
  });
  expect(await copy.contacts("import", backup, "--merge")).toMatchObject({ code: 2 });
  expect(await copy.contacts("import", backup, "--merge", "--yes")).toMatchObject({ code: 0 });
  expect(await copy.keys("")).toEqual(keys);
});

test("a person gets all that is held about them, then it is gone from every key and value", async () => {
  const given = inFolder("ana.json");
  const asked = await store.contacts("person", "Ana@example.com", "--export", given, "--erase");
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringMatching(/--yes/) });
  const own = [1, 2, 3, 4, 5, 6].map((minute) => idOf(1000 - minute));
  const { entries, mentionedIn } = JSON.parse(readFileSync(given, "utf8")) as {
    entries: { name: string; base64?: string; value?: object }[];
    mentionedIn: string[];
  };
  const names = entries.map(({ name }) => name).filter((name) => name !== `done:${own[0]}`);
  expect(names.toSorted()).toEqual(
    [
      ...[1, 2, 6].map((minute) => `contact:${idOf(1000 - minute)}`),
      `outbox:${own[2]}`,
      `dead:${own[3]}`,
      `spam:${own[4]}`,
      `done:${own[1]}`,
      `file:${own[1]}/cv.pdf`,
      `file:${own[4]}/cv of ana@example.com.pdf`,
    ].toSorted(),
  );
  const files = entries.filter(({ name }) => name.startsWith("file:"));
  expect(files.map(({ base64 }) => base64)).toEqual([cv.toString("base64"), cv.toString("base64")]);
  expect(mentionedIn).toEqual([`contact:${idOf(1000 - 7)}`]);
  expect(readFileSync(given, "utf8")).not.toContain("joana@example.com");

  expect(await store.contacts("person", "Ana@example.com", "--erase", "--yes")).toMatchObject({ code: 0 });
  const rest = inFolder("rest.jsonl");
  await store.contacts("export", "--all", rest);
  const left = readFileSync(rest, "utf8").normalize("NFKC").toLowerCase();
  expect(left.replaceAll("joana@example.com", "")).not.toContain("ana@example.com");
  expect(left).toContain(cv.toString("base64").toLowerCase());
  // Her receipt can say so, and nobody can open it by what is left.
  expect(left).toContain(`"erased:${idOf(1000 - 1).toLowerCase()}"`);
  expect(left).not.toContain(secret);
  expect((await store.contacts("show", idOf(1000 - 7))).stdout).toContain("Ask [erased]");
  expect(await store.contacts("person", "ana@example.com")).toMatchObject({
    code: 0,
    stdout: "Nothing is held about ana@example.com.\n",
  });
});

/** A site that keeps what it is sent as ours does, with or without knowing the mark. */
async function site(metadata: Record<string, unknown>): Promise<Server> {
  const server = createServer(async (_, response) => {
    const attempts = [{ at: new Date().toISOString(), to: "email", outcome: "delivered" }];
    const entry = message(20, "contact", "accepted", { record: { attempts }, expiration: later });
    await store.keep([{ ...entry, metadata: { ...entry.metadata, ...metadata } }]);
    response.writeHead(201, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: idOf(1000 - 20) }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

test("a test message is followed to its receiver, and one that was not taken for a test does not stay", async () => {
  const known = await site({ test: true });
  const url = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await store.contacts("test", "--site", url(known));
  known.close();
  expect(outcome).toMatchObject({ code: 0, stderr: "" });
  expect(outcome.stdout).toMatch(/email: delivered[^]*All is well/);
  expect(await store.keys("test:")).toHaveLength(1);

  const unknown = await site({});
  expect(await store.contacts("test", "--site", url(unknown))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^no {2}the site did not know the mark/),
  });
  unknown.close();
  expect((await store.keys("contact:")).map(({ name }) => name)).not.toContain(`contact:${idOf(1000 - 20)}`);
  expect(await store.contacts("test", "--site", "http://127.0.0.1:9")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/does not answer/),
  });
});
