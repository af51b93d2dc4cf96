import type { MiddlewareHandler } from "hono";
import { redirects } from "#content/generated/redirects.ts";

/**
 * The canonical form of a path: lower case, no trailing slash, no doubled slashes (`//elsewhere.example/` would
 * redirect to another site), and nothing encoded without need (RFC 3986 §6.2.2.2).
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
 * Redirects any other form of a path to its canonical one, since React Router answers 200 for both, and pages' former
 * addresses as listed in `content/redirects.yaml`.
 */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  const path = canonicalPathOf(url.pathname);
  const moved = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (moved === undefined && path === url.pathname) return next();
  return c.body(null, 308, { location: moved ?? path + url.search });
};
