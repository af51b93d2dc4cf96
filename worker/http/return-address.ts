/**
 * Where to redirect the visitor: `_next` if it is on one of our `origins`, else the form's own page; always on the
 * first origin, that of the request. Absolute, because a path such as `//elsewhere.example` would leave the site.
 */
export function returnAddress(next: string, origins: readonly string[], fallback: string): string {
  const [origin = ""] = origins;
  const url = next === "" ? null : URL.parse(next, origin);
  if (url && origins.includes(url.origin) && !url.username && !url.password)
    return origin + url.pathname + url.search + url.hash;
  return new URL(fallback, origin).href;
}
