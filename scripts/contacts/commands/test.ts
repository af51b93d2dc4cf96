import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { officeTime } from "../../../worker/contacts/digest/office-time.ts";
import { type Listed, messagesOf } from "../../../worker/contacts/messages.ts";
import { siteSettings } from "../../../worker/settings.ts";
import type { Command } from "../command.ts";
import { variables } from "../deployment.ts";
import type { Kv } from "../kv.ts";
import { attemptsOf, findMessage } from "../message.ts";
import { Failure, Misuse, say } from "../terminal.ts";

const tokenSeconds = 600;
const lookMs = 2000;
/** How long to wait for each step. */
const patienceMs = 60_000;

export const test: Command = {
  name: "test",
  takes: "[--site URL]",
  words: [0, 0],
  options: ["site"],
  summary: "send a test message as a visitor would, and report each step",
  example: "test --site https://www.example.com --remote",
  more: `After set-up, after a deployment, whenever in doubt: site, store, forwarding. The message begins with [Test], stands
in no digest and removes itself within an hour. Exit code 1 if a step fails.`,
  async run(kv, _words, { site, remote }) {
    const address = site ?? (remote ? siteSettings(await variables()).siteUrl : "http://localhost:4173");
    if (!/^https?:\/\/[^/\s]+\/?$/.test(address))
      throw new Misuse(`"${address}" is not the address of a site; write https://www.example.com`);
    await follow(kv, await send(address.replace(/\/$/, ""), markedBy(kv)));
    say("\nAll is well.");
  },
};

const ok = (text: string) => say(`ok  ${text}`);
const failure = (text: string) => new Failure(`no  ${text}`);

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
  }).catch(({ cause, message }: Error) => {
    throw failure(`${site} does not answer: ${cause instanceof Error ? cause.message : message}`);
  });
  const body = (await answer.json().catch(() => ({}))) as { id?: unknown; message?: string };
  if (answer.status !== 201 || typeof body.id !== "string")
    throw failure(`${site} answered ${answer.status}: ${body.message ?? "no JSON"}`);
  ok(`${site} took it in ${Math.round(performance.now() - start)} ms as ${body.id}`);
  return body.id;
}

/** Follows the message, which has to be marked as a test. If not, deletes it: it would look like a message. */
async function follow(kv: Kv, id: string): Promise<void> {
  const { test: isTest, state, expiration = 0 } = await settled(kv, id);
  const found = findMessage(kv, id);
  if (!isTest) {
    kv.delete(found.keys.map(({ name }) => name));
    throw failure(
      "the site did not know the mark yet, so it took this for an ordinary message. It was deleted; try again in a minute",
    );
  }
  ok(`the store has it; it removes itself on ${officeTime(expiration * 1000)}`);
  const tries = attemptsOf(found).map(
    ({ to, outcome, reason }) => `${to}: ${outcome}${reason ? ` (${reason})` : ""}`,
  );
  const told = tries.join(", ") || "no attempt is noted";
  if (state === "waiting") throw failure(`it was not forwarded within ${patienceMs / 1000} s; ${told}`);
  if (state === "dead") throw failure(`forwarding gave it up; ${told}`);
  ok(state === "kept" ? "forwarding is off: it stays in the store" : `it was forwarded; ${told}`);
}

/** The message once it waits no more, or as it is when that takes too long. */
async function settled(kv: Kv, id: string): Promise<Listed> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const message = messagesOf(kv.keys()).find((one) => one.id === id);
    const isLate = performance.now() > end;
    if (message && (isLate || !message.test || message.state !== "waiting")) return message;
    if (isLate) throw failure("no record of it: is that site's store the one looked at here?");
    await sleep(lookMs);
  }
}
