import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { clockIn, dayOf, ourOffice } from "../content/office-clock.ts";
import { toolPath } from "../scripts/run-tool.ts";
import { type Entry, environment, idOf, message, StaffState, timeOf } from "./staff-state.ts";

const port = 4189;
const store = new StaffState();
const started = join(store.folder, "started.txt");
const counter = join(store.folder, "counter.cjs");
const keep = (entries: readonly Entry[]) => store.keep(entries);
const contacts = (...args: string[]) => store.contacts(...args);

test.describe.configure({ mode: "serial", timeout: 400_000 });
test.beforeAll(() => {
  // Every Node process notes how it was started.
  writeFileSync(
    counter,
    `require("node:fs").appendFileSync(${JSON.stringify(started)}, process.argv.join(" ") + "\\n");`,
  );
});
test.afterAll(() => store.remove());

test("export gives 250 messages in the order they came, as they are read, from a few processes", async () => {
  await keep(Array.from({ length: 250 }, (_, minute) => message(minute)));
  const child = spawn(process.execPath, ["scripts/contacts.ts", "export", "--persist-to", store.path], {
    env: { ...environment, NODE_OPTIONS: `--require ${counter}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const processes = () =>
    readFileSync(started, "utf8")
      .split("\n")
      .filter((line) => /wrangler\S* kv /.test(line));
  let output = "";
  let processesAtFirstRow = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (processesAtFirstRow === 0 && output.includes("Ana")) processesAtFirstRow = processes().length;
  });
  expect((await once(child, "close"))[0]).toBe(0);
  const names = [...output.matchAll(/Ana \d+/g)].map(([name]) => name);
  expect(names).toEqual(Array.from({ length: 250 }, (_, minute) => `Ana ${minute}`));
  const ofOurs = processes().filter(
    (line) => line.includes("bin/wrangler.js") || line.includes("bin\\wrangler.js"),
  );
  expect(ofOurs.length).toBeGreaterThan(0);
  expect(ofOurs.length).toBeLessThanOrEqual(4);
  expect(processesAtFirstRow).toBeLessThan(processes().length);
});

test("list and its day, by the office's clock, go by when a message came", async () => {
  const days = Array.from({ length: 250 }, (_, minute) =>
    dayOf(clockIn(ourOffice.timeZone, Date.parse(timeOf(minute)))),
  );
  const [first = ""] = days;
  const { stdout } = await contacts("list", first);
  expect([...stdout.matchAll(/Ana \d+/g)]).toHaveLength(days.filter((day) => day === first).length);
  expect(stdout.indexOf("Ana 9 ")).toBeLessThan(stdout.indexOf("Ana 10 "));
  expect((await contacts("list", "20261123")).stdout).toMatch(/^0 messages/m);
});

test("the commands of the guide list a day, read a message and save a CV with nothing but wrangler", async () => {
  const guide = readFileSync("docs/messages.md", "utf8");
  const commands = [...guide.matchAll(/^ {4}npx wrangler (kv key .*) --remote(?: > .*)?$/gm)];
  const [id, cv] = [idOf(1000 - 4), Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a])];
  await store.keep([{ key: `file:${id}/cv.pdf`, value: cv.toString("base64"), base64: true, metadata: {} }]);
  const outputs: Buffer[] = [];
  for (const [, command = ""] of commands) {
    const words = command
      .replace("ID", id)
      .replace(/(?<=:)\d{8}$/, id.slice(0, 8))
      .split(" ");
    const args = [toolPath("wrangler"), ...words, "--local", "--persist-to", store.path];
    outputs.push(execFileSync(process.execPath, args, { env: environment }));
  }
  const [list, read, file] = outputs;
  const listed = JSON.parse(String(list)) as { name: string; metadata: { name: string } }[];
  expect(listed.find(({ name }) => name === `contact:${id}`)?.metadata.name).toBe("Ana 4");
  expect((JSON.parse(String(read)) as { fields: object }).fields).toMatchObject({ name: "Ana 4" });
  expect(file?.equals(cv)).toBe(true);
  expect(outputs).toHaveLength(3);
});

test("digest shows what would be sent, and sends nothing", async () => {
  const { stdout } = await contacts("digest");
  expect(stdout).toMatch(
    /^Goes to nobody: FORWARD_KIND is none, at 8:00 office time\.\n\nSubject: .*: 250 unanswered/,
  );
  expect(stdout).toMatch(/\nUnanswered: 250, .*\n[^]*\n- .*Ana 0 \(.*\n[^]*\nand 230 more\n/);
});

test("what is unique of an id is enough, and what is not is told", async () => {
  const [id, digits = ""] = [idOf(1000 - 9), idOf(1000 - 9).split("-")[1]];
  for (const part of [digits, id.slice(0, 13)]) {
    expect(await contacts("done", part, "Joe")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(id),
    });
    expect(await contacts("undo", part)).toMatchObject({ code: 0, stdout: expect.stringContaining(id) });
  }
  const several = await contacts("done", id.slice(0, 8));
  expect(several.code).toBe(2);
  expect(several.stderr).toMatch(
    /^\d+ messages have \d{8} in their id \(\S+, \S+, \S+, \.\.\.\); give more of it/,
  );
  expect(await contacts("done", "000000000000")).toMatchObject({
    code: 1,
    stderr: "No message has 000000000000 in its id.\n",
  });
  // Shown before it asks, and there is nobody to ask.
  expect(await contacts("delete", digits)).toMatchObject({
    code: 2,
    stdout: expect.stringContaining("Ana 9"),
  });
});

test("delete shows the message and asks, takes no part of an id unasked, and erases nothing else", async () => {
  const [doomed, kept] = [idOf(1000 - 7), idOf(1000 - 8)];
  for (const prefix of ["20261121", doomed.slice(0, 12), doomed.slice(0, -1), `${doomed}0`, "*"]) {
    expect(await contacts("delete", prefix, "--yes"), prefix).toMatchObject({ code: 2, stdout: "" });
  }
  const unasked = await contacts("delete", doomed);
  expect(unasked).toMatchObject({ code: 2, stderr: expect.stringMatching(/--yes/) });
  expect(unasked.stdout).toContain("Ana 7");
  expect((await contacts("list")).stdout).toMatch(/^250 messages/m);

  expect(await contacts("delete", doomed, "--yes")).toMatchObject({ code: 0 });
  expect((await contacts("list")).stdout).toMatch(/^249 messages/m);
  expect(await contacts("show", doomed)).toMatchObject({
    code: 1,
    stderr: `There is no message ${doomed}.\n`,
  });
  expect((await contacts("show", kept)).stdout).toContain("Ana 8");
});

test("what cannot be understood or found gets one sentence, help its text", async () => {
  const unknown = idOf(5000);
  const outcomes: [code: number, ...args: string[]][] = [
    [2, "erase"],
    [2, "show"],
    [2, "show", "nope"],
    [2, "retry", "nope"],
    [2, "delete"],
    [2, "list", "tomorow"],
    [2, "export", "2026-11"],
    [2, "list", "--al"],
    [2, "list", "--state", "spma"],
    [1, "release", idOf(1000 - 8).slice(0, -1)],
    [2, "done", "2026"],
    [2, "person", "nobody"],
    [2, "show", "2026"],
    [1, "show", unknown],
    [1, "delete", unknown, "--yes"],
    [1, "retry", idOf(1000 - 8)],
    [1, "release", idOf(1000 - 8)],
    [1, "undo", idOf(1000 - 8)],
  ];
  for (const [code, ...args] of outcomes) {
    const outcome = await contacts(...args);
    expect(outcome, args.join(" ")).toMatchObject({ code, stdout: "" });
    expect(outcome.stderr.trim().split("\n"), args.join(" ")).toHaveLength(1);
  }
  expect(await contacts("help")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Usage/),
    stderr: "",
  });
});

test("a dead letter that is retried and spam that is released arrive, each under its id", async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(`${String(request.headers["webhook-id"])}${body.includes("spam") ? " as spam" : ""}`);
      response.end("ok");
    });
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const [dead, spam] = [idOf(1000 - 300), idOf(1000 - 301)];
  const cv = Buffer.from([0xff, 0, 0xfe, 0x0d, 0x0a, 0xc3, 0x28]);
  const days = (count: number) => Math.round(Date.now() / 1000) + count * 86_400;
  const file = {
    key: `file:${spam}/cv.pdf`,
    name: "cv.pdf",
    contentType: "application/pdf",
    size: 7,
    flags: [],
  };
  const record = { type: "application", suspect: "trap and haste", file };
  await keep([
    message(300, "contact", "dead"),
    message(300, "dead", "dead"),
    message(301, "spam", "spam", { record, expiration: days(30) }),
    {
      key: file.key,
      value: cv.toString("base64"),
      base64: true,
      metadata: { contentType: "application/pdf", flags: [] },
      expiration: days(30),
    },
    // The timer has run here with a receiver.
    { key: "status", value: "{}", metadata: {} },
  ]);
  const before = (await contacts("list")).stdout;
  expect(before).toMatch(new RegExp(`^! +${dead} +dead`, "m"));
  expect(before).toMatch(new RegExp(`^[?] +${spam} +spam`, "m"));
  expect(before).toMatch(/1 given up \(!\), 1 spam \(\?\)/);

  expect(await store.contactsByWrangler("retry", dead)).toMatchObject({ code: 0 });
  expect(await contacts("release", spam)).toMatchObject({ code: 0 });
  const after = (await contacts("list")).stdout;
  for (const id of [dead, spam]) expect(after).toMatch(new RegExp(`^\\* +${id} +waiting`, "m"));
  expect(after).toMatch(/0 given up \(!\), 0 spam \(\?\)/);
  const keys = await store.keys(`contact:${spam}`);
  expect(keys.map(({ expiration = 0 }) => Math.abs(expiration - days(180)) < 10 * 86_400)).toEqual([true]);

  const site = await startSite(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  try {
    const cron = await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*`, {
      // What asked whether the site is there may have been closed since.
      headers: { connection: "close" },
    });
    expect(await cron.text()).toBe("ok");
    await expect.poll(() => received.toSorted()).toEqual([dead, spam].toSorted());

    const tried = await contacts("test", "--site", `http://localhost:${port}`);
    expect(tried, tried.stderr).toMatchObject({ code: 0 });
    expect(tried.stdout).toMatch(/webhook: delivered[^]*All is well/);
    const id = /as (\S+)/.exec(tried.stdout)?.[1] ?? "";
    expect(received).toContain(id);
    const [kept] = await store.keys(`contact:${id}`);
    expect(kept?.expiration).toBeLessThan(Date.now() / 1000 + 3700);
    expect((await contacts("list", "--unanswered")).stdout).not.toContain(id);
  } finally {
    if (site.pid) process.kill(-site.pid, "SIGKILL");
    receiver.closeAllConnections();
    receiver.close();
  }
  const { stdout } = await contacts("list");
  for (const id of [dead, spam]) expect(stdout).toMatch(new RegExp(`^ +${id} +forwarded`, "m"));
});

async function startSite(url: string): Promise<ChildProcess> {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  // No digest: it would come or not by the time of day.
  const vars = { FORWARD_KIND: "webhook", FORWARD_URL: url, FORWARD_SECRET: secret, DIGEST_HOUR: "off" };
  const args = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  // A group of its own, so that everything in it can be ended at once.
  const site = spawn(process.execPath, ["scripts/serve.ts", "--persist-to", store.path, ...args], {
    env: { ...environment, PORT: String(port) },
    detached: true,
    stdio: "ignore",
  });
  const status = () =>
    fetch(`http://localhost:${port}/api/contacts`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(405);
  return site;
}
