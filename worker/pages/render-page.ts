/** Pages, loader data and text files, rendered by React Router for each request. */
import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  deploymentContext,
  documentHeadersContext,
  receiptContext,
  settingsContext,
  submitContactContext,
  submitFormContext,
} from "#app/context.ts";
import { readReceipt } from "../contacts/receipt.ts";
import { submitContact } from "../contacts/submissions.ts";
import { submitForm } from "../forms/submit-form.ts";
import { clientOf } from "../http/client.ts";
import { documentHeadersOf } from "../http/security-headers.ts";
import { type Environment, siteSettings } from "../settings.ts";
import { deploymentFacts } from "./deployment-facts.ts";

const handle = createRequestHandler<Environment>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext({ request, context: { cloudflare } }) {
    const { env } = cloudflare;
    const { origin, pathname } = new URL(request.url);
    const settings = siteSettings(env);
    const scope = { env, client: clientOf(request) };
    const context = new RouterContextProvider();
    context.set(settingsContext, { ...settings, buildId: build.assets.version });
    context.set(documentHeadersContext, (html) =>
      // Our policies would block the development server's own scripts.
      import.meta.env.DEV ? {} : documentHeadersOf(html, pathname, settings.formAction),
    );
    context.set(deploymentContext, () => deploymentFacts(env));
    context.set(submitContactContext, (fields, trapped) => submitContact(scope, fields, { trapped }));
    context.set(submitFormContext, (form) => submitForm(scope, origin, form));
    context.set(receiptContext, (reference) => readReceipt(env, reference));
    return context;
  },
});

/** React Router's answer to `request`, with the headers that its kind needs. */
export async function renderPage(
  { env, executionCtx }: Context<{ Bindings: Environment }>,
  request: Request,
): Promise<Response> {
  // The adapter is made for Pages, whose functions get more than our pages use.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = await handle({
    request,
    env,
    waitUntil: (work: Promise<unknown>) => executionCtx.waitUntil(work),
    passThroughOnException: () => executionCtx.passThroughOnException(),
  } as Parameters<typeof handle>[0]);
  if (import.meta.env.DEV) return response;
  const { headers } = response;
  const url = new URL(request.url);
  if (!headers.has("cache-control")) for (const header of cachingOf(url, response)) headers.set(...header);
  if (url.pathname.endsWith(".data")) headers.set("x-robots-tag", "noindex");
  return response;
}

/** Parameters that change what a page shows in one way for everybody: a listing's filter, and a router's own. */
const isShared = (name: string) => name === "filter" || name === "_routes";

/**
 * How long an answer is kept. Browsers ask again each time, which is cheap by its ETag. Cloudflare's cache answers for a
 * day, and for a week more while it asks; a deployment starts with an empty one
 * (https://developers.cloudflare.com/workers/cache/). Other answers are not kept.
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
