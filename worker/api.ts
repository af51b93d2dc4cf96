import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { SubmissionAnswer } from "#app/context.ts";
import { takeReport } from "./browser-errors.ts";
import { BodyTooLargeError, isUtf8, readBody } from "./http/bounded-body.ts";
import { clientOf, isSameOrigin, limitOver, limitSeconds } from "./http/client.ts";
import { idempotencyKeyPattern, isSameSecret } from "./contacts/identity.ts";
import { healthOf } from "./contacts/health.ts";
import { log } from "./log.ts";
import type { Environment } from "./settings.ts";
import { submitContact } from "./contacts/submissions.ts";

const maxBodyBytes = 64 * 1024;

/** The JSON API. Answers are never cached (`http/security-headers.ts`). */
export const api = new Hono<{ Bindings: Environment }>();

api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (_, methods) =>
      answer(
        { status: 405, message: `This address takes ${methods.join(" or ")}.` },
        { allow: methods.join(", ") },
      ),
  }),
);

api.post("/contacts", async (c) => {
  const request = c.req.raw;
  if (!isSameOrigin(request))
    return answer({ status: 403, message: "Messages can only be sent from this site." });
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "") || !isUtf8(request)) {
    return answer({ status: 415, message: "Send the message as application/json, in UTF-8." });
  }
  const idempotencyKey = c.req.header("idempotency-key") ?? null;
  if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey)) {
    return answer({ status: 400, message: "The Idempotency-Key must be 8 to 128 visible ASCII characters." });
  }
  const fields = parseObject(await readBody(request, maxBodyBytes));
  if (!fields) return answer({ status: 400, message: "The message isn’t a JSON object." });
  const age = Number(c.req.header("form-age"));
  return answer(
    await submitContact({ env: c.env, client: clientOf(request) }, fields, {
      trapped: c.req.header("form-trap") === "filled",
      idempotencyKey,
      formAgeMs: Math.max(0, age),
      testToken: c.req.header("message-test"),
    }),
  );
});

// Sent as text, by a beacon.
api.post("/errors", async (c) => {
  if (!isSameOrigin(c.req.raw))
    return answer({ status: 403, message: "Messages can only be sent from this site." });
  return c.body(null, await takeReport(c.req.raw, c.env));
});

// Any monitor gets the status; only one with the token gets the counts.
api.get("/health", async (c) => {
  // Each answer costs a KV read.
  if (await limitOver("health", clientOf(c.req.raw), c.env))
    return answer({
      status: 429,
      message: "Too many requests from your connection. Please wait a minute and try again.",
      retryAfter: limitSeconds,
    });
  const health = await healthOf(c.env);
  const { HEALTH_TOKEN: token } = c.env;
  const isOwner = !!token && isSameSecret(c.req.header("authorization") ?? "", `Bearer ${token}`);
  const { status, build } = health;
  const code = ["ok", "unanswered"].includes(status) ? 200 : 503;
  return Response.json(isOwner ? health : { status, build }, { status: code });
});

api.all("*", () => answer({ status: 404, message: "There’s nothing at this address." }));

api.onError((error) => {
  if (error instanceof BodyTooLargeError)
    return answer({ status: 413, message: "Your message is too long. The limit is 64 KiB." });
  log("api.error", { reason: error.name, message: error.message });
  return answer({ status: 500, message: "Something went wrong on our side. Please try again later." });
});

function answer(
  { status, retryAfter, ...shown }: SubmissionAnswer,
  headers: Record<string, string> = {},
): Response {
  if (retryAfter !== undefined) headers["retry-after"] = String(retryAfter);
  return Response.json(shown, { status, headers });
}

/** The JSON object in `bytes`, or nothing (`undefined` or `null`) for anything else, broken UTF-8 included. */
function parseObject(bytes: Uint8Array): unknown {
  try {
    const value: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes),
    );
    return typeof value === "object" && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
