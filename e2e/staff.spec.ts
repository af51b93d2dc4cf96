import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { clockIn, dayOf, ourOffice } from "../content/office-clock.ts";
import { toolPath } from "../scripts/run-tool.ts";
import { type Entry, environment, idOf, message, StaffState, timeOf } from "./staff-state.ts";

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
  for (const prefix of ["20261121", doomed.slice(0, -1), "*"]) {
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
    [2, "retry", "nope"],
    [2, "list", "tomorow"],
    [2, "list", "--al"],
    [2, "list", "--state", "spma"],
    [2, "person", "nobody"],
    [1, "show", unknown],
    [1, "delete", unknown, "--yes"],
    [1, "retry", idOf(1000 - 8)],
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
