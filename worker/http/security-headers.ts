/** Response headers that limit what a page may do in the browser (OWASP Secure Headers, MDN Observatory). */
import { createHash } from "node:crypto";
import { agency } from "#content/generated/agency.ts";

const mapOrigin = new URL(agency.endpoints.map).origin;
/** For slides hosted elsewhere, if `content/agency.yaml` says so. */
const slidesOrigin = agency.endpoints.presentation.startsWith("/")
  ? ""
  : ` ${new URL(agency.endpoints.presentation).origin}`;

/** For every response, static files included (`public/_headers` repeats them). HSTS is a setting: `withPolicies`. */
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

/** Whether our own pages frame the document at `path`. No other document may be framed. */
export function isFramed(path: string): boolean {
  return path === "/map" || path === "/presentation/deck";
}

/** `documentHeaders` for the document at `path`. */
export function documentHeadersAt(path: string): Record<string, string> {
  return isFramed(path) ? { ...documentHeaders, "x-frame-options": "SAMEORIGIN" } : documentHeaders;
}

/** For responses that are not documents. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

interface PolicySources {
  /** `hashOf` each of the page's inline scripts and styles. */
  scripts?: readonly string[];
  styles?: readonly string[];
  formAction: string;
  path: string;
}

/**
 * The Content-Security-Policy of the page at `path`: our own files and exactly its own inline scripts and styles (CSP
 * 3 §8.3: hashes instead of a nonce, because everybody gets the same HTML).
 */
export function contentPolicy({ scripts = [], styles = [], formAction, path }: PolicySources): string {
  const formTarget = formAction.startsWith("/") ? [] : [new URL(formAction).origin];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${["'self'", ...styles].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' ${mapOrigin}${slidesOrigin}`,
    `form-action ${["'self'", ...formTarget].join(" ")}`,
    "base-uri 'none'",
    `frame-ancestors ${isFramed(path) ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types default drawing",
  ].join("; ");
}

/**
 * Adds the policies that `response` lacks, so that redirects, errors, data and files have them like pages.
 *
 * @param hsts value of `strict-transport-security` (RFC 6797); empty for none
 */
export function withPolicies(response: Response, hsts: string): Response {
  const policies = Object.entries({
    ...commonHeaders,
    "content-security-policy": dataPolicy,
    ...(hsts && { "strict-transport-security": hsts }),
  });
  const missing = policies.filter(([name]) => !response.headers.has(name));
  if (missing.length === 0) return response;
  const complete = new Response(response.body, response);
  for (const [name, value] of missing) complete.headers.set(name, value);
  return complete;
}

/** The CSP source that allows the inline script or style `text` (CSP 3 §2.3.1). */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
