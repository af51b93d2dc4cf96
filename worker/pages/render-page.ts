/** Pages, loader data and text files, rendered by React Router for each request. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  deploymentContext,
  receiptContext,
  settingsContext,
  submitContactContext,
  submitFormContext,
} from "#app/context.ts";
import { readReceipt } from "../contacts/receipt.ts";
import { submitContact, type SubmissionScope } from "../contacts/submissions.ts";
import { submitForm } from "../forms/submit-form.ts";
import { clientOf } from "../http/client.ts";
import { contentPolicy, documentHeadersAt } from "../http/security-headers.ts";
import { type Environment, type RequestContext, siteSettings } from "../settings.ts";
import { deploymentFacts } from "./deployment-facts.ts";

const handle = createRequestHandler<Environment>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const scope = (): SubmissionScope => ({
      env: cloudflare.env,
      client: clientOf(request),
      defer: cloudflare.ctx.waitUntil,
    });
    const context = new RouterContextProvider();
    context.set(settingsContext, { ...siteSettings(cloudflare.env), buildId: build.assets.version });
    context.set(deploymentContext, () => deploymentFacts(cloudflare.env));
    context.set(submitContactContext, (submission) => submitContact(scope(), submission));
    context.set(submitFormContext, (form) => submitForm(scope(), new URL(request.url).origin, form));
    context.set(receiptContext, (reference) => readReceipt(cloudflare.env, reference));
    return context;
  },
});

/** React Router's answer to `request`, with the headers that its kind needs. */
export async function renderPage(request: Request, env: Environment, ctx: RequestContext): Promise<Response> {
  const response = await handle({
    // The adapter is made for Pages, whose functions get more than our pages use.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    request: request as Request<unknown, IncomingRequestCfProperties>,
    env,
    waitUntil: (work) => ctx.waitUntil(work),
    passThroughOnException: () => ctx.passThroughOnException(),
    next: () => Promise.resolve(new Response(null, { status: 404 })),
    functionPath: "",
    params: {},
    data: {},
  });
  // Our policies would block the development server's own scripts.
  if (import.meta.env.DEV) return response;
  const url = new URL(request.url);
  const headers = new Headers(response.headers);
  if (!headers.has("cache-control")) for (const header of cachingOf(url, response)) headers.set(...header);
  if (url.pathname.endsWith(".data")) headers.set("x-robots-tag", "noindex");
  if (!headers.get("content-type")?.startsWith("text/html"))
    return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  for (const header of Object.entries(documentHeadersAt(url.pathname))) headers.set(...header);
  headers.set("content-security-policy", contentPolicy(html, url.pathname, siteSettings(env).formAction));
  return new Response(html, { status: response.status, headers });
}

/** Parameters that change what a page shows in one way for everybody: a listing's filter, and a router's own. */
const isShared = (name: string) => name === "filter" || name === "_routes";

/**
 * How long an answer is kept. Browsers ask again each time, which is cheap by its ETag. Cloudflare's cache answers for a
 * day, and for a week more while it asks; a deployment starts with an empty one
 * (https://developers.cloudflare.com/workers/cache/). It would keep whatever says nothing, so everything else says no.
 */
function cachingOf({ searchParams }: URL, { status }: Response): [name: string, value: string][] {
  if (status !== 200 || ![...searchParams.keys()].every(isShared)) return [["cache-control", "no-store"]];
  const kept = searchParams.has("filter") ? "max-age=60" : "max-age=86400, stale-while-revalidate=604800";
  return [
    ["cache-control", "public, max-age=0"],
    ["cloudflare-cdn-cache-control", `public, ${kept}`],
    ["vary", "accept-encoding"],
    // Until the application runs, browsers fetch the page of a link under the pointer.
    ["speculation-rules", '"/speculation.json"'],
  ];
}
