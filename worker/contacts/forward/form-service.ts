import { readJson } from "../../json.ts";
import { messageSubject } from "./message-text.ts";
import { type PostAnswer, post } from "./post.ts";
import type { Receiver } from "./receiver.ts";

/**
 * Forwards to a form-forwarding service's JSON endpoint. A 200 with `success: false`, or with a web page, counts as
 * a failure.
 */
export function formServiceReceiver(url: string): Receiver {
  const submit = (subject: string, fields: Record<string, string | undefined>) =>
    post(
      url,
      { "content-type": "application/json", accept: "application/json" },
      JSON.stringify({ ...fields, _subject: subject, _captcha: "false" }),
      refusal,
    );
  return {
    kind: "form",
    deliver: (record) =>
      submit(messageSubject(record), {
        ...record.fields,
        type: record.type,
        reference: record.id,
        file: record.file?.key,
      }),
    tell: ({ id, subject, text }) => submit(subject, { message: text, reference: id }),
  };
}

/** An answer that says nothing (empty, long, slow, cut off) leaves the status to decide. */
function refusal({ text, complete }: PostAnswer): string | undefined {
  const { success }: { success?: unknown } = Object(complete ? readJson(text) : undefined);
  if (success === false || success === "false") return "refused by the form service";
  // These services answer programs in JSON; a page means that somebody has to do something first.
  return /^\s*</.test(text) ? "the form service answered with a page" : undefined;
}
