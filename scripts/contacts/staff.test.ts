import { expect, test } from "vitest";
import { clockIn, dayOf, ourOffice } from "../../content/office-clock.ts";
import { storeOf } from "./memory-store-test-helpers.ts";
import { commands } from "./run.ts";
import { file, idOf, message, timeOf } from "./staff-test-helpers.ts";

const minutes = Array.from({ length: 250 }, (_, minute) => minute);
const store = storeOf(minutes.map((minute) => message(minute)));
const { contacts } = store;

test("export gives messages in the order they came, each as soon as it is read", async () => {
  const { code, stdout } = await contacts("export");
  expect(code).toBe(0);
  const names = [...stdout.matchAll(/Ana \d+/g)].map(([name]) => name);
  expect(names).toEqual(minutes.map((minute) => `Ana ${minute}`));
  expect(store.steps).toEqual(["print", ...minutes.flatMap(() => ["read", "print"])]);
});

test("list and its day, by the office's clock, go by when a message came", async () => {
  const days = minutes.map((minute) => dayOf(clockIn(ourOffice.timeZone, Date.parse(timeOf(minute)))));
  const [first = ""] = days;
  const { stdout } = await contacts("list", first);
  expect([...stdout.matchAll(/Ana \d+/g)]).toHaveLength(days.filter((day) => day === first).length);
  expect(stdout.indexOf("Ana 9 ")).toBeLessThan(stdout.indexOf("Ana 10 "));
  expect((await contacts("list", "20261123")).stdout).toMatch(/^0 messages/m);
});

