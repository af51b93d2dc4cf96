import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { testFolder } from "../test-folder.ts";
import { storeOf } from "./memory-store-test-helpers.ts";
import { inOrderOfDeletion } from "./message.ts";
import { file, idOf, message } from "./staff-test-helpers.ts";

const folder = testFolder();
const inFolder = (name: string) => join(folder, name);

const expiration = Math.round(Date.now() / 1000) + 40 * 86_400;
const cv = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919 + (at >> 8)) % 256));
/** The secret of Ana's receipt. */
const secret = "ab".repeat(16);
const ana = { email: "ana@example.com", name: "Ana" };
const others = { name: "Joana", email: "joana@example.com", message: "not hers" };
const done = { value: "", metadata: { at: "2026-11-21T05:00:00Z", who: "Joe" } };

const store = storeOf([
  message(1, "contact", "accepted", { fields: ana, record: { receipt: secret }, expiration }),
  message(2, "contact", "forwarded", {
    fields: { ...ana, email: " ANA@Example.com " },
    record: { type: "application", file: { key: "", name: "cv.pdf", contentType: "", size: 1, flags: [] } },
    expiration,
  }),
  file(2, "cv.pdf", cv, expiration),
  message(3, "outbox", "", { fields: { ...ana, email: "\uFF41na@example.com" } }),
  message(4, "dead", "dead", { fields: ana }),
  message(5, "spam", "spam", { fields: ana }),
  file(5, "cv of ana@example.com.pdf", cv),
  message(6, "contact", "kept", { fields: { email: "ana@example.com" }, record: { type: "newsletter" } }),
  message(7, "contact", "kept", { fields: { ...others, message: "Ask ANA@example.com" } }),
  message(8, "contact", "kept", { fields: others }),
  file(8, "joana.pdf", cv),
  { name: `done:${idOf(1)}`, ...done },
  { name: `done:${idOf(2)}`, ...done },
  { name: "status", value: "{}", metadata: {} },
  { name: "dead:unreadable", value: "no JSON \uFFFD", metadata: { state: "dead" } },
]);

test("everything goes into a file and comes back byte for byte, with its metadata and lifetime", async () => {
  const copy = storeOf();
  const backup = inFolder("backup.jsonl");
  expect(await store.contacts("export", "--all", backup)).toMatchObject({ code: 0 });
  expect(await store.contacts("export", "--all", backup)).toMatchObject({ code: 1 });
  const whole = readFileSync(backup, "utf8");
  const end = whole.lastIndexOf('{"end"');
  for (const [at, part] of [whole.slice(0, end), whole.slice(0, end - 9)].entries()) {
    const cut = inFolder(`cut-${at}.jsonl`);
    writeFileSync(cut, part);
    const stderr: unknown = expect.stringMatching(/not a complete backup/);
    expect(await copy.contacts("import", cut)).toMatchObject({ code: 1, stderr });
  }
  expect(copy.keys("")).toEqual([]);

  expect(await copy.contacts("import", backup)).toMatchObject({ code: 0 });
  expect(copy.keys("")).toEqual(store.keys(""));
  const again = inFolder("again.jsonl");
  expect(await copy.contacts("export", "--all", again)).toMatchObject({ code: 0 });
  const lines = (text: string) => text.split("\n").slice(1);
  expect(lines(readFileSync(again, "utf8"))).toEqual(lines(whole));
  expect(whole).toContain(cv.toString("base64"));

  const stderr: unknown = expect.stringMatching(/not empty/);
  expect(await copy.contacts("import", backup)).toMatchObject({ code: 1, stderr });
  expect(await copy.contacts("import", backup, "--merge")).toMatchObject({ code: 2 });
  expect(await copy.contacts("import", backup, "--merge", "--yes")).toMatchObject({ code: 0 });
  expect(copy.keys("")).toEqual(store.keys(""));
});

test("a backup larger than the memory of the process that puts it back is put back whole", () => {
  const large = inFolder("large.jsonl");
  const text = "x".repeat(2_000_000);
  writeFileSync(large, '{"format":"contacts-backup-1"}\n');
  for (const at of Array.from({ length: 60 }).keys())
    appendFileSync(large, `{"name":"file:${at}","text":"${text}"}\n`);
  appendFileSync(large, '{"end":60}\n');
  const program = `
    import { importing } from ${JSON.stringify(new URL("commands/backup.ts", import.meta.url))};
    const put = (entries) => console.log(entries.length);
    await importing.run({ keys: () => [], put }, [process.argv[1]], {});`;
  const script = ["--max-old-space-size=64", "--input-type=module", "--eval", program, large];
  const said = execFileSync(process.execPath, script, { encoding: "utf8" });
  expect(said).toBe(`${"10\n".repeat(6)}60 keys were written.\n`);
});

