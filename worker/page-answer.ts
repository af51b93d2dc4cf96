/** Answers with finished pages. */
import type { FinishedPage } from "./page-store.ts";
import { commonHeaders, dataPolicy, documentHeaders } from "./security-headers.ts";
import type { Environment } from "./settings.ts";

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

interface ReadyAnswer {
  page: FinishedPage;
  headers: Record<string, string>;
}

/** Answers by the very address that was asked, so that the next one costs a look into a map; bounded. */
const ready = new WeakMap<Environment, Map<string, ReadyAnswer>>();
const limit = 400;

const nameOf = (request: Request) =>
  request.headers.get("save-data") === "on" ? `${request.url} save-data` : request.url;

/** The answer to a request whose address was answered before, `undefined` for all others. */
export function knownAnswer(request: Request, env: Environment): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const answer = ready.get(env)?.get(nameOf(request));
  return answer && answerTo(request, answer);
}

/** The answer to a GET or HEAD `request` for a finished page: 304 when the browser has it. */
export function pageAnswer(
  request: Request,
  page: FinishedPage,
  saveData: boolean,
  env: Environment,
): Response {
  const hasQuery = request.url.includes("?");
  const isDocument = page.policy !== undefined;
  const own = {
    ...(isDocument ? documentHeaders : { ...commonHeaders, "x-robots-tag": "noindex" }),
    "content-type": page.contentType,
    "content-security-policy": page.policy ?? dataPolicy,
  };
  if (page.status !== 200) {
    const body = request.method === "HEAD" ? null : page.body;
    return new Response(body, { status: page.status, headers: { ...own, "cache-control": "no-store" } });
  }
  const answer = {
    page,
    headers: {
      ...own,
      ...(hasQuery ? uncached : caching),
      etag: page.etag,
      vary: "Save-Data",
      ...(isDocument && !saveData ? { link: preloads } : {}),
    },
  };
  const known = ready.get(env) ?? new Map<string, ReadyAnswer>();
  ready.set(env, known);
  if (!hasQuery && known.size < limit) known.set(nameOf(request), answer);
  return answerTo(request, answer);
}

function answerTo(request: Request, { page, headers }: ReadyAnswer): Response {
  const ifNoneMatch = request.headers.get("if-none-match");
  if (ifNoneMatch !== null && matches(ifNoneMatch, page.etag))
    return new Response(null, { status: 304, headers });
  if (request.method === "GET") return new Response(page.body, { headers });
  return new Response(null, { headers: { ...headers, "content-length": String(page.body.byteLength) } });
}

/** RFC 9110 §13.1.2: weak comparison, since the platform weakens the validator of what it compresses. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
