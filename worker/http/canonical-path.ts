import type { MiddlewareHandler } from "hono";
import { redirects } from "#content/generated/redirects.ts";

/**
 * The one form a path of this site has: lower case, no trailing slash, no doubled slashes (which would also make
 * `//elsewhere.example/` a redirect to another site), and nothing encoded that need not be (RFC 3986 §6.2.2.2).
 */
export function canonicalPathOf(path: string): string {
  return path
    .replace(/%([\da-f]{2})/gi, (encoded, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(character) ? character : encoded;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .toLowerCase();
}

/**
 * Redirects any other form of a path there once, React Router answers 200 for both; and addresses that pages had once
 * where `content/redirects.yaml` says.
 */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const path = canonicalPathOf(url.pathname);
  const moved = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (moved === undefined && path === url.pathname) return next();
  return c.body(null, 308, { location: moved ?? path + url.search });
};
