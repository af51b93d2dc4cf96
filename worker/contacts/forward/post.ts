import { inTime } from "../../in-time.ts";
import type { ForwardOutcome } from "./receiver.ts";

/** A receiver that takes longer to answer counts as failed, and may get the message again. No visitor waits for it. */
export const forwardTimeoutMs = 30_000;

/** Most characters of an answer to read, and how long (ms) to wait for them once the status has come. */
const maxAnswerLength = 64 * 1024;
const answerTimeoutMs = 3000;

/**
 * POSTs `body`, which is JSON, and reports whether it arrived. The status decides: the body of a 2xx is read only for
 * `refusal`, and only its beginning. Redirects are not followed, so a message never goes to an address nobody
 * configured.
 *
 * @param refusal why the body of a 2xx answer means that the message was not accepted, if it does
 */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string> = {},
  refusal?: (answer: string) => string | undefined,
): Promise<ForwardOutcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(forwardTimeoutMs),
    });
  } catch (error) {
    return { delivered: false, reason: error instanceof Error ? error.name : "network" };
  }
  const { ok, status } = response;
  if (ok && refusal) {
    const reason = refusal(await readAnswer(response.body));
    return reason === undefined ? { delivered: true } : { delivered: false, refused: true, reason };
  }
  response.body?.cancel().catch(() => {});
  if (ok) return { delivered: true };
  return {
    delivered: false,
    reason: `status ${status}`,
    // Some mean "not now", and say nothing about the message.
    refused: status >= 400 && status < 500 && ![408, 425, 429].includes(status),
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
  };
}

/** The beginning of an answer's body, which may be cut off, late or missing. Throws nothing. */
async function readAnswer(body: ReadableStream<Uint8Array> | null): Promise<string> {
  let text = "";
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= maxAnswerLength) return;
    }
  };
  await inTime(read(), answerTimeoutMs).catch(() => {});
  return text;
}

/** Milliseconds to wait by a `Retry-After` header (RFC 9110 §10.2.3: seconds or a date). */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : undefined;
}
