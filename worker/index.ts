import { Hono } from "hono";
import { api } from "./api.ts";
import { BodyTooLargeError } from "./bounded-body.ts";
import { canonicalPath } from "./canonical-path.ts";
import { redeliver } from "./contacts/redeliver.ts";
import { errorDocument } from "./error-document.ts";
import { log } from "./log.ts";
import { knownAnswer } from "./page-answer.ts";
import { answerPage } from "./pages.ts";
import { commonHeaders } from "./security-headers.ts";
import { contactPipeline, type Environment, formEndpoint } from "./settings.ts";

/** The life of a request: the API, then (by the platform, before us) static files, then pages. */
const site = new Hono<{ Bindings: Environment }>();

site.route("/api", api);
site.use(canonicalPath());
// Finished pages lie among the assets, for the worker alone.
site.all("/_pages/*", (c) =>
  answerPage(new Request(new URL("/not-found", c.req.url)), c.env, c.executionCtx as ExecutionContext),
);
site.get(formEndpoint, (c) => c.body(null, 303, { ...commonHeaders, location: "/contact" }));
site.all("*", (c) => answerPage(c.req.raw, c.env, c.executionCtx as ExecutionContext));

site.onError((error) => {
  if (error instanceof BodyTooLargeError) return errorDocument(413, "That form is larger than we can take.");
  log("page.error", { reason: error.name, message: error.message });
  return errorDocument(500, "Something went wrong on our side.");
});

export default {
  fetch: (request, env, ctx) => knownAnswer(request, env) ?? site.fetch(request, env, ctx),
  async scheduled(_controller, env) {
    await redeliver(contactPipeline(env));
  },
} satisfies ExportedHandler<Environment>;
