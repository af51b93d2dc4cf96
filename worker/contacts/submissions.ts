/** From a visitor's fields to a kept record: validation, spam signs, then `accept`. */
import * as v from "valibot";
import type { ContactSubmission, SubmissionAnswer } from "#app/context.ts";
import { contactSchema, fieldErrors } from "#app/forms/contact-schema.ts";
import { type Client, limitOver, limitSeconds } from "../http/client.ts";
import { accept } from "./accept.ts";
import { receiptSecret, sha256, submissionId } from "./identity.ts";
import {
  type ContactRecord,
  keys,
  type StoredFile,
  type SubmissionType,
  type Suspicion,
  testSeconds,
} from "./record.ts";
import type { Environment } from "../settings.ts";
import { inTime } from "./store.ts";

/** What a submission needs of the request it came with. */
export interface SubmissionScope {
  env: Environment;
  client: Client;
  /** Lets work finish after the visitor has gone. */
  defer: ExecutionContext["waitUntil"];
}

/** Details of the request that are not part of the message. */
export interface SubmissionHints {
  idempotencyKey?: string | null;
  /** Milliseconds from the first keystroke to sending, if the browser reported it. */
  formAgeMs?: number;
  /** Token of a key that staff wrote, which makes the message a test. */
  testToken?: string;
}

/** Nobody fills in three fields faster: autofill does not write the message, and pasting one takes longer. */
const shortestFormAgeMs = 1200;

/** Accepts one contact message. Never throws, whatever a visitor sends. */
export async function submitContact(
  scope: SubmissionScope,
  submission: ContactSubmission,
  { idempotencyKey = null, formAgeMs, testToken }: SubmissionHints = {},
): Promise<SubmissionAnswer> {
  const parsed = v.safeParse(contactSchema, submission.fields);
  if (!parsed.success) {
    return {
      status: 422,
      message: "Please check the fields marked below.",
      errors: fieldErrors(parsed.issues),
    };
  }
  const refused = await refusalOf(scope);
  if (refused) return refused;
  const { type, ...fields } = parsed.output;
  const isHasty = (formAgeMs || Infinity) < shortestFormAgeMs;
  const suspect = submission.honeypotFilled
    ? isHasty
      ? "trap and haste"
      : "trap"
    : isHasty
      ? "haste"
      : undefined;
  const test = await isTest(scope.env, testToken);
  return keep(scope, type, fields, { suspect, idempotencyKey, test });
}

/** The answer to a valid submission that is over a limit, its own or the shared one; `undefined` if it is not. */
export async function refusalOf({ client, env }: SubmissionScope): Promise<SubmissionAnswer | undefined> {
  const over = await limitOver("message", client, env);
  if (over === undefined) return undefined;
  return {
    status: 429,
    retryAfter: limitSeconds,
    message:
      over === "own"
        ? "Too many messages from your connection. Please wait a minute and try again."
        : "We’re getting too many messages at the moment, and yours wasn’t sent. Your text is still here: please send it again in a minute.",
  };
}

/** Only staff can write the token to the store. An unknown token changes nothing, or anybody could hide messages. */
async function isTest(env: Environment, token = ""): Promise<boolean> {
  if (!/^[\da-f]{32}$/.test(token)) return false;
  return inTime(env.CONTACTS.get(keys.test(token))).then(
    (value) => value !== null,
    () => false,
  );
}

/** A checked file and its bytes. */
export interface Upload extends Omit<StoredFile, "key" | "size" | "sha256"> {
  bytes: Uint8Array<ArrayBuffer>;
}

interface KeepOptions {
  suspect?: Suspicion;
  idempotencyKey?: string | null;
  test?: boolean;
  upload?: Upload;
}

/**
 * Keeps validated fields. One sign of spam only marks a message, since an honest one may show it;
 * both together set it apart.
 */
export async function keep(
  scope: SubmissionScope,
  type: SubmissionType,
  fields: Record<string, string>,
  { suspect, idempotencyKey = null, test = false, upload }: KeepOptions,
): Promise<SubmissionAnswer> {
  const fileHash = upload && sha256(upload.bytes);
  const contentHash = sha256(JSON.stringify([type, fields, ...(fileHash ? [fileHash] : [])]));
  const id = submissionId(Date.now(), idempotencyKey, contentHash);
  const record: ContactRecord = {
    id,
    receivedAt: new Date().toISOString(),
    type,
    fields,
    country: scope.client.country,
    file: upload && fileHash ? storedFile(id, upload, fileHash) : undefined,
    suspect,
    ...(test ? { test, keepSeconds: testSeconds } : {}),
    contentHash,
    // Applicants and newsletter readers get no receipt.
    receipt:
      type === "application" || type === "newsletter"
        ? undefined
        : receiptSecret(idempotencyKey, contentHash),
  };
  const work = accept(scope.env, record, upload?.bytes);
  // Finished even if the visitor hangs up.
  scope.defer(work.catch(() => {}));
  const answer = await work;
  return answer.status === 201 ? { ...answer, receivedAt: record.receivedAt } : answer;
}

function storedFile(id: string, { bytes, name, contentType, flags }: Upload, hash: string): StoredFile {
  return { key: keys.file(id, name), name, contentType, size: bytes.length, sha256: hash, flags };
}