test("digest shows what would be sent, and sends nothing", async () => {
  const { stdout } = await contacts("digest");
  expect(stdout).toMatch(
    /^Goes to nobody: FORWARD_KIND is none, at 8:00 office time\.\n\nSubject: .*: 250 unanswered/,
  );
  expect(stdout).toMatch(/\nUnanswered: 250, .*\n[^]*\n- .*Ana 0 \(.*\n[^]*\nand 230 more\n/);
});

test("what is unique of an id is enough, and what is not is told", async () => {
  const [id, digits = ""] = [idOf(9), idOf(9).split("-")[1]];
  for (const part of [digits, id.slice(0, 13)])
    for (const command of ["done", "undo"])
      expect(await contacts(command, part)).toMatchObject({ code: 0, stdout: expect.stringContaining(id) });
  const several = await contacts("done", id.slice(0, 8));
  expect(several.code).toBe(2);
  expect(several.stderr).toMatch(
    /^\d+ messages have \d{8} in their id \(\S+, \S+, \S+, \.\.\.\); give more of it/,
  );
  const stderr = "No message has 000000000000 in its id.\n";
  expect(await contacts("done", "000000000000")).toMatchObject({ code: 1, stderr });
});

test("an answer is noted, lives as long as its message, and can be taken back", async () => {
  const [id, expiration] = [idOf(300), Math.round(Date.now() / 1000) + 40 * 86_400];
  store.keep([message(300, "contact", "kept", { fields: { name: "Zoe" }, expiration })]);
  expect(await contacts("done", id, "Joe")).toMatchObject({ code: 0 });
  expect(store.keys("done:")).toMatchObject([{ name: `done:${id}`, expiration, metadata: { who: "Joe" } }]);
  expect((await contacts("list", "--name", "ZOE", "--unanswered")).stdout).not.toContain(id);
  const rows: unknown = JSON.parse((await contacts("list", "--json", "--name", "zoe")).stdout);
  expect(rows).toMatchObject([{ id, done: { who: "Joe" } }]);
  expect(await contacts("undo", id)).toMatchObject({ code: 0 });
  expect((await contacts("list", "--name", "ZOE", "--unanswered")).stdout).toContain(id);
  expect(await contacts("delete", id, "--yes")).toMatchObject({ code: 0 });
});

test("delete shows the message and asks, takes no part of an id unasked, and erases nothing else", async () => {
  const [doomed, kept] = [idOf(7), idOf(8)];
  for (const prefix of ["20261121", doomed.slice(0, -1), "*"])
    expect(await contacts("delete", prefix, "--yes"), prefix).toMatchObject({ code: 2, stdout: "" });
  for (const part of [doomed, doomed.split("-")[1]!]) {
    const unasked = await contacts("delete", part);
    expect(unasked).toMatchObject({ code: 2, stderr: expect.stringMatching(/--yes/) });
    expect(unasked.stdout).toContain("Ana 7");
  }
  expect((await contacts("list")).stdout).toMatch(/^250 messages/m);

  expect(await contacts("delete", doomed, "--yes")).toMatchObject({ code: 0 });
  expect((await contacts("list")).stdout).toMatch(/^249 messages/m);
  const stderr = `There is no message ${doomed}.\n`;
  expect(await contacts("show", doomed)).toMatchObject({ code: 1, stderr });
  expect((await contacts("show", kept)).stdout).toContain("Ana 8");
});

test("what was given up and what was set apart is marked in the list, and waits once staff send it on", async () => {
  const held = storeOf([
    message(1, "contact", "dead"),
    message(1, "dead", "dead"),
    message(2, "spam", "spam"),
    { name: "status", value: "{}" },
  ]);
  const listed = async () => (await held.contacts("list")).stdout;
  const row = (mark: string, minute: number, state: string) =>
    new RegExp(`^${mark} +${idOf(minute)} +${state}.*Ana ${minute}`, "m");
  expect(await listed()).toMatch(row("!", 1, "dead"));
  expect(await listed()).toMatch(row("[?]", 2, "spam"));
  expect(await listed()).toMatch(/1 given up \(!\), 1 spam \(\?\)/);
  expect(await held.contacts("retry", idOf(1))).toMatchObject({ code: 0 });
  expect(await held.contacts("release", idOf(2))).toMatchObject({ code: 0 });
  for (const minute of [1, 2]) expect(await listed()).toMatch(row("[*]", minute, "waiting"));
  expect(await listed()).toMatch(/0 given up \(!\), 0 spam \(\?\)/);
});

test.each([
  [2, "lsit", 'There is no command "lsit". Did you mean "list"?'],
  [2, "list --unanswerd", "Unknown option '--unanswerd'. Did you mean \"unanswered\"?"],
  [2, "erase", 'There is no command "erase".'],
  [2, "show", "show takes ID."],
  [2, "retry nope", "Give the id of a message as `list` shows it"],
  [2, "list tomorow", '"tomorow" is not a day; write 20261121, today or yesterday.'],
  [2, "list today tomorrow", '"tomorrow" is one word too many.'],
  [2, "list --nmae=Ana", "Unknown option '--nmae'."],
  [2, "show --erase", "show has no option --erase."],
  [2, "list --state spma", 'There is no state "spma". Did you mean "spam"?'],
  [2, "person nobody", '"nobody" is not an email address.'],
  [1, `show ${idOf(900)}`, `There is no message ${idOf(900)}.`],
  [1, `delete ${idOf(900)} --yes`, `There is no message ${idOf(900)}.`],
  [1, `retry ${idOf(8)}`, `${idOf(8)} was not given up: there is nothing to retry.`],
])("what cannot be understood or found gets exit code %i and one line: %s", async (code, line, answer) => {
  const { stderr, ...outcome } = await contacts(...line.split(" "));
  expect(outcome).toEqual({ code, stdout: "" });
  expect(stderr.startsWith(answer)).toBe(true);
  expect(stderr.endsWith(" `npm run contacts -- help` shows how.\n")).toBe(code === 2);
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test("help lists the commands, and tells of each how it is used, within 120 columns", async () => {
  const { stdout: overview } = await contacts("help");
  for (const { name, summary, options = [] } of commands) {
    expect(overview).toContain(summary);
    const { stdout } = await contacts(name, "--help");
    const usage = [`Usage: npm run contacts -- ${name}`, `Example: npm run contacts -- ${name}`];
    for (const told of [...usage, ...options.map((one) => `--${one}`)]) expect(stdout).toContain(told);
    expect(`${overview}${stdout}`).not.toMatch(/.{121}/);
  }
});

/** Sequences that control a terminal or reverse a line. */
const nasty = "\u001B[2J\u001B]0;owned\u0007\u0008\u009B31m\u202Etxt\u2066\u200F\uFEFF\r";
const unsafe = /[^\P{Cc}\n]|(?![\u200c\u200d])\p{Cf}/u;

test("no command lets a stranger's text steer the terminal", async () => {
  const attempt = { at: timeOf(5), to: `web${nasty}`, outcome: "failed", reason: `status 500${nasty}` };
  const fields = { name: `Joana ${nasty}`, email: "joana@example.com", message: `Ask Ana ${nasty}` };
  const hostile = storeOf([
    message(4, "dead", "dead", { record: { attempts: [attempt] } }),
    message(7, "contact", "kept", { fields }),
    file(7, `${nasty}.pdf`, new Uint8Array()),
    { name: "dead:unreadable", value: `no JSON ${nasty}`, metadata: { state: "dead", name: nasty } },
  ]);
  const outcomes: string[] = [];
  for (const command of [
    ["list"],
    ["list", "--json"],
    ["show", idOf(4)],
    ["show", idOf(4), "--json"],
    ["delete", idOf(7)],
    ["export"],
    ["person", "joana@example.com"],
    ["done", idOf(7), nasty],
    ["list", `--${nasty}`],
  ]) {
    const { stdout, stderr } = await hostile.contacts(...command);
    outcomes.push(`${stdout}${stderr}`.replaceAll("\r\n", "\n").replace(/^\uFEFF/, ""));
    expect(outcomes.at(-1), command.join(" ")).not.toMatch(unsafe);
  }
  expect(outcomes[0]).toContain("Joana");
  expect(outcomes[2]).toMatch(/failed +status 500/);
  expect(outcomes[4]).toContain("Ask Ana");
});
