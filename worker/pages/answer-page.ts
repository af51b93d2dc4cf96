/** Answers for pages: prerendered if possible, else rendered for this request. */
import * as words from "#content/generated/words/answers.ts";
import { isUtf8, readBody } from "../http/bounded-body.ts";
import { clientOf, isSameOrigin, limitOver, limitSeconds } from "../http/client.ts";
import { errorDocument } from "../http/error-document.ts";
import { formBounds, hasBoundedParts } from "../http/form-bounds.ts";
import { isForRoutes, notFoundAddress, prerenderedAddress } from "./addresses.ts";
import { prerenderedAnswer } from "./prerendered.ts";
import { renderPage } from "./render-page.ts";
import { type Environment, formEndpoint, type RequestContext } from "../settings.ts";

/** The page for `request`. Throws `BodyTooLargeError` for a form longer than its route allows. */
export async function answerPage(request: Request, env: Environment, ctx: RequestContext): Promise<Response> {
  if (import.meta.env.DEV) return renderPage(request, env, ctx);
  if (request.method !== "GET" && request.method !== "HEAD") return answerForm(request, env, ctx);
  const url = new URL(request.url);
  if (url.pathname.startsWith("/contact/receipt/")) return answerReceipt(request, env, ctx);
  const now = Date.now();
  const address = prerenderedAddress(url, now);
  if (address === undefined)
    return isForRoutes(url, now) ? renderPage(request, env, ctx) : answerNotFound(request, env, ctx);
  return (await prerenderedAnswer(address, request, env)) ?? renderPage(request, env, ctx);
}

/** The not-found page for `request`. */
export async function answerNotFound(
  request: Request,
  env: Environment,
  ctx: RequestContext,
): Promise<Response> {
  const address = notFoundAddress(new URL(request.url).pathname);
  return (
    (await prerenderedAnswer(address, request, env)) ??
    renderPage(new Request(new URL(address, request.url)), env, ctx)
  );
}

/** Answers a form posted without script; refuses all other methods and paths without reading the body. */
async function answerForm(request: Request, env: Environment, ctx: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isUpload = pathname === formEndpoint;
  if (
    request.method !== "POST" ||
    !(isUpload || /^\/(contact(\/[^/]+)?|newsletter\/(confirm|leave))$/.test(pathname))
  ) {
    return errorDocument(405, words.nothingHere, { allow: "GET, HEAD" });
  }
  if (!isSameOrigin(request)) return errorDocument(403, words.otherSite);
  if (!isUtf8(request)) return errorDocument(415, words.formEncoding);
  const bounds = formBounds(request, isUpload ? "cv" : undefined);
  if (!bounds) return errorDocument(415, words.formType);
  const body = await readBody(request, bounds.bytes);
  if (!hasBoundedParts(body, bounds)) return errorDocument(422, words.tooManyFields);
  const response = await renderPage(new Request(request, { body }), env, ctx);
  if (response.status === 429) response.headers.set("retry-after", String(limitSeconds));
  return response;
}

/** A receipt, which caches and search engines must not keep and whose address must not leak to other sites. */
async function answerReceipt(request: Request, env: Environment, ctx: RequestContext): Promise<Response> {
  const over = await limitOver("receipt", clientOf(request), env);
  if (over) {
    const message = over === "own" ? words.tooManyReceipts : words.busyReceipts;
    return errorDocument(429, message, { "retry-after": String(limitSeconds) });
  }
  const response = await renderPage(request, env, ctx);
  for (const [name, value] of Object.entries(receiptHeaders)) response.headers.set(name, value);
  return response;
}

const receiptHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};
