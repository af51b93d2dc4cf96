import { Hono } from "hono";
import { etag } from "hono/etag";
import { api } from "./api.ts";
import { BodyTooLargeError, discardBody } from "./http/bounded-body.ts";
import { redirectToCanonicalPath } from "./http/canonical-path.ts";
import { limitReceipts } from "./pages/limit-receipts.ts";
import { errorDocument } from "./http/error-document.ts";
import { log } from "./log.ts";
import { answerForm } from "./pages/posted-form.ts";
import { renderPage } from "./pages/render-page.ts";
import { policies } from "./http/security-headers.ts";
import { sweep } from "./contacts/delivery/sweep.ts";
import { type Environment, formEndpoint } from "./settings.ts";

/** Everything except static files, which the platform answers first. */
const site = new Hono<{ Bindings: Environment }>();

site.use(policies);
site.route("/api", api);
// Of another build. Before the redirect, which would put the capitals of their names into small letters.
site.get("/assets/*", (c) => c.text("There is no such file.", 404));
site.use(redirectToCanonicalPath);
site.get(formEndpoint, (c) => c.body(null, 303, { location: "/contact" }));
site.get("/contact/receipt/*", limitReceipts);
site.get("*", etag({ weak: true }), (c) => {
  const { raw } = c.req;
  // Also rendered for HEAD: the headers are those of the page.
  return renderPage(c, raw.method === "HEAD" ? new Request(raw, { method: "GET" }) : raw);
});
site.post(formEndpoint, answerForm);
site.post("/contact/:type?", answerForm);
site.all("*", () => errorDocument(405, "This address doesn’t accept messages.", { allow: "GET, HEAD" }));

site.onError((error, c) => {
  if (error instanceof BodyTooLargeError)
    return errorDocument(
      413,
      c.req.path === formEndpoint
        ? "Your file is too large. A CV can have 5 MB at most."
        : "Your form is too large. Remove some text and try again.",
    );
  log("page.error", { reason: error.name, message: error.message });
  return errorDocument(500, "Something went wrong on our side.");
});

export { Delivery } from "./contacts/delivery/workflow.ts";

export default {
  async fetch(request, env, ctx) {
    const response = await site.fetch(request, env, ctx);
    await discardBody(request);
    return response;
  },
  async scheduled(_controller, env) {
    await sweep(env);
  },
} satisfies ExportedHandler<Environment>;
