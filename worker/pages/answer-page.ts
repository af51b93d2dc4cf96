/** Answers for pages: a finished one where there is one, else one rendered for this request. */
import * as words from "#content/generated/words/answers.ts";
import { isUtf8, readBody } from "../http/bounded-body.ts";
import { clientOf, limitOver, limitSeconds } from "../http/client.ts";
import { errorDocument } from "../http/error-document.ts";
import { formBounds, hasBoundedParts } from "../http/form-bounds.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { answerFile } from "./answer-file.ts";
import { answerSearch, askedQuestion } from "./answer-search.ts";
import { filledIn } from "./deployment-facts.ts";
import {
  finishedAddress,
  isForRoutes,
  isNotFound,
  notFoundAddress,
  sentIn,
  type SentMessage,
} from "./finished-pages.ts";
import { isSaving, loadPage } from "./load-page.ts";
import { renderPage } from "./render-page.ts";
import { answerWith, rememberPage, rememberedPage } from "./page-memory.ts";
import { contentPolicy, documentHeaders } from "../http/security-headers.ts";
import { type Environment, formEndpoint, siteSettings } from "../settings.ts";

/** The page for `request`. Throws `BodyTooLargeError` for a form longer than its route takes. */
export async function answerPage(
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  // The development server's scripts are its own: no policy, and nothing kept.
  if (import.meta.env.DEV) return shownAsConfigured(await renderPage(request, env, ctx), env);
  if (request.method !== "GET" && request.method !== "HEAD") return answerForm(request, env, ctx);
  const url = new URL(request.url);
  const question = askedQuestion(url);
  if (question !== undefined)
    return (await answerSearch(question, request, env)) ?? finish(await renderPage(request, env, ctx), env);
  if (url.pathname.startsWith("/contact/receipt/")) return answerReceipt(request, env, ctx);
  const now = Date.now();
  const address = finishedAddress(url, now);
  const sent = sentIn(url, now);
  if (address && sent) return answerThanks(address, sent, request, env, ctx);
  if (address) return answerFinished(address, request, env, ctx);
  const file = await answerFile(url.pathname, request, env);
  if (file) return file;
  return isForRoutes(url.pathname)
    ? finish(await renderPage(request, env, ctx), env)
    : answerNotFound(request, env, ctx);
}

/** The not-found page, whatever `request` asked for. */
export function answerNotFound(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
  return answerFinished(notFoundAddress(new URL(request.url).pathname), request, env, ctx);
}

/** The page at `address` from memory, else from the build; rendered only while the build itself is made. */
async function answerFinished(
  address: string,
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  const known = rememberedPage(address, request, env);
  if (known) return answerWith(known, address, request);
  const loaded = await loadPage(address, request, env);
  if (!loaded) return finish(await renderPage(new Request(new URL(address, request.url)), env, ctx), env);
  const page = rememberPage(address, isNotFound(address) ? 404 : 200, loaded, request, env);
  return answerWith(page, address, request);
}

/** The page at `address` that says a message was sent, with its reference: for who sent it alone. */
async function answerThanks(
  address: string,
  { reference, secret }: SentMessage,
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  const asText = new Request(request.url, { headers: isSaving(request) ? { "save-data": "on" } : {} });
  const known = rememberedPage(address, asText, env);
  const loaded = known ? undefined : await loadPage(address, asText, env);
  const page = known ?? (loaded && rememberPage(address, 200, loaded, asText, env));
  if (!page) return finish(await renderPage(request, env, ctx), env);
  const { etag: _, ...headers } = page.headersElsewhere;
  const html = new TextDecoder()
    .decode(page.body)
    .replaceAll("@receipt@", reference)
    .replaceAll("@receiptaddress@", `${reference.toLowerCase()}-${secret}`);
  return new Response(request.method === "HEAD" ? null : html, {
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/** What a form that was sent without script leads to; all other methods and places are refused unread. */
async function answerForm(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
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
  response.headers.set("cache-control", "no-store");
  if (response.status === 429) response.headers.set("retry-after", String(limitSeconds));
  return finish(response, env);
}

/** The receipt of one message: for whoever has its address, and for no memory, index or other site. */
async function answerReceipt(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
  const over = await limitOver("receipt", clientOf(request), env);
  if (over) {
    const message = over === "own" ? words.tooManyReceipts : words.busyReceipts;
    return errorDocument(429, message, { "retry-after": String(limitSeconds) });
  }
  const response = await finish(await renderPage(request, env, ctx), env);
  const receipt = new Response(response.body, response);
  for (const [name, value] of Object.entries(receiptHeaders)) receipt.headers.set(name, value);
  return receipt;
}

const receiptHeaders = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "same-origin",
};

/** A document as the development server shows it; marks in data of client navigation stay open there. */
async function shownAsConfigured(response: Response, env: Environment): Promise<Response> {
  return isDocument(response) ? new Response(filledIn(await response.text(), env), response) : response;
}

function isDocument(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** A document rendered for one request, with its policy; files that routes make pass as they are. */
async function finish(response: Response, env: Environment): Promise<Response> {
  // A file names its own age; all else, redirects and failures among them, is for this visitor alone.
  if (!response.ok || isDocument(response)) response.headers.set("cache-control", "no-store");
  if (!isDocument(response)) return response;
  const html = await response.text();
  const policy = await policyFor(html.slice(0, html.indexOf("</head>")), siteSettings(env).formAction);
  const finished = new Response(html, response);
  for (const [name, value] of Object.entries({ ...documentHeaders, "content-security-policy": policy }))
    finished.headers.set(name, value);
  return finished;
}

/** By what they are made of. Those who send a form again and again get one head each time. */
const policies = new Map<string, string>();
const mostPolicies = 16;

/** @param head of the page, where all its inline scripts and styles are */
async function policyFor(head: string, formAction: string): Promise<string> {
  const source = `${formAction} ${head}`;
  const known = policies.get(source);
  if (known) return known;
  const policy = await contentPolicy(head, formAction);
  const [oldest = ""] = policies.keys();
  if (policies.size >= mostPolicies) policies.delete(oldest);
  policies.set(source, policy);
  return policy;
}
