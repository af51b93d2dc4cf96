/**
 * The newsletter list, with double opt-in by mail. An address that was only entered is not listed or stored; its
 * owner gets at most one mail a day, whoever enters it. Once confirmed it is an ordinary record whose id is a keyed
 * hash of the address, so there is only one and leaving needs no search of the store.
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
/** Most mails a day to addresses that may be one mailbox. */
const mostInDoubt = 3;
/** Time for staff to remove the address from their own lists. */
const leftNoticeSeconds = 30 * daySeconds;

/** How to send confirmation mails; `undefined` when not configured. */
function mailingOf(env: Environment): Mailing | undefined {
  const { LETTERS: mail, NEWSLETTER_FROM: from, NEWSLETTER_SECRET: secret } = env;
  if (!mail || !from || !secret || newsletterFault(env) !== undefined) return undefined;
  return { mail, from, secret, siteUrl: siteSettings(env).siteUrl };
}

/**
 * Asks the owner of `email` to confirm, after the visitor is answered: neither the answer nor its timing reveals
 * whether the address is on the list or was asked today.
 *
 * @param failed called when that fails, so that staff ask
 * @returns false when mails are not configured: staff have to ask
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

/** Throws when KV or the mail fails. */
async function askOnce(mailing: Mailing, pipeline: Pipeline, email: string): Promise<void> {
  const { store } = pipeline;
  const hash = (text: string) => addressHash(mailing.secret, text);
  const mailboxes = mailboxesOf(email);
  const [sure, possible] = [`mailed:${hash(mailboxes.sure)}`, `mailed:${hash(mailboxes.possible)}`];
  const listed = keys.contact(idOf(hash(email)));
  const [asked, count, reader] = await Promise.all([sure, possible, listed].map((key) => store.get(key)));
  const mails = Number(count ?? 0);
  if (asked !== null || reader !== null || mails >= mostInDoubt) return;
  // Before the mail: if this fails, mails could be triggered again and again.
  await store.put(sure, "1", { expirationTtl: daySeconds });
  await store.put(possible, String(mails + 1), { expirationTtl: daySeconds });
  await sendConfirmation(mailing, email, pipeline);
}

/** Does what the link with `token` is for; following it again is harmless. Throws nothing. */
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
    // Leaving invalidates earlier confirmation links; a later mail has a new one.
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

/** Erases the address. @returns a notice for staff, who may have it on their own lists */
async function leaving(pipeline: Pipeline, email: string, hash: string): Promise<ListRecord> {
  const id = idOf(hash);
  const left = new Date(pipeline.now()).toISOString();
  await repeatedly(pipeline, 2, () =>
    pipeline.store.put(leftKey(hash), left, { expirationTtl: linkMs / 1000 }),
  );
  // The outbox goes first, or a cron run in between would write the record again.
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

/** Holds when an address left, for as long as earlier confirmation links would work. */
const leftKey = (hash: string) => `left:${hash}`;

/** One id per address, with a dummy time: see `receivedAt`. */
const idOf = (hash: string) => `19700101T000000000Z-${hash}`;

/**
 * The mailbox of `email` as far as known (`reader+1@` is `reader@` at nearly every host), and one that it may be as
 * well: some hosts ignore dots, or whatever follows `-`, `_` or `=`.
 */
function mailboxesOf(email: string): { sure: string; possible: string } {
  const [, name = "", written = ""] = /^(.*)@(.*)$/.exec(email.toLowerCase()) ?? [];
  const host = written === "googlemail.com" ? "gmail.com" : written;
  const plain = name.replace(/\+.*$/, "");
  const sure = host === "gmail.com" ? plain.replaceAll(".", "") : plain;
  const possible = name.replace(/(?!^)[-+_=].*$/, "").replaceAll(".", "");
  return { sure: `${sure}@${host}`, possible: `possibly ${possible}@${host}` };
}
