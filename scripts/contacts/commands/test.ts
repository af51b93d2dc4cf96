import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Command, say } from "../command.ts";
import { siteUrl } from "../deployment.ts";
import { Failure, Misuse } from "../failures.ts";
import type { Key, Kv } from "../wrangler-kv.ts";
import { messagesOf } from "../messages.ts";
import { age } from "../office.ts";
import { findMessage, attemptsOf } from "../stored.ts";

const tokenSeconds = 600;
const lookMs = 2000;

export const test: Command = {
  name: "test",
  takes: "[--site URL] [--wait SECONDS]",
  words: [0, 0],
  summary: "send a test message as a visitor would, and report each step",
  example: "test --site https://www.example.com --remote",
  more: `After set-up, after a deployment, whenever in doubt: site, store, forwarding. The message begins with [Test], stands
in no digest and removes itself within an hour. Exit code 1 if a step fails.`,
  options: {
    site: {
      type: "string",
      value: "URL",
      says: "the site; else SITE_URL, without --remote http://localhost:4173",
    },
    wait: { type: "string", value: "SECONDS", says: "how long to wait for each step, 60 if not given" },
  },
  async run({ kv, text, isSet }) {
    const site = addressOf(text("site"), isSet("remote"));
    const seconds = Number(text("wait") || "60");
    if (!(seconds > 0)) throw new Misuse(`"${text("wait")}" is not a number of seconds`);
    const id = await send(site, markedBy(kv));
    const key = await recorded(kv, id, seconds);
    await forwarded(kv, id, key, seconds);
    say("\nAll is well.");
  },
};

function addressOf(given: string, remote: boolean): string {
  const address = given || (remote ? siteUrl() : "http://localhost:4173");
  if (!/^https?:\/\/[^/\s]+\/?$/.test(address)) {
    throw new Misuse(`"${address}" is not the address of a site; write https://www.example.com`);
  }
  return address.replace(/\/$/, "");
}

/** Puts a token into the store: who can do that may send test messages. */
function markedBy(kv: Kv): string {
  const token = randomBytes(16).toString("hex");
  const expiration = Math.round(Date.now() / 1000) + tokenSeconds;
  kv.put([{ name: `test:${token}`, value: "", expiration }]);
  ok("the store takes a mark for a test message");
  return token;
}

async function send(site: string, token: string): Promise<string> {
  const start = performance.now();
  const answer = await fetch(`${site}/api/contacts`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "form-age": "60000",
      "message-test": token,
    },
    body: JSON.stringify({
      name: "Test message",
      email: "test@example.com",
      message: "This message tests the way from the site to you. No answer is needed.",
      type: "general",
    }),
    redirect: "error",
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => {
    throw new Failure(
      `no  ${site} does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    );
  });
  const body = (await answer.json().catch(() => ({}))) as { id?: unknown; message?: string };
  if (answer.status !== 201 || typeof body.id !== "string") {
    throw new Failure(`no  ${site} answered ${answer.status}: ${body.message ?? "no JSON"}`);
  }
  ok(`${site} took it in ${Math.round(performance.now() - start)} ms as ${body.id}`);
  return body.id;
}

/** Waits for the record, and sees that it is a test's. What is none is deleted: it would look like a message. */
async function recorded(kv: Kv, id: string, seconds: number): Promise<Key> {
  const name = `contact:${id}`;
  const key = await waitFor(seconds, () => kv.keys(name).find((one) => one.name === name));
  if (!key)
    throw new Failure(
      `no  no record of it within ${seconds} s: is that site's store the one looked at here?`,
    );
  if (key.metadata?.["test"] !== true) {
    kv.delete(findMessage(kv, id).keys);
    throw new Failure(
      "no  the site did not know the mark yet, so it took this for an ordinary message. It was deleted; try again in a minute",
    );
  }
  const { expiration } = key;
  if (expiration === undefined) throw new Failure(`no  ${name} would stay for ever: delete it`);
  ok(`the store has its record, which removes itself ${age(new Date(expiration * 1000).toISOString())}`);
  return key;
}

async function forwarded(kv: Kv, id: string, { metadata }: Key, seconds: number): Promise<void> {
  if (metadata?.["state"] === "kept") return ok("forwarding is off: it stays in the store");
  const isOver = () => {
    const keys = kv.keys().filter((key) => key.name.endsWith(`:${id}`));
    const marker = keys.find(({ name }) => name.startsWith("outbox:"));
    const isLeft = marker !== undefined && marker.metadata?.["delivered"] !== true;
    // The record comes before the marker goes, but a place may see the one and not the other.
    const isRecorded = keys.some(({ name }) => name.startsWith("contact:"));
    return (isLeft || !isRecorded) && !keys.some(({ name }) => name.startsWith("dead:")) ? undefined : keys;
  };
  const keys = await waitFor(seconds, isOver);
  const found = findMessage(kv, id);
  const [listed] = messagesOf(keys ?? kv.keys().filter(({ name }) => name.endsWith(`:${id}`)));
  const tried = attemptsOf(found).map(
    ({ to, outcome, reason }) => `${to}: ${outcome}${reason ? ` (${reason})` : ""}`,
  );
  const told = tried.length > 0 ? tried.join(", ") : "no attempt is noted";
  if (!keys) throw new Failure(`no  it was not forwarded within ${seconds} s; ${told}`);
  if (listed?.state === "dead") throw new Failure(`no  forwarding gave it up; ${told}`);
  ok(`it was forwarded; ${told}`);
}

async function waitFor<Result>(seconds: number, look: () => Result | undefined): Promise<Result | undefined> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const result = look();
    if (result !== undefined || performance.now() > end) return result;
    await sleep(lookMs);
  }
}

function ok(text: string): void {
  say(`ok  ${text}`);
}
