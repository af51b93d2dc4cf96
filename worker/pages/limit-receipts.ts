import type { MiddlewareHandler } from "hono";
import { clientOf, limitOver, limitSeconds } from "../http/client.ts";
import { errorDocument } from "../http/error-document.ts";
import type { Environment } from "../settings.ts";

/**
 * Limits views of receipts, since each costs a read of the store. Caches and search engines must not keep a receipt, and
 * its address must not leak to other sites.
 */
export const limitReceipts: MiddlewareHandler<{ Bindings: Environment }> = async (c, next) => {
  const over = await limitOver("receipt", clientOf(c.req.raw), c.env);
  if (over) {
    const message =
      over === "own"
        ? "Your connection has asked for too many receipts. Please wait a minute and try again."
        : "We can’t show your receipt at the moment. Please try again in a minute.";
    return errorDocument(429, message, { "retry-after": String(limitSeconds) });
  }
  await next();
  for (const name of ["cloudflare-cdn-cache-control", "etag"]) c.res.headers.delete(name);
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("x-robots-tag", "noindex");
  c.res.headers.set("referrer-policy", "same-origin");
};
