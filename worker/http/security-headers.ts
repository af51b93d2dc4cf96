/** Response headers that limit what a page may do in the browser (OWASP Secure Headers, MDN Observatory). */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { deckAddress } from "#content/deck-address.ts";
import { agency } from "#content/generated/agency.ts";
import type { Environment } from "../settings.ts";

/** For every response, static files included (`public/_headers` repeats them). HSTS is a setting. */
export const commonHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** For documents. The site uses no device features. */
export const documentHeaders = {
  ...commonHeaders,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/** For responses that are not documents. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** An inline script or style, but not data in a script element. */
const inlineElement = /<(script|style)((?: [^>]*)?)>(.*?)<\/\1>/gs;

/**
 * The headers of the document `html` at `path`. Its Content-Security-Policy allows our own files and exactly its own
 * inline scripts and styles (CSP 3 §8.3: hashes instead of a nonce, because everybody gets the same HTML).
 * `default-src` allows our own origin because Firefox checks prefetched pages against it.
 *
 * @param formAction where forms post to: a path, or the address of a form service
 */
export function documentHeadersOf(html: string, path: string, formAction: string): Record<string, string> {
  // Our own pages frame the slides. No other document may be framed.
  const isFramed = path === deckAddress;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, element = "", attributes = "", text = ""] of html.matchAll(inlineElement))
    if (!/ src=|"application\/ld\+json"/.test(attributes))
      hashes[element === "style" ? "style" : "script"].add(hashOf(text));
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.script].join(" ")}`,
    `style-src ${["'self'", ...hashes.style].join(" ")}`,
    "img-src 'self' data:",
    "object-src 'none'",
    `frame-src ${sourcesOf(agency.endpoints.map, agency.endpoints.presentation)}`,
    `form-action ${sourcesOf(formAction)}`,
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ];
  return {
    ...documentHeaders,
    ...(isFramed && { "x-frame-options": "SAMEORIGIN" }),
    "content-security-policy": policy.join("; "),
  };
}

/** The CSP sources that allow our own origin and those of `addresses`, which may be paths. */
function sourcesOf(...addresses: string[]): string {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? "'self'");
  return [...new Set(["'self'", ...origins])].join(" ");
}

/** The CSP source that allows the inline script or style `text` (CSP 3 §2.3.1). */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Gives every answer the headers that it lacks: redirects, errors, data and files have policies like pages. */
export const policies: MiddlewareHandler<{ Bindings: Environment }> = async (c, next) => {
  await next();
  // Our policies would block the development server's own scripts. A 304 leaves the browser with the headers it has.
  if (import.meta.env.DEV || c.res.status === 304) return;
  const missing = {
    ...commonHeaders,
    "content-security-policy": dataPolicy,
    // Without this, browsers and Workers Cache may keep a redirect.
    "cache-control": "no-store",
    // RFC 6797; empty for none.
    ...(c.env.HSTS && { "strict-transport-security": c.env.HSTS }),
  };
  for (const [name, value] of Object.entries(missing))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};
