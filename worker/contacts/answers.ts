import type { SubmissionAnswer } from "#app/context.ts";
import { contactNotices } from "#content/generated/notices.ts";

/** What a visitor hears of a message that is in order. */
export const answers = {
  accepted: (id: string): SubmissionAnswer => ({
    status: 201,
    id,
    message: contactNotices.sent,
  }),
  keyReused: { status: 422, message: "This request was already used for another message.", errors: {} },
  inProgress: { status: 409, message: "This message is being sent already.", retryAfter: 1 },
  unavailable: {
    status: 503,
    message: "Nothing was sent: our message store is not answering. Please try again in a minute.",
    retryAfter: 30,
  },
  uncertain: {
    status: 503,
    message: "We could not make sure that your message was kept. Please send it again in a minute.",
    retryAfter: 30,
  },
} as const satisfies Record<string, SubmissionAnswer | ((id: string) => SubmissionAnswer)>;
