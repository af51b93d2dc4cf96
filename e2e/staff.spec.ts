import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { toolOutput } from "../scripts/run-tool.ts";

const port = 4189;
const folder = mkdtempSync(join(tmpdir(), "staff-"));
const state = join(folder, "state");
const started = join(folder, "started.txt");
const counter = join(folder, "counter.cjs");
const environment = { ...process.env, FORCE_COLOR: undefined, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };

test.describe.configure({ mode: "serial", timeout: 400_000 });
test.beforeAll(() => {
  // Every Node process notes how it was started.
  writeFileSync(
    counter,
    `require("node:fs").appendFileSync(${JSON.stringify(started)}, process.argv.join(" ") + "\\n");`,
  );
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Entry {
  key: string;
  value: string;
  metadata: Record<string, unknown>;
}

const time = (minute: number) => new Date(Date.UTC(2026, 10, 21, 1, minute)).toISOString();
const idOf = (minute: number) =>
  `${time(minute).replaceAll(/[-:.]/g, "")}-${String(minute).padStart(12, "0")}`;

/** A message whose id is of another time than it came: the sender's clock made the one, ours the other. */
function message(minute: number, place = "contact", messageState = "kept"): Entry {
  const id = idOf(1000 - minute);
  const fields = { name: `Ana ${minute}`, email: "ana@example.com", message: "hello\nthere" };
  const receivedAt = time(minute);
  const metadata = { state: messageState, type: "quote", ...fields, receivedAt, message: undefined };
  const record = { id, receivedAt, type: "quote", fields, country: null, contentHash: "0" };
  return { key: `${place}:${id}`, value: JSON.stringify(record), metadata };
}

function keep(entries: readonly Entry[]): void {
  const file = join(folder, "entries.json");
  writeFileSync(file, JSON.stringify(entries));
  const args = ["kv", "bulk", "put", file, "--binding", "CONTACTS", "--local", "--persist-to", state];
  toolOutput("wrangler", args, { encoding: "utf8", env: environment, stdio: ["ignore", "pipe", "pipe"] });
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run contacts -- ...` as a script runs it: without a terminal. */
function contacts(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const all = ["scripts/contacts.ts", ...args, "--persist-to", state];
    const child = execFile(process.execPath, all, { env: environment }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end();
  });
}

test("export gives 250 messages in the order they came, as they are read, from a few processes", async () => {
  keep(Array.from({ length: 250 }, (_, minute) => message(minute)));
  const child = spawn(process.execPath, ["scripts/contacts.ts", "export", "--persist-to", state], {
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

test("list and its day go by when a message came", async () => {
  const { stdout } = await contacts("list", "20261121");
  expect([...stdout.matchAll(/Ana \d+/g)]).toHaveLength(250);
  expect(stdout.indexOf("Ana 9 ")).toBeLessThan(stdout.indexOf("Ana 10 "));
  expect((await contacts("list", "20261122")).stdout).toMatch(/^0 messages/m);
});

test("delete takes one whole id, shows the message and asks, and erases nothing else", async () => {
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

test("a dead letter that is retried arrives and is told as forwarded", async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(String(request.headers["webhook-id"]));
    response.end("ok");
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const dead = idOf(1000 - 300);
  keep([message(300, "contact", "dead"), message(300, "dead", "dead")]);
  expect((await contacts("list")).stdout).toMatch(new RegExp(`^! +${dead} +dead`, "m"));

  expect(await contacts("retry", dead)).toMatchObject({ code: 0 });
  expect((await contacts("list")).stdout).toMatch(new RegExp(`^\\* +${dead} +waiting`, "m"));

  const site = await startSite(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  try {
    const cron = await fetch(`http://localhost:${port}/cdn-cgi/local/scheduled?cron=*/5+*+*+*+*`);
    expect(await cron.text()).toBe("ok");
    await expect.poll(() => received).toEqual([dead]);
  } finally {
    if (site.pid) process.kill(-site.pid, "SIGKILL");
    receiver.closeAllConnections();
    receiver.close();
  }
  expect((await contacts("list")).stdout).toMatch(new RegExp(`^ +${dead} +forwarded`, "m"));
});

async function startSite(url: string): Promise<ChildProcess> {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const vars = { FORWARD_KIND: "webhook", FORWARD_URL: url, FORWARD_SECRET: secret };
  const args = Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  // A group of its own, so that everything in it can be ended at once.
  const site = spawn(
    process.execPath,
    ["scripts/serve.ts", "--persist-to", state, "--inspector-port", "0", ...args],
    {
      env: { ...environment, PORT: String(port) },
      detached: true,
      stdio: "ignore",
    },
  );
  const status = () =>
    fetch(`http://localhost:${port}/api/contacts`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(405);
  return site;
}
