/** From a visitor's fields to a kept record: validation, spam signs, then `accept`. */
import { waitUntil } from "cloudflare:workers";
import * as v from "valibot";
import type { SubmissionAnswer } from "#app/context.ts";
import { contactSchema, fieldErrors } from "#app/forms/contact-schema.ts";
import type { FieldErrors } from "#app/forms/form-contract.ts";
import { type Client, limitOver, limitSeconds } from "../http/client.ts";
import { accept } from "./accept.ts";
import { receiptSecret, sha256, submissionId } from "./identity.ts";
import { type ContactRecord, keys, type StoredFile, type SubmissionType, type Suspicion } from "./record.ts";
import type { Environment } from "../settings.ts";
import { inTime } from "../in-time.ts";

/** What a submission needs of the request it came with. */
export interface SubmissionScope {
  env: Environment;
  client: Client;
}

/** What comes with a submission and is not part of its fields. */
export interface SubmissionHints {
  idempotencyKey?: string | null;
  /** The hidden field was filled in. */
  trapped?: boolean;
  /** Milliseconds from the first keystroke to sending, if the browser reported it. */
  formAgeMs?: number;
  /** Token of a key that staff wrote, which makes the message a test. */
  testToken?: string;
  /** A checked file and its bytes. */
  upload?: Pick<StoredFile, "name" | "contentType" | "flags"> & { bytes: Uint8Array<ArrayBuffer> };
}

/** Nobody fills in three fields faster: autofill does not write the message, and pasting one takes longer. */
const shortestFormAgeMs = 1200;

/** Accepts one contact message. Never throws, whatever a visitor sends. */
export async function submitContact(
  scope: SubmissionScope,
  fields: unknown,
  hints: SubmissionHints,
): Promise<SubmissionAnswer> {
  const parsed = v.safeParse(contactSchema, fields);
  if (!parsed.success) return invalid(fieldErrors(parsed.issues));
  const { type, ...valid } = parsed.output;
  return submitFields(scope, type, valid, hints);
}

/** The answer to fields that visitors have to correct. */
export function invalid(errors: FieldErrors): SubmissionAnswer {
  return { status: 422, message: "Please check the fields marked below.", errors };
}

/**
 * Keeps validated fields, unless their sender or everybody together is over a limit. One sign of spam only marks a
 * message, since an honest one may show it; both together set it apart.
 */
export async function submitFields(
  { env, client }: SubmissionScope,
  type: SubmissionType,
  fields: Record<string, string>,
  { idempotencyKey = null, trapped = false, formAgeMs, testToken, upload }: SubmissionHints,
): Promise<SubmissionAnswer> {
  const over = await limitOver("message", client, env);
  if (over !== undefined)
    return {
      status: 429,
      retryAfter: limitSeconds,
      message:
        over === "own"
          ? "Too many messages from your connection. Please wait a minute and try again."
          : "We’re getting too many messages at the moment, and yours wasn’t sent. Your text is still here: please send it again in a minute.",
    };
  const sha = upload && sha256(upload.bytes);
  const contentHash = sha256(JSON.stringify([type, fields, ...(sha ? [sha] : [])]));
  const id = submissionId(Date.now(), idempotencyKey, contentHash);
  const record: ContactRecord = {
    id,
    receivedAt: new Date().toISOString(),
    type,
    fields,
    country: client.country,
    file: upload && {
      key: keys.file(id, upload.name),
      name: upload.name,
      contentType: upload.contentType,
      size: upload.bytes.length,
      sha256: sha,
      flags: upload.flags,
    },
    suspect: suspicionOf(trapped, (formAgeMs || Infinity) < shortestFormAgeMs),
    test: (await isTest(env, testToken)) || undefined,
    contentHash,
    receipt: receiptSecret(idempotencyKey, contentHash),
  };
  const work = accept(env, record, upload?.bytes);
  // Finished even if the visitor hangs up.
  waitUntil(work.catch(() => {}));
  return work;
}

function suspicionOf(trap: boolean, haste: boolean): Suspicion | undefined {
  if (trap) return haste ? "trap and haste" : "trap";
  return haste ? "haste" : undefined;
}

/** Only staff can write the token to the store. An unknown token changes nothing, or anybody could hide messages. */
async function isTest({ CONTACTS }: Environment, token = ""): Promise<boolean> {
  if (!/^[\da-f]{32}$/.test(token)) return false;
  return inTime(CONTACTS.get(keys.test(token))).then(
    (value) => value !== null,
    () => false,
  );
}
