/**
 * Finished pages in the isolate's memory: the same bytes for everybody. Only what is finished is kept, never a promise:
 * work that belongs to one request dies with it, and whoever waited for it would wait for ever. Nothing is evicted, for
 * the build bounds the number of pages.
 */
import { acceptsBrotli } from "../http/accepts-brotli.ts";
import { commonHeaders, documentHeadersAt } from "../http/security-headers.ts";
import type { Environment } from "../settings.ts";
import { isDataAddress } from "./filled-page.ts";
import { isSaving, type LoadedPage } from "./load-page.ts";

export interface FinishedPage {
  /** 200, or 404 for the page that says so. */
  status: number;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** `manual`: the body is in Brotli already. */
  encodeBody: "automatic" | "manual";
  /** Headers at the page's own address. */
  headers: Record<string, string>;
  /** Headers at every other address that shows the page. */
  headersElsewhere: Record<string, string>;
}

/**
 * How long a finished page may be kept: browsers ask each time (an ETag makes that cheap), Cloudflare's cache
 * answers by itself for five minutes and for a day while it asks anew. A deploy starts with an empty cache. Only the
 * page's own address is kept there: any other one that shows it would fill the cache with another copy.
 */
const caching = {
  "cache-control": "public, max-age=0",
  "cloudflare-cdn-cache-control": "public, max-age=300, stale-while-revalidate=86400",
};
const cachingElsewhere = { "cache-control": "public, max-age=0", "cloudflare-cdn-cache-control": "no-store" };

/** By configuration, which is one for the life of an isolate. */
const memories = new WeakMap<Environment, Map<string, FinishedPage>>();

/** A page has a form of its own for browsers that take Brotli, and for those that save data. */
const keyOf = (request: Request, address: string, isBrotli: boolean) =>
  `${address}${isBrotli ? "" : " text"}${isSaving(request) ? " save-data" : ""}`;

/** The answer to a request for the very address of a page in memory, which is nearly every request. */
export function knownAnswer(request: Request, env: Environment): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const page = rememberedPage(addressOf(request), request, env);
  return page && answerTo(request, page, page.headers);
}

/** The page at `address` in the form `request` asks for, if it is in memory. */
export function rememberedPage(
  address: string,
  request: Request,
  env: Environment,
): FinishedPage | undefined {
  return memories.get(env)?.get(keyOf(request, address, acceptsBrotli(request)));
}

/** Keeps the page at `address` as it was loaded for `request`. */
export function rememberPage(
  address: string,
  status: number,
  { body, etag, policy, isBrotli }: LoadedPage,
  request: Request,
  env: Environment,
): FinishedPage {
  const isData = isDataAddress(address);
  const isGood = status === 200;
  const headers = {
    ...(isData ? { ...commonHeaders, "x-robots-tag": "noindex" } : documentHeadersAt(address)),
    "content-type": isData ? "text/x-script; charset=utf-8" : "text/html; charset=utf-8",
    "content-security-policy": policy,
    ...(isBrotli ? { "content-encoding": "br" } : {}),
    // Where the application does not run yet, a link under the pointer has its page fetched.
    ...(isGood && !isData && !isSaving(request) ? { "speculation-rules": '"/speculation.json"' } : {}),
    ...(isGood
      ? { etag, vary: ["Accept-Encoding", "Save-Data"].join(", ") }
      : { "cache-control": "no-store" }),
  };
  const page: FinishedPage = {
    status,
    body,
    etag,
    encodeBody: isBrotli ? "manual" : "automatic",
    headers: { ...headers, ...(isGood ? caching : {}) },
    headersElsewhere: { ...headers, ...(isGood ? cachingElsewhere : {}) },
  };
  const memory = memories.get(env) ?? new Map<string, FinishedPage>();
  memories.set(env, memory);
  if (acceptsBrotli(request)) memory.set(keyOf(request, address, true), page);
  if (!isBrotli) memory.set(keyOf(request, address, false), page);
  return page;
}

/** The answer to a GET or HEAD `request`, whatever its address, with the page at `address`. */
export function answerWith(page: FinishedPage, address: string, request: Request): Response {
  return answerTo(request, page, addressOf(request) === address ? page.headers : page.headersElsewhere);
}

/** 304 when the browser has the page. */
function answerTo(
  request: Request,
  { status, body, etag, encodeBody }: FinishedPage,
  headers: Record<string, string>,
): Response {
  const ifNoneMatch = request.headers.get("if-none-match");
  if (ifNoneMatch !== null && status === 200 && matches(ifNoneMatch, etag)) {
    // What the browser has may have come otherwise.
    const { "content-encoding": _, ...others } = headers;
    return new Response(null, { status: 304, headers: others });
  }
  if (request.method === "GET") return new Response(body, { status, headers, encodeBody });
  return new Response(null, {
    status,
    headers: { ...headers, "content-length": String(body.byteLength) },
    encodeBody,
  });
}

/** Path and query as they were asked; without the cost of taking the whole address apart. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf("/", "https://".length));
}

/** RFC 9110 §13.1.2: weak comparison. */
function matches(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => opaque(candidate) === opaque(etag));
}
