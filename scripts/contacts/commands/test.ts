import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Command, say } from "../command.ts";
import { siteUrl } from "../deployment.ts";
import { Failure, Misuse } from "../failures.ts";
import type { Kv } from "../wrangler-kv.ts";
import { messagesOf } from "../../../worker/contacts/messages.ts";
import { age } from "../office.ts";
import { findMessage, attemptsOf } from "../stored.ts";

const tokenSeconds = 600;
const lookMs = 2000;
/** How long to wait for each step. */
const patienceMs = 60_000;

export const test: Command = {
  name: "test",
  takes: "[--site URL]",
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
  },
  async run({ kv, text, isSet }) {
    const site = addressOf(text("site"), isSet("remote"));
    const id = await send(site, markedBy(kv));
    await recorded(kv, id);
    await forwarded(kv, id);
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

/** Puts a token into the store: only those with access may send test messages. */
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

/** Waits for the record and checks that it is marked as a test. If not, deletes it: it would look like a message. */
async function recorded(kv: Kv, id: string): Promise<void> {
  const key = await waitFor(() => kv.keys(`contact:${id}`).at(0));
  if (!key) throw new Failure("no  no record of it: is that site's store the one looked at here?");
  if (key.metadata?.["test"] !== true) {
    kv.delete(findMessage(kv, id).keys);
    throw new Failure(
      "no  the site did not know the mark yet, so it took this for an ordinary message. It was deleted; try again in a minute",
    );
  }
  const end = new Date((key.expiration ?? 0) * 1000);
  ok(`the store has its record, which removes itself ${age(end.toISOString())}`);
}

async function forwarded(kv: Kv, id: string): Promise<void> {
  const message = await waitFor(() => {
    const [found] = messagesOf(kv.keys().filter(({ name }) => name.endsWith(`:${id}`)));
    return found?.state === "waiting" ? undefined : found;
  });
  if (message?.state === "kept") return ok("forwarding is off: it stays in the store");
  const tried = attemptsOf(findMessage(kv, id)).map(
    ({ to, outcome, reason }) => `${to}: ${outcome}${reason ? ` (${reason})` : ""}`,
  );
  const told = tried.join(", ") || "no attempt is noted";
  if (!message) throw new Failure(`no  it was not forwarded within ${patienceMs / 1000} s; ${told}`);
  if (message.state === "dead") throw new Failure(`no  forwarding gave it up; ${told}`);
  ok(`it was forwarded; ${told}`);
}

async function waitFor<Result>(look: () => Result | undefined): Promise<Result | undefined> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const result = look();
    if (result !== undefined || performance.now() > end) return result;
    await sleep(lookMs);
  }
}

function ok(text: string): void {
  say(`ok  ${text}`);
}
