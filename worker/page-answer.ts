import { commonHeaders, dataPolicy, documentHeaders } from "./security-headers.ts";
import type { FinishedPage } from "./page-store.ts";

/** Fonts of the first view, announced before the page itself (Early Hints); nothing of it with Save-Data. */
const preloads = ["text", "display"]
  .map((name) => `</fonts/mona-sans-${name}.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  .join(", ");

/**
 * How long a finished page may be kept: browsers ask each time (an ETag makes that cheap), Cloudflare's cache
 * answers by itself for five minutes and for a day while it asks anew. A deploy starts with an empty cache.
 */
const caching = {
  "cache-control": "public, max-age=0",
  "cloudflare-cdn-cache-control": "public, max-age=300, stale-while-revalidate=86400",
};

/** For addresses with queries that make no difference: each would fill the cache with another copy. */
const uncached = { "cache-control": "public, max-age=0", "cloudflare-cdn-cache-control": "no-store" };

/** The answer to a GET or HEAD `request` for a finished page: 304 when the browser has it. */
export function pageAnswer(request: Request, page: FinishedPage, saveData: boolean): Response {
  const isDocument = page.policy !== undefined;
  const hasQuery = request.url.includes("?");
  const headers: Record<string, string> = {
    ...(hasQuery ? uncached : caching),
    ...(isDocument ? documentHeaders : { ...commonHeaders, "x-robots-tag": "noindex" }),
    "content-type": page.contentType,
    "content-security-policy": page.policy ?? dataPolicy,
    etag: page.etag,
    vary: "Save-Data",
    ...(isDocument && !saveData ? { link: preloads } : {}),
  };
  if (matches(request.headers.get("if-none-match"), page.etag))
    return new Response(null, { status: 304, headers });
  headers["content-length"] = String(page.body.byteLength);
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

/** RFC 9110 §13.1.2: weak comparison, since the platform weakens the validator of what it compresses. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
