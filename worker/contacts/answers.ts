import * as words from "#content/generated/words/answers.ts";
import type { SubmissionAnswer } from "#app/context.ts";
import { contactNotices } from "#content/generated/notices.ts";
import { receiptPath, type Receipted } from "./receipt-address.ts";

/** Answers to a valid message. */
export const answers = {
  /** @param message without its secret if the store may not have it: a receipt must not deny it */
  accepted: (message: Receipted): SubmissionAnswer => {
    const receipt = receiptPath(message);
    return {
      status: 201,
      id: message.id,
      message: contactNotices.sent,
      ...(receipt === undefined ? {} : { receipt }),
    };
  },
  keyReused: { status: 422, message: words.keyReused, errors: {} },
  inProgress: { status: 409, message: words.inProgress, retryAfter: 1 },
  unavailable: {
    status: 503,
    message: words.unavailable,
    retryAfter: 30,
  },
  uncertain: {
    status: 503,
    message: words.uncertain,
    retryAfter: 30,
  },
} as const satisfies Record<string, SubmissionAnswer | ((message: Receipted) => SubmissionAnswer)>;
