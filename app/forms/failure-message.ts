import * as words from "#content/generated/words/forms.ts";
import { ApiError } from "../api-client.ts";

/**
 * What a failed contact post says to the visitor (R-ERR-01, C-24): the answer's own `message` or `error`; short plain
 * text as `ApiError` words it; a fallback for anything empty, long or meant for machines.
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return (error instanceof Error && error.message) || words.tryLater;
  const body = error.body.trim();
  try {
    const { message, error: fault }: Record<string, unknown> = Object(JSON.parse(body));
    const isText = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";
    return [message, fault].find(isText) ?? words.tryLater;
  } catch {
    return body === "" || body.length > 200 || /[<>{}]/.test(body) ? words.tryLater : error.message;
  }
}
