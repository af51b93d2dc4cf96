/** Hands a request to React Router. The only file that touches the server build of the pages. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { settingsContext, submitContactContext, submitFormContext } from "#app/context.ts";
import { readBody } from "./bounded-body.ts";
import { clientOf } from "./client.ts";
import { maxFormBytes, submitForm } from "./forms/form-service.ts";
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

/** The page for `request`, whole. Throws `BodyTooLargeError` for a form longer than its route takes. */
export async function renderPage(
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  const bounded = request.body ? await withBoundedBody(request) : request;
  // The adapter is made for Pages functions; of their event it uses these members only.
  const event = {
    request: bounded,
    env,
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  } as unknown as Parameters<typeof handle>[0];
  const response = await handle(event);
  // What answers a form or reports a failure is for this visitor alone.
  if (request.body || !response.ok) response.headers.set("cache-control", "no-store");
  return response;
}

async function withBoundedBody(request: Request): Promise<Request> {
  const isUpload = new URL(request.url).pathname === formEndpoint;
  const body = await readBody(request, isUpload ? maxFormBytes : maxPageFormBytes);
  return new Request(request, { body });
}
