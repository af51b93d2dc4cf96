import { readJson } from "../../json.ts";
import type { Environment } from "../../settings.ts";
import { messageSubject } from "./message-text.ts";
import { post } from "./post.ts";
import type { DeliveryParams, ForwardOutcome } from "./receiver.ts";

/**
 * Forwards to a form-forwarding service's JSON endpoint. A 200 with `success: false`, or with a web page, counts as
 * a failure.
 */
export function sendToFormService(
  { FORWARD_URL }: Environment,
  content: DeliveryParams,
): Promise<ForwardOutcome> {
  const body = JSON.stringify({ ...fieldsOf(content), _captcha: "false" });
  return post(FORWARD_URL, body, { accept: "application/json" }, refusal);
}

function fieldsOf(content: DeliveryParams): Record<string, string | undefined> {
  if ("notice" in content) {
    const { id, subject, text } = content.notice;
    return { message: text, reference: id, _subject: subject };
  }
  const { id, type, fields, file } = content.record;
  return { ...fields, type, reference: id, file: file?.key, _subject: messageSubject(content.record) };
}

/** An answer that says nothing (empty, long, slow, cut off) leaves the status to decide. */
function refusal(answer: string): string | undefined {
  const { success }: { success?: unknown } = Object(readJson(answer));
  if (success === false || success === "false") return "refused by the form service";
  // These services answer programs in JSON; a page means that somebody has to do something first.
  return /^\s*</.test(answer) ? "the form service answered with a page" : undefined;
}
