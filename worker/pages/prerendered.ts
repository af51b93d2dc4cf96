/**
 * Prerendered pages, kept in the isolate's memory once requested. Nothing is evicted, since the build limits the number
 * of pages.
 */
import { brotliDecompressSync } from "node:zlib";
import { perIsolate } from "../isolate.ts";
import { log } from "../log.ts";
import type { Environment } from "../settings.ts";
import { prerenderedFile } from "./addresses.ts";
import { settingsHash } from "./page-settings.ts";

/** A page, its loader data, or a text file. As a file: a line of JSON, then the body. */
export interface PrerenderedPage {
  /** `settingsHash` of the configuration it was built for. */
  settings: string;
  /** 200, or 404 for a not-found page. */
  status: number;
  /** As sent at its own address. */
  headers: Record<string, string>;
  /** Brotli-compressed in the build, plain in memory: the platform compresses what it sends as each client asks. */
  body: Uint8Array<ArrayBuffer>;
}

/** Serializes `page` as a build file. */
export function packPage({ body, ...head }: PrerenderedPage): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const file = new Uint8Array(line.length + body.length);
  file.set(line);
  file.set(body, line.length);
  return file;
}

/** Reads what `packPage` wrote. */
export function unpackPage(file: Uint8Array<ArrayBuffer>): PrerenderedPage {
  const end = file.indexOf(10);
  const head: Omit<PrerenderedPage, "body"> = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  return { ...head, body: file.subarray(end + 1) };
}

interface Memory {
  pages: Map<string, PrerenderedPage>;
  /** Whether the build was made for this configuration, once known. */
  isMadeFor?: boolean;
}

const memoryOf = perIsolate((): Memory => ({ pages: new Map() }));

/** The fast path for nearly every request: the exact address of a page in memory. */
export function knownAnswer(request: Request, env: Environment): Response | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const address = addressOf(request);
  const page = memoryOf(env).pages.get(address);
  return page && answerTo(request, page, address);
}

/**
 * Answers a GET or HEAD `request` with the page at `address`, whatever the request's own address; `undefined` when
 * the build has none, or was made for another configuration.
 */
export async function prerenderedAnswer(
  address: string,
  request: Request,
  env: Environment,
): Promise<Response | undefined> {
  const page = memoryOf(env).pages.get(address) ?? (await loadPage(address, env));
  return page && answerTo(request, page, address);
}

async function loadPage(address: string, env: Environment): Promise<PrerenderedPage | undefined> {
  const memory = memoryOf(env);
  if (memory.isMadeFor === false) return undefined;
  const file = await env.ASSETS.fetch(`https://assets${prerenderedFile(address)}`);
  if (!file.ok) return undefined;
  const page = unpackPage(new Uint8Array(await file.arrayBuffer()));
  memory.isMadeFor = page.settings === settingsHash(env);
  if (!memory.isMadeFor) {
    log("page.settings", { reason: madeForOthers });
    return undefined;
  }
  const plain = { ...page, body: new Uint8Array(brotliDecompressSync(page.body)) };
  memory.pages.set(address, plain);
  return plain;
}

const madeForOthers = "the build was made for other settings, so each page is rendered when it is asked for";

/** Why prerendered pages are not used, as a sentence; `undefined` when they are. */
export async function buildFault(env: Environment): Promise<string | undefined> {
  if (memoryOf(env).isMadeFor === undefined) await loadPage("/404", env);
  return memoryOf(env).isMadeFor === false ? madeForOthers : undefined;
}

function answerTo(request: Request, page: PrerenderedPage, address: string): Response {
  const headers = headersFor(request, page, address);
  const { status, body } = page;
  const { etag } = page.headers;
  const known = request.headers.get("if-none-match");
  if (etag !== undefined && known !== null && matches(known, etag))
    return new Response(null, { status: 304, headers });
  if (request.method === "GET") return new Response(body, { status, headers });
  return new Response(null, { status, headers: { ...headers, "content-length": String(body.byteLength) } });
}

/**
 * The page's headers, adapted to the request. Only its own address goes into Cloudflare's cache, or every other
 * address that shows it would add a copy. With Save-Data nothing is prefetched and fonts are blocked.
 */
function headersFor(request: Request, { headers }: PrerenderedPage, address: string): Record<string, string> {
  const isOwn = addressOf(request) === address || headers["cloudflare-cdn-cache-control"] === undefined;
  const saves = request.headers.get("save-data") === "on";
  if (isOwn && !saves) return headers;
  const { "speculation-rules": rules, "content-security-policy": policy = "", ...others } = headers;
  return {
    ...others,
    ...(isOwn ? {} : { "cloudflare-cdn-cache-control": "no-store" }),
    ...(saves || rules === undefined ? {} : { "speculation-rules": rules }),
    "content-security-policy": saves ? policy.replace("font-src 'self'", "font-src 'none'") : policy,
  };
}

/** Path and query as requested, without the cost of parsing the whole URL. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf("/", "https://".length));
}

/** RFC 9110 §13.1.2: weak comparison. */
function matches(ifNoneMatch: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => opaque(candidate) === opaque(etag));
}
