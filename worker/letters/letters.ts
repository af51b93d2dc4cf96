/**
 * The newsletter's list: double opt-in by mail. An address that was only entered is not on it and not kept; its owner
 * gets one mail a day at most, whoever enters it. Confirmed, it is an ordinary record under an id that is a keyed hash
 * of the address, so that there is one of it, and leaving finds it without looking through the store.
 */
import type { LetterOutcome, LetterStep } from "#app/context.ts";
import { accept } from "../contacts/accept.ts";
import { contactPipeline } from "../contacts/configured.ts";
import { sha256, submissionId } from "../contacts/identity.ts";
import { forgetSent, type Pipeline, repeatedly } from "../contacts/pipeline.ts";
import { type ContactRecord, keys } from "../contacts/record.ts";
import type { SubmissionScope } from "../contacts/submissions.ts";
import { log } from "../log.ts";
import { type Environment, siteSettings } from "../settings.ts";
import { letterFault } from "./configuration.ts";
import { leaveAddress, type Letters, sendConfirmation } from "./confirmation-mail.ts";
import { addressHash, readToken } from "./token.ts";

const day = 86_400;
/** For staff to take the address off lists of their own. */
const leftNoticeSeconds = 30 * day;

/** How confirmation mails are sent; `undefined` when there is no way to. */
function lettersOf(env: Environment): Letters | undefined {
  const { LETTERS: mail, NEWSLETTER_FROM: from, NEWSLETTER_SECRET: secret } = env;
  if (!mail || !from || !secret || letterFault(env) !== undefined) return undefined;
  return { mail, from, secret, siteUrl: siteSettings(env).siteUrl };
}

/**
 * Asks the owner of `email` whether it shall be on the list. Whether it is on it, or was asked today, shows to nobody.
 *
 * @returns false when there is no way to ask, or it failed: staff have to
 */
export async function askOwner({ env }: SubmissionScope, email: string): Promise<boolean> {
  const letters = lettersOf(env);
  if (!letters) return false;
  const pipeline = contactPipeline(env);
  const hash = await addressHash(letters.secret, email);
  // reader+1@ and reader+2@ are one mailbox with most providers.
  const noteKey = `mailed:${await addressHash(letters.secret, email.replace(/\+[^@]*@/, "@"))}`;
  try {
    const known = await Promise.all(
      [noteKey, keys.contact(idOf(hash))].map((key) => pipeline.store.get(key)),
    );
    if (known.some((value) => value !== null)) return true;
    // Before the mail: what cannot be noted could be asked for again and again.
    await pipeline.store.put(noteKey, "1", { expirationTtl: day });
    await sendConfirmation(letters, email, pipeline.now());
    return true;
  } catch (error) {
    log("letter.not_asked", { reason: error instanceof Error ? error.name : "unknown" });
    return false;
  }
}

/** Does what the link with `token` is for, however often it is followed. Throws nothing. */
export async function followLink(
  scope: SubmissionScope,
  step: LetterStep,
  token: string,
): Promise<LetterOutcome> {
  const letters = lettersOf(scope.env);
  const pipeline = contactPipeline(scope.env);
  const email = letters && (await readToken(letters.secret, step, token, pipeline.now()));
  if (!letters || email === undefined) return "refused";
  try {
    const done = await (step === "confirm" ? join : leave)(scope, pipeline, letters, email);
    return done ? "done" : "failed";
  } catch {
    return "failed";
  }
}

async function join(
  scope: SubmissionScope,
  pipeline: Pipeline,
  letters: Letters,
  email: string,
): Promise<boolean> {
  const id = idOf(await addressHash(letters.secret, email));
  const confirmed = new Date(pipeline.now()).toISOString();
  const fields = { email, confirmed, leave: await leaveAddress(letters, email) };
  const contentHash = await sha256(JSON.stringify(["newsletter", email.toLowerCase()]));
  const answer = await accept(pipeline, recordOf(scope, id, confirmed, fields, contentHash), scope.defer);
  return answer.status === 201;
}

/** Erases the address, then has staff told: a list of their own may have it. */
async function leave(
  scope: SubmissionScope,
  pipeline: Pipeline,
  { secret }: Letters,
  email: string,
): Promise<boolean> {
  const id = idOf(await addressHash(secret, email));
  // The outbox goes first, or a cron run in between would write the record anew.
  for (const key of [keys.outbox(id), keys.dead(id), keys.contact(id)])
    await repeatedly(pipeline, 2, () => pipeline.store.delete(key));
  forgetSent(pipeline, id);
  const left = new Date(pipeline.now()).toISOString();
  const contentHash = await sha256(JSON.stringify(["left", email.toLowerCase()]));
  const record = recordOf(
    scope,
    await submissionId(pipeline.now(), null, contentHash),
    left,
    { email, left },
    contentHash,
  );
  const answer = await accept(pipeline, { ...record, keepSeconds: leftNoticeSeconds }, scope.defer);
  return answer.status === 201;
}

/** One id for an address, of no time: `receivedAt` tells when. */
const idOf = (hash: string) => `19700101T000000000Z-${hash}`;

function recordOf(
  { client }: SubmissionScope,
  id: string,
  receivedAt: string,
  fields: Record<string, string>,
  contentHash: string,
): ContactRecord {
  return { id, receivedAt, type: "newsletter", fields, country: client.country, contentHash };
}
