import { Hono } from "hono";
import * as words from "#content/generated/words/answers.ts";
import { api } from "./api.ts";
import { BodyTooLargeError, discardBody } from "./http/bounded-body.ts";
import { redirectToCanonicalPath } from "./http/canonical-path.ts";
import { redeliver } from "./contacts/redeliver.ts";
import { errorDocument } from "./http/error-document.ts";
import { log } from "./log.ts";
import { knownAnswer } from "./pages/prerendered.ts";
import { answerNotFound, answerPage } from "./pages/answer-page.ts";
import { withPolicies } from "./http/security-headers.ts";
import { canaryHours, runCanary } from "./contacts/canary.ts";
import { contactPipeline } from "./contacts/configured.ts";
import { sendDigest } from "./contacts/digest/send-digest.ts";
import { digestSettings, type Environment, formEndpoint } from "./settings.ts";

/** Everything except static files, which the platform answers first, and pages in memory. */
const site = new Hono<{ Bindings: Environment }>();

site.route("/api", api);
site.use(redirectToCanonicalPath);
// Prerendered pages are among the assets, but only for the worker.
site.all("/_pages/*", (c) => answerNotFound(c.req.raw, c.env, c.executionCtx));
site.get(formEndpoint, (c) => c.body(null, 303, { location: "/contact" }));
site.all("*", (c) => answerPage(c.req.raw, c.env, c.executionCtx));

site.onError((error) => {
  if (error instanceof BodyTooLargeError) return errorDocument(413, words.formTooLarge);
  log("page.error", { reason: error.name, message: error.message });
  return errorDocument(500, words.fault);
});

async function answer(request: Request, env: Environment, ctx: ExecutionContext): Promise<Response> {
  const response = await site.fetch(request, env, ctx);
  await discardBody(request);
  // Our policies would block the development server's own scripts.
  return import.meta.env.DEV ? response : withPolicies(response, env.HSTS);
}

export default {
  fetch: (request, env, ctx) => knownAnswer(request, env) ?? answer(request, env, ctx),
  async scheduled({ scheduledTime }, env) {
    const pipeline = contactPipeline(env);
    const status = await redeliver(pipeline, scheduledTime);
    const looked = await runCanary(pipeline, canaryHours(env), status);
    await sendDigest(pipeline, digestSettings(env), looked);
  },
} satisfies ExportedHandler<Environment>;
