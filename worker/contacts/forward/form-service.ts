import { type Forwarder, post } from "./forwarder.ts";
import { messageSubject } from "./message-text.ts";

/** Forwards to a form-forwarding service's JSON endpoint; its 200 with `success: false` is a failure. */
export function formServiceForwarder(url: string): Forwarder {
  return (record) =>
    post(
      url,
      { "content-type": "application/json", accept: "application/json" },
      JSON.stringify({
        ...record.fields,
        type: record.type,
        reference: record.id,
        ...(record.file ? { file: record.file.key } : {}),
        _subject: messageSubject(record),
        _captcha: "false",
      }),
      refusal,
    );
}

function refusal(answer: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(answer);
    const success =
      parsed !== null && typeof parsed === "object" && "success" in parsed ? parsed.success : true;
    return success === false || success === "false" ? "refused by the form service" : undefined;
  } catch {
    return "the form service did not answer with JSON";
  }
}
