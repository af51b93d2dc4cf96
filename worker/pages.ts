/** Hands a request to React Router. The only file that touches the server build of the pages. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { settingsContext, submitContactContext, submitFormContext } from "#app/context.ts";
import { readBody } from "./bounded-body.ts";
import { clientOf } from "./client.ts";
import { maxFormBytes, submitForm } from "./forms/form-service.ts";
import { pageAnswer } from "./page-answer.ts";
import { finishedPage, pageKeyOf } from "./page-store.ts";
import { commonHeaders, contentPolicy, dataPolicy, documentHeaders } from "./security-headers.ts";
import { type Environment, formEndpoint, siteSettings } from "./settings.ts";
import { type SubmissionScope, submitContact } from "./submissions.ts";

const maxPageFormBytes = 64 * 1024;

const handle = createRequestHandler<Environment>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const scope: SubmissionScope = {
      env: cloudflare.env,
      client: clientOf(request),
      defer: cloudflare.ctx.waitUntil,
    };
    const context = new RouterContextProvider();
    context.set(settingsContext, siteSettings(cloudflare.env));
    context.set(submitContactContext, (submission) =>
      submitContact(scope, submission, { idempotencyKey: null, formAgeMs: null }),
    );
    context.set(submitFormContext, (form) => submitForm(scope, new URL(request.url).origin, form));
    return context;
  },
});

/** The page for `request`: a finished one where there is one, else rendered for this request alone. */
export async function answerPage(
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  // The development server's scripts are its own: no policy, and nothing kept.
  if (import.meta.env.DEV) return handlePage(request, env, ctx);
  const key = pageKeyOf(request);
  if (!key) return renderPage(request, env, ctx);
  const page = await finishedPage(key, env, (address) =>
    handlePage(new Request(new URL(address, request.url)), env, ctx),
  );
  return page ? pageAnswer(request, page, key.saveData, env) : renderPage(request, env, ctx);
}

/** Renders a page for one request and marks it as such. Throws `BodyTooLargeError` for a form longer than its route takes. */
async function renderPage(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
  const bounded = request.body ? await withBoundedBody(request) : request;
  const response = await handlePage(bounded, env, ctx);
  // What answers a form or reports a failure is for this visitor alone; files that routes make name their own age.
  if (request.body || !response.ok || isDocument(response)) response.headers.set("cache-control", "no-store");
  return withSecurity(response, env);
}

async function handlePage(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
  // The adapter is made for Pages functions; of their event it uses these members only.
  const event = {
    request,
    env,
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  } as unknown as Parameters<typeof handle>[0];
  return handle(event);
}

function isDocument(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

async function withSecurity(response: Response, env: Environment): Promise<Response> {
  const html = isDocument(response) ? await response.text() : undefined;
  const secured = new Response(html ?? response.body, response);
  const headers = html === undefined ? commonHeaders : documentHeaders;
  for (const [name, value] of Object.entries(headers)) secured.headers.set(name, value);
  if (!secured.headers.has("content-security-policy")) {
    const policy = html === undefined ? dataPolicy : await contentPolicy(html, siteSettings(env).formAction);
    secured.headers.set("content-security-policy", policy);
  }
  return secured;
}

async function withBoundedBody(request: Request): Promise<Request> {
  const isUpload = new URL(request.url).pathname === formEndpoint;
  const body = await readBody(request, isUpload ? maxFormBytes : maxPageFormBytes);
  return new Request(request, { body });
}
