/**
 * The newsletter's list: double opt-in by mail. An address that was only entered is not on it and not kept; its owner
 * gets one mail a day at most, whoever enters it. Confirmed, it is an ordinary record under an id that is a keyed hash
 * of the address, so that there is one of it, and leaving finds it without looking through the store.
 */
import type { NewsletterOutcome, NewsletterStep } from "#app/context.ts";
import { accept } from "../contacts/accept.ts";
import { contactPipeline } from "../contacts/configured.ts";
import { sha256, submissionId } from "../contacts/identity.ts";
import { type Pipeline, repeatedly } from "../contacts/pipeline.ts";
import { type ContactRecord, keys } from "../contacts/record.ts";
import type { SubmissionScope } from "../contacts/submissions.ts";
import { mayFollow } from "../http/client.ts";
import { log } from "../log.ts";
import { type Environment, siteSettings } from "../settings.ts";
import { newsletterFault } from "./mail-configuration.ts";
import { leaveAddress, type Mailing, linkMs, sendConfirmation } from "./confirmation-mail.ts";
import { addressHash, readToken } from "./token.ts";

const daySeconds = 86_400;
/** Mails a day to addresses of one host that may be one mailbox. */
const mostInDoubt = 3;
/** For staff to take the address off lists of their own. */
const leftNoticeSeconds = 30 * daySeconds;

/** How confirmation mails are sent; `undefined` when there is no way to. */
function mailingOf(env: Environment): Mailing | undefined {
  const { LETTERS: mail, NEWSLETTER_FROM: from, NEWSLETTER_SECRET: secret } = env;
  if (!mail || !from || !secret || newsletterFault(env) !== undefined) return undefined;
  return { mail, from, secret, siteUrl: siteSettings(env).siteUrl };
}

/**
 * Asks the owner of `email`, after the answer, whether it shall be on the list: neither what is answered nor how soon
 * tells whether it is on it, or was asked today.
 *
 * @param failed has staff ask
 * @returns false when there is no way to ask: staff have to
 */
export function askOwner(
  { env, defer }: SubmissionScope,
  email: string,
  failed: () => Promise<unknown>,
): boolean {
  const mailing = mailingOf(env);
  if (!mailing) return false;
  const ask = async () => {
    try {
      await askOnce(mailing, contactPipeline(env), email);
    } catch (error) {
      log("letter.not_asked", { reason: error instanceof Error ? error.name : "unknown" });
      await failed();
    }
  };
  defer(ask());
  return true;
}

/** Throws when KV or the mail does not go. */
async function askOnce(mailing: Mailing, pipeline: Pipeline, email: string): Promise<void> {
  const { store } = pipeline;
  const mailedKey = (mailbox: string) => `mailed:${addressHash(mailing.secret, mailbox)}`;
  const sure = mailedKey(mailboxOf(email));
  const possible = mailedKey(`possibly ${possibleMailboxOf(email)}`);
  const listed = keys.contact(idOf(addressHash(mailing.secret, email)));
  const [asked, count, reader] = await Promise.all([sure, possible, listed].map((key) => store.get(key)));
  if (asked !== null || reader !== null || Number(count ?? 0) >= mostInDoubt) return;
  // Before the mail: what cannot be noted could be asked for again and again.
  await store.put(sure, "1", { expirationTtl: daySeconds });
  await store.put(possible, String(Number(count ?? 0) + 1), { expirationTtl: daySeconds });
  await sendConfirmation(mailing, email, pipeline);
}

/** Does what the link with `token` is for, however often it is followed. Throws nothing. */
export async function followLink(
  scope: SubmissionScope,
  step: NewsletterStep,
  token: string,
): Promise<NewsletterOutcome> {
  const mailing = mailingOf(scope.env);
  const pipeline = contactPipeline(scope.env);
  const link = mailing && readToken(mailing.secret, step, token, pipeline.now());
  if (!mailing || !link) return "refused";
  const { email, expiresAt } = link;
  const hash = addressHash(mailing.secret, email);
  if (!(await mayFollow(hash, scope.env))) return "failed";
  try {
    const left = await pipeline.store.get(leftKey(hash));
    // Who has left since has used it up; another mail brings another link.
    if (left !== null && expiresAt !== null && expiresAt - linkMs <= Date.parse(left)) return "refused";
    const record =
      step === "confirm" ? joining(pipeline, mailing, email, hash) : await leaving(pipeline, email, hash);
    const answer = await accept(pipeline, { ...record, country: scope.client.country }, scope.defer);
    return answer.status === 201 ? "done" : "failed";
  } catch {
    return "failed";
  }
}

type ListRecord = Omit<ContactRecord, "country">;

/** The record of an address on the list. */
function joining(pipeline: Pipeline, mailing: Mailing, email: string, hash: string): ListRecord {
  const confirmed = new Date(pipeline.now()).toISOString();
  return {
    id: idOf(hash),
    receivedAt: confirmed,
    type: "newsletter",
    fields: { email, confirmed, leave: leaveAddress(mailing, email) },
    contentHash: sha256(JSON.stringify(["newsletter", email.toLowerCase()])),
  };
}

/** Erases the address. @returns what staff are told: a list of their own may have it */
async function leaving(pipeline: Pipeline, email: string, hash: string): Promise<ListRecord> {
  const id = idOf(hash);
  const left = new Date(pipeline.now()).toISOString();
  await repeatedly(pipeline, 2, () =>
    pipeline.store.put(leftKey(hash), left, { expirationTtl: linkMs / 1000 }),
  );
  // The outbox goes first, or a cron run in between would write the record anew.
  for (const key of [keys.outbox(id), keys.dead(id), keys.contact(id)])
    await repeatedly(pipeline, 2, () => pipeline.store.delete(key));
  for (const { kind } of pipeline.receivers) pipeline.memory.forgetSent(id, kind);
  const contentHash = sha256(JSON.stringify(["left", email.toLowerCase()]));
  return {
    id: submissionId(pipeline.now(), null, contentHash),
    receivedAt: left,
    type: "newsletter",
    fields: { email, left },
    contentHash,
    keepSeconds: leftNoticeSeconds,
  };
}

/** Says when an address left, for as long as a link to join from before would work. */
const leftKey = (hash: string) => `left:${hash}`;

/** One id for an address, of no time: `receivedAt` tells when. */
const idOf = (hash: string) => `19700101T000000000Z-${hash}`;

/** Which addresses are one mailbox: somebody who is sent mail by others' doing is sent it there. Pure. */

/** Hosts under several names, and those that pass over dots in a name, as they document it. */
const sameHost = new Map([["googlemail.com", "gmail.com"]]);
const dotless = new Set(["gmail.com"]);

function partsOf(email: string): [name: string, host: string] {
  const [, name = "", host = ""] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  return [name, sameHost.get(host) ?? host];
}

/** The mailbox of `email`, as far as that is known: `reader+1@` is `reader@` with nearly every host. */
function mailboxOf(email: string): string {
  const [name, host] = partsOf(email);
  const plain = name.replace(/\+.*$/, "");
  return `${dotless.has(host) ? plain.replaceAll(".", "") : plain}@${host}`;
}

/** What may be one mailbox: hosts of their own pass over dots too, or over what follows other signs. */
function possibleMailboxOf(email: string): string {
  const [name, host] = partsOf(email);
  return `${name.replace(/(?!^)[-+_=].*$/, "").replaceAll(".", "")}@${host}`;
}
