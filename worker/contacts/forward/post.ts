import type { ForwardOutcome } from "./receiver.ts";

/** A receiver that takes longer to answer counts as failed, and may get the message again. No visitor waits for it. */
export const forwardTimeoutMs = 30_000;

/** The beginning of a 2xx answer's body, and whether that is all of it. */
export interface PostAnswer {
  text: string;
  complete: boolean;
}

/** Most characters of an answer to read, and how long (ms) to wait for them once the status has come. */
const maxAnswerLength = 64 * 1024;
const answerTimeoutMs = 3000;

/** Sent by a gateway: the receiver may have got the message (RFC 9110 §15.6.5; 52x are Cloudflare's). */
const unknownStatuses = new Set([504, 520, 524]);
/** The 4xx that mean "not now" and say nothing about the message. */
const notNow = new Set([408, 425, 429]);

/**
 * POSTs `body` and reports whether it arrived. The status decides: the body of a 2xx is read only for `refusal`, and
 * only its beginning. Redirects are not followed, so a message never goes to an address nobody configured.
 *
 * @param refusal why a 2xx answer means that the message was not accepted, if it does
 */
export async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  refusal?: (answer: PostAnswer) => string | undefined,
): Promise<ForwardOutcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(forwardTimeoutMs),
    });
  } catch (error) {
    return { delivered: false, unsure: true, reason: error instanceof Error ? error.name : "network" };
  }
  if (!response.ok) {
    discard(response.body);
    const { status } = response;
    return {
      delivered: false,
      reason: `status ${status}`,
      unsure: unknownStatuses.has(status),
      refused: status >= 400 && status < 500 && !notNow.has(status),
      retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
    };
  }
  if (!refusal) {
    discard(response.body);
    return { delivered: true };
  }
  const refused = refusal(await readAnswer(response.body));
  return refused === undefined ? { delivered: true } : { delivered: false, refused: true, reason: refused };
}

async function readAnswer(body: ReadableStream<Uint8Array> | null): Promise<PostAnswer> {
  const answer: PostAnswer = { text: "", complete: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of body ?? []) {
      answer.text += decoder.decode(chunk, { stream: true });
      if (answer.text.length >= maxAnswerLength) return;
    }
    answer.complete = true;
  };
  const late = new Promise((resolve) => setTimeout(resolve, answerTimeoutMs));
  // Cut off, or late: go by the status.
  await Promise.race([read().catch(() => {}), late]);
  return answer;
}

function discard(body: ReadableStream | null): void {
  body?.cancel().catch(() => {});
}

/** Milliseconds to wait by a `Retry-After` header (RFC 9110 §10.2.3: seconds or a date). */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : undefined;
}
