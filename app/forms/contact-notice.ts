import type { SubmissionAnswer } from "../context.ts";
import type { NoticeContent } from "../ui/notice.tsx";

/** Where a message was kept, whichever way it came. */
export const sentNotice: NoticeContent = {
  title: "Message Sent Successfully!",
  text: "We'll get back to you within 24 hours.",
  destructive: false,
};

/** What the page says after the form was posted without script, in the words of the notices with it. */
export function noticeOf(answer: SubmissionAnswer, fields: Record<string, string>): NoticeContent {
  if (answer.status === 201) {
    return { ...sentNotice, text: `${sentNotice.text} Your reference is ${answer.id}.` };
  }
  if (answer.status === 422) {
    const missing = ["name", "email", "message"].some((name) => !fields[name]?.trim());
    return {
      title: missing ? "Please fill in all required fields" : answer.message,
      destructive: true,
      errors: answer.errors,
    };
  }
  return { title: "Error Sending Message", text: answer.message, destructive: true };
}
