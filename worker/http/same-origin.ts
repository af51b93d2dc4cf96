/**
 * Whether a browser sent `request` from one of our own pages, or no browser did (no Origin, no Fetch Metadata).
 * There are no cookies to steal a session with; this keeps other sites from sending messages in a visitor's name.
 * OWASP CSRF Prevention: Fetch Metadata first, Origin as the fallback.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}
