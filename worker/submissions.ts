/** From a visitor's fields to a kept record: rate limit, validation, spam signs, then the pipeline. */
import * as v from "valibot";
import type { ContactSubmission, SubmissionAnswer } from "#app/context.ts";
import { contactSchema, fieldErrors } from "#app/forms/contact-schema.ts";
import { type Client, withinRateLimit } from "./client.ts";
import { accept } from "./contacts/accept.ts";
import { sha256, submissionId } from "./contacts/identity.ts";
import type { ContactRecord, SubmissionType } from "./contacts/record.ts";
import { contactPipeline, type Environment } from "./settings.ts";

/** What a submission needs of the request it came with. */
export interface SubmissionScope {
  env: Environment;
  client: Client;
  defer: (work: Promise<unknown>) => void;
}

/** What the sender said about the sending itself; never part of the message. */
export interface SubmissionHints {
  idempotencyKey: string | null;
  /** Milliseconds between the first letter written and the sending, if the browser told. */
  formAgeMs: number | null;
}

/** Nobody fills in three fields in less. Autofill cannot write the message, and a pasted one takes longer. */
const shortestFormAgeMs = 1200;

export const tooMany: SubmissionAnswer = {
  status: 429,
  message: "Too many messages from your connection. Please wait a minute and try again.",
  retryAfter: 60,
};

export const invalidFields = "Please check the fields marked below.";

/** Takes one contact message. Never throws for anything a visitor can send. */
export async function submitContact(
  scope: SubmissionScope,
  submission: ContactSubmission,
  hints: SubmissionHints,
): Promise<SubmissionAnswer> {
  if (!(await withinRateLimit(scope.env.CONTACT_LIMIT, scope.client))) return tooMany;
  const parsed = v.safeParse(contactSchema, submission.fields);
  if (!parsed.success) {
    return { status: 422, message: invalidFields, errors: fieldErrors(parsed.issues) };
  }
  const { type, ...fields } = parsed.output;
  const suspect = submission.trapped || (hints.formAgeMs ?? Infinity) < shortestFormAgeMs;
  return keep(scope, type, fields, hints.idempotencyKey, suspect);
}

/**
 * Hands validated fields to the pipeline.
 *
 * @param attach stores what belongs to the record under the id it is given and describes it; may throw
 */
export async function keep(
  scope: SubmissionScope,
  type: SubmissionType,
  fields: Record<string, string>,
  idempotencyKey: string | null,
  suspect: boolean,
  attach?: (id: string) => Promise<Pick<ContactRecord, "file">>,
): Promise<SubmissionAnswer> {
  const pipeline = contactPipeline(scope.env);
  const contentHash = await sha256(JSON.stringify([type, fields]));
  const id = await submissionId(pipeline.now(), idempotencyKey, contentHash);
  const record: ContactRecord = {
    id,
    receivedAt: new Date(pipeline.now()).toISOString(),
    type,
    fields,
    country: scope.client.country,
    ...(attach ? await attach(id) : {}),
    contentHash,
  };
  const answer = await accept(pipeline, record, scope.defer, suspect);
  return answer.status === 201 ? { ...answer, receivedAt: record.receivedAt } : answer;
}
