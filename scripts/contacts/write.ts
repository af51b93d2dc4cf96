/** The commands that write: `done`, `resend`, `delete`, `test`. */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { receiverKinds } from "../../worker/contacts/forward/configuration.ts";
import { isId, messagesOf } from "../../worker/contacts/messages.ts";
import { keys } from "../../worker/contacts/record.ts";
import { daysKept, type Environment, siteSettings } from "../../worker/settings.ts";
import type { Command, Kv } from "./kv.ts";
import { erase, findMessage, rewrite } from "./message.ts";
import { outcomesOf, print } from "./read.ts";
import { confirmed, Failure, say, when } from "./terminal.ts";

export const done: Command = (kv, [part, who = ""], { undo }) => {
  const found = findMessage(kv, part);
  const { id, state, type, name, receivedAt } = found;
  if (state === "spam") throw new Failure(`${id} is in spam. Use \`resend\` first.`);
  if (undo && !found.done) throw new Failure(`${id} is not marked as answered.`);
  rewrite(kv, found, { done: undo ? undefined : { at: new Date().toISOString(), who } });
  const noted = undo ? "Unanswered again" : `Answered${who && ` by ${who}`}`;
  say(`${noted}: ${id}, ${type} from ${name || "no name"}, ${when(receivedAt)}.`);
};

export const resend: Command = async (kv, [part]) => {
  const found = findMessage(kv, part);
  const { id, state } = found;
  const { suspect: _, ...record } = found.record;
  if (!record.fields) throw new Failure(`${id} cannot be read, so it cannot be forwarded; see \`show\`.`);
  if (state === "stored" || state === "waiting") throw new Failure(`${id} is already due.`);
  const settings = await variables();
  const receivers = receiverKinds(settings.FORWARD_KIND);
  const isForwarding = receivers.length > 0;
  const isThere = (kind: string) => record.deliveries?.some(({ to, delivered }) => to === kind && delivered);
  if (isForwarding && receivers.every(isThere)) throw new Failure(`Every receiver has ${id} already.`);
  if (state === "spam") {
    // An ordinary message from now on, and kept as long as one.
    const received = Date.parse(record.receivedAt ?? "") || Date.now();
    const days = daysKept(settings, record.type ?? "general");
    const expiration = Math.round(received / 1000 + days * 86_400);
    const metadata = { state: isForwarding ? "stored" : "kept", suspect: undefined };
    rewrite(kv, found, metadata, { value: JSON.stringify(record, null, 2), expiration });
  } else if (isForwarding) rewrite(kv, found, { state: "stored" });
  else throw new Failure("Forwarding is off: FORWARD_KIND in wrangler.toml is none.");
  say(`${id} ${isForwarding ? "will be forwarded within ten minutes" : "is kept; forwarding is off"}.`);
};

export const deleting: Command = async (kv, [part = ""], { yes }) => {
  if (yes && !isId(part)) throw new Failure("With --yes give the whole id, as `list` shows it.");
  const found = findMessage(kv, part);
  print(found);
  if (!(await confirmed(`Erase ${found.id} for good?`, yes))) return say("Nothing was erased.");
  erase(kv, [found]);
  say(`Erased ${found.id}. Its receipt says so for 30 days at most.`);
};

const tokenSeconds = 600;
const timeoutMs = 60_000;

export const test: Command = async (kv, _words, { site, remote }) => {
  const address = site ?? (remote ? siteSettings(await variables()).siteUrl : "http://localhost:4173");
  // Only those with access to the store can send test messages.
  const token = randomBytes(16).toString("hex");
  const expiration = Math.round(Date.now() / 1000) + tokenSeconds;
  kv.put([{ name: keys.test(token), value: "", expiration }]);
  const id = await send(address.replace(/\/$/, ""), token);
  say(`${address} took it as ${id}.`);
  const end = Date.now() + timeoutMs;
  while (isOnItsWay(kv, id) && Date.now() < end) await sleep(2000);
  const found = findMessage(kv, id);
  if (!found.test) {
    erase(kv, [found]);
    throw new Failure("The site took it for an ordinary message. It was erased; try again in a minute.");
  }
  say(`It is ${found.state}.\n${outcomesOf(found.record)}`.trim());
  if (found.state !== "kept" && found.state !== "forwarded") throw new Failure("It did not arrive.");
};

/** Sends a test message. @returns its id */
async function send(site: string, token: string): Promise<string> {
  const key = randomUUID();
  const answer = await fetch(`${site}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, "message-test": token },
    body: JSON.stringify({
      name: "Test message",
      email: "test@example.com",
      message: "This message tests the way from the site to you. No answer is needed.",
      type: "general",
    }),
    redirect: "error",
    signal: AbortSignal.timeout(30_000),
  }).catch(({ cause, message }: Error) => {
    throw new Failure(`${site} does not answer: ${cause instanceof Error ? cause.message : message}`);
  });
  const body = (await answer.json().catch(() => ({}))) as { id?: unknown; message?: string };
  if (answer.status === 201 && typeof body.id === "string") return body.id;
  throw new Failure(`${site} answered ${answer.status}: ${body.message ?? "no JSON"}`);
}

/** Whether the store does not have it yet, or forwarding it has not ended. */
function isOnItsWay(kv: Kv, id: string): boolean {
  const message = messagesOf(kv.keys()).find((one) => one.id === id);
  return !message || (message.test && ["stored", "waiting"].includes(message.state));
}

/** The variables that `wrangler.toml` sets for the deployed site. */
async function variables(): Promise<Environment> {
  // Loaded only when needed: importing wrangler takes longer than everything else a command does.
  const { unstable_readConfig } = await import("wrangler");
  return unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true }).vars as Environment;
}
