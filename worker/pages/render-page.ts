/** Renders with React Router what the build cannot know. */
import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import {
  deploymentContext,
  newsletterContext,
  type PageWeight,
  pageWeightsContext,
  receiptContext,
  searchContext,
  settingsContext,
  submitContactContext,
  submitFormContext,
} from "#app/context.ts";
import { inlineSources } from "#app/document/inline-sources.server.ts";
import { type SearchAnswer, searcher } from "#app/search/find.ts";
import type { SearchIndex } from "#app/search/page-text.ts";
import { receiptSource } from "../contacts/configured.ts";
import { readReceipt } from "../contacts/receipt.ts";
import { submitContact, type SubmissionScope } from "../contacts/submissions.ts";
import { submitForm } from "../forms/submit-form.ts";
import { clientOf } from "../http/client.ts";
import { contentPolicy, documentHeadersAt, hashOf } from "../http/security-headers.ts";
import { perIsolate } from "../isolate.ts";
import { followLink } from "../newsletter/subscriptions.ts";
import type { Environment, RequestContext } from "../settings.ts";
import { pageSettings } from "./page-settings.ts";

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
    const { facts, ...settings } = pageSettings(cloudflare.env);
    context.set(settingsContext, { ...settings, buildId: build.assets.version });
    context.set(deploymentContext, facts);
    context.set(searchContext, (question) => searchSite(question, cloudflare.env));
    context.set(pageWeightsContext, () => pageWeights(cloudflare.env));
    context.set(submitContactContext, (submission) => submitContact(scope, submission));
    context.set(submitFormContext, (form) => submitForm(scope, new URL(request.url).origin, form));
    context.set(receiptContext, (reference) => readReceipt(receiptSource(cloudflare.env), reference));
    context.set(newsletterContext, (step, token) => followLink(scope, step, token));
    return context;
  },
});

/** React Router's answer to `request`; pages get document headers and are not cached. */
export async function renderPage(request: Request, env: Environment, ctx: RequestContext): Promise<Response> {
  const response = await handle({
    // The adapter wants a Pages function's request, but our pages use nothing specific to it.
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
  const isDocument = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  // Files set their own cache-control; everything else, redirects and failures included, is for this visitor only.
  if (isDocument || !response.ok) response.headers.set("cache-control", "no-store");
  if (!isDocument) return response;
  const { pathname } = new URL(request.url);
  const headers = {
    ...documentHeadersAt(pathname),
    "content-security-policy": policyAt(pathname, pageSettings(env).formAction),
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function policyAt(path: string, formAction: string): string {
  const { scripts, styles } = inlineSources(path);
  return contentPolicy({ scripts: scripts.map(hashOf), styles: styles.map(hashOf), formAction, path });
}

const memoryOf = perIsolate((): { find?: (question: string) => SearchAnswer } => ({}));

/** Searches the text of all pages, in an index made by the build. */
async function searchSite(question: string, env: Environment): Promise<SearchAnswer> {
  const memory = memoryOf(env);
  if (memory.find) return memory.find(question);
  const index = await env.ASSETS.fetch("https://assets/_pages/search.json");
  // The development server has none.
  if (!index.ok) return { hits: [], instead: [] };
  memory.find = searcher(await index.json<SearchIndex>());
  return memory.find(question);
}

async function pageWeights(env: Environment): Promise<PageWeight[]> {
  const weights = await env.ASSETS.fetch("https://assets/_pages/weights.json");
  return weights.ok ? weights.json<PageWeight[]>() : [];
}
