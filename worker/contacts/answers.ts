import * as words from "#content/generated/words/answers.ts";
import type { SubmissionAnswer } from "#app/context.ts";
import { contactNotices } from "#content/generated/notices.ts";

/** What a visitor hears of a message that is in order. */
export const answers = {
  accepted: (id: string): SubmissionAnswer => ({
    status: 201,
    id,
    message: contactNotices.sent,
  }),
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
} as const satisfies Record<string, SubmissionAnswer | ((id: string) => SubmissionAnswer)>;