test("a person gets all that is held about them, then it is gone from every key and value", async () => {
  const asked = await store.contacts("person", "Ana@example.com", "--json", "--erase");
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringMatching(/--yes/) });
  const { entries, mentionedIn } = JSON.parse(asked.stdout) as {
    entries: { name: string; base64?: string }[];
    mentionedIn: string[];
  };
  expect(entries.map(({ name }) => name).toSorted()).toEqual(
    [
      ...[1, 2, 6].map((minute) => `contact:${idOf(minute)}`),
      `outbox:${idOf(3)}`,
      `dead:${idOf(4)}`,
      `spam:${idOf(5)}`,
      ...[1, 2].map((minute) => `done:${idOf(minute)}`),
      `file:${idOf(2)}/cv.pdf`,
      `file:${idOf(5)}/cv of ana@example.com.pdf`,
    ].toSorted(),
  );
  const files = entries.filter(({ name }) => name.startsWith("file:"));
  expect(files.map(({ base64 }) => base64)).toEqual([cv.toString("base64"), cv.toString("base64")]);
  expect(mentionedIn).toEqual([`contact:${idOf(7)}`]);
  expect(asked.stdout).not.toContain("joana@example.com");

  expect(await store.contacts("person", "Ana@example.com", "--erase", "--yes")).toMatchObject({ code: 0 });
  const rest = inFolder("rest.jsonl");
  await store.contacts("export", "--all", rest);
  const left = readFileSync(rest, "utf8").normalize("NFKC").toLowerCase();
  expect(left.replaceAll("joana@example.com", "")).not.toContain("ana@example.com");
  expect(left).toContain(cv.toString("base64").toLowerCase());
  // Her receipt can still say so, but what is left does not reveal its address.
  expect(left).not.toContain(secret);
  const [mark] = store.keys(`erased:${idOf(1)}`);
  expect(mark?.metadata?.["receipt"]).toBe(createHash("sha256").update(secret).digest("hex"));
  expect((await store.contacts("show", idOf(7))).stdout).toContain("Ask [erased]");
  expect(await store.contacts("person", "ana@example.com")).toMatchObject({
    code: 0,
    stdout: "Nothing is held about ana@example.com.\n",
  });
});

test("whoever was erased by halves and is erased again still has the marks", async () => {
  const metadata = { at: new Date().toISOString(), receipt: "hash" };
  const own = storeOf([
    message(1, "contact", "kept", { record: { receipt: secret } }),
    { name: `erased:${idOf(1)}`, value: "", metadata, expiration },
  ]);
  expect(await own.contacts("person", "ana@example.com", "--erase", "--yes")).toMatchObject({ code: 0 });
  expect(own.keys("").map(({ name }) => name)).toEqual([`erased:${idOf(1)}`]);
  const order = ["outbox:1", "file:1/cv.pdf", "done:1", "dead:1", "contact:1", "spam:1"];
  const keys = order.map((name) => ({ name }));
  expect(inOrderOfDeletion(keys.toReversed())).toEqual(keys);
});

test.each([
  ["retry", idOf(1)],
  ["release", idOf(2)],
  ["done", idOf(3), "Joe"],
  ["delete", idOf(3), "--yes"],
  ["person", "ana@example.com", "--erase", "--yes"],
])(
  "whatever %s writes of a person ends by itself, as does what it takes from others' words",
  async (...args) => {
    const received = { record: { receivedAt: new Date().toISOString(), receipt: secret }, expiration };
    const own = storeOf([
      message(1, "dead", "dead", received),
      message(2, "spam", "spam", received),
      message(3, "contact", "kept", received),
      message(4, "contact", "kept", { ...received, fields: { ...others, message: "Ask ana@example.com" } }),
      { name: "status", value: "{}", expiration },
    ]);
    const before = JSON.stringify(own.keys(""));
    expect(await own.contacts(...args)).toMatchObject({ code: 0 });
    expect(JSON.stringify(own.keys(""))).not.toBe(before);
    for (const { name, expiration: end = Infinity } of own.keys("")) {
      expect(end, name).toBeGreaterThan(Date.now() / 1000);
      expect(end, name).toBeLessThan(Date.now() / 1000 + 800 * 86_400);
    }
  },
);

test("a message that the site did not take for a test does not stay, and a site that is away is told", async () => {
  vi.stubGlobal("fetch", () => {
    store.keep([message(20)]);
    return Promise.resolve(Response.json({ id: idOf(20) }, { status: 201 }));
  });
  const stderr: unknown = expect.stringMatching(/^no {2}the site did not know the mark/);
  expect(await store.contacts("test")).toMatchObject({ code: 1, stderr });
  expect(store.keys(`contact:${idOf(20)}`)).toEqual([]);
  vi.unstubAllGlobals();
  expect(await store.contacts("test", "--site", "http://127.0.0.1:9")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/does not answer/),
  });
});
