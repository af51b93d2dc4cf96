/** Hands a request to React Router. The only file that touches the server build of the pages. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  letterContext,
  receiptContext,
  settingsContext,
  submitContactContext,
  submitFormContext,
} from "#app/context.ts";
import { receiptSource } from "../contacts/configured.ts";
import { readReceipt } from "../contacts/receipt.ts";
import { submitContact, type SubmissionScope } from "../contacts/submissions.ts";
import { submitForm } from "../forms/form-service.ts";
import { clientOf } from "../http/client.ts";
import { followLink } from "../letters/letters.ts";
import { type Environment, siteSettings } from "../settings.ts";

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
    context.set(settingsContext, { ...siteSettings(cloudflare.env), buildId: build.assets.version });
    context.set(submitContactContext, (submission) =>
      submitContact(scope, submission, { idempotencyKey: null, formAgeMs: null, testToken: null }),
    );
    context.set(submitFormContext, (form) => submitForm(scope, new URL(request.url).origin, form));
    context.set(receiptContext, (reference) => readReceipt(receiptSource(cloudflare.env), reference));
    context.set(letterContext, (step, token) => followLink(scope, step, token));
    return context;
  },
});

/** React Router's answer to `request`, rendered for it alone. */
export async function renderPage(
  request: Request,
  env: Environment,
  ctx: ExecutionContext,
): Promise<Response> {
  // The adapter's event is that of a Pages function, which has more to it than pages here ask for.
  return handle({
    request: request as Request<unknown, IncomingRequestCfProperties>,
    env,
    waitUntil: (work) => ctx.waitUntil(work),
    passThroughOnException: () => ctx.passThroughOnException(),
    next: () => Promise.resolve(new Response(null, { status: 404 })),
    functionPath: "",
    params: {},
    data: {},
  });
}
