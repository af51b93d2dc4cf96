import type { MiddlewareHandler } from "hono";
import { commonHeaders } from "./security-headers.ts";

/**
 * The one form a path of this site has: lower case, no trailing slash, no doubled slashes (which would also make
 * `//elsewhere.example/` a redirect to another site).
 */
export function canonicalPathOf(path: string): string {
  return path
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();
}

/** Redirects any other form of a path there once; React Router answers 200 for both. */
export function canonicalPath(): MiddlewareHandler {
  return async function redirectToCanonicalPath(c, next) {
    const url = new URL(c.req.url);
    const path = canonicalPathOf(url.pathname);
    if (path === url.pathname) return next();
    return c.body(null, 308, { ...commonHeaders, location: path + url.search });
  };
}
