/**
 * Finished pages, kept in the isolate's memory: the same bytes for everybody, rendered at build time
 * (`scripts/prerender.ts`) or, for the few that were not, on the first request.
 */
import { contentPolicy } from "./security-headers.ts";
import { type Environment, siteSettings } from "./settings.ts";

export interface FinishedPage {
  /** 200, or what became of a page that is not kept. */
  status: number;
  body: Uint8Array<ArrayBuffer>;
  /** Strong validator of `body`. */
  etag: string;
  contentType: string;
  /** `content-security-policy` of a document, none for data. */
  policy?: string;
}

/** Which page an address shows, as far as the content depends on it. */
export interface PageKey {
  /** Path with the queries that matter, in one order. */
  address: string;
  saveData: boolean;
}

/** Most pages in memory; far more than the site has, so that strange addresses cannot fill it. */
const limit = 200;

/** Queries that change a page; all others, tracking parameters above all, get the page without them. */
const filterQueries: Record<string, RegExp> = {
  "/portfolio": /^[a-z-]{1,40}$/,
  "/case-studies": /^[A-Za-z &+-]{1,60}$/,
};

/** By configuration, which is one for the life of an isolate. */
const pages = new WeakMap<Environment, Map<string, Promise<FinishedPage | undefined>>>();

/** The key of a request's page, or `undefined` when it must be rendered for itself. */
export function pageKeyOf(request: Request): PageKey | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const url = new URL(request.url);
  if (url.searchParams.has("submitted") || url.searchParams.has("_routes")) return undefined;
  const filter = url.searchParams.get("filter");
  const path = url.pathname;
  // Files that routes make: robots.txt, feeds.
  if (/\.[a-z]+$/.test(path) && !path.endsWith(".data")) return undefined;
  const saveData = request.headers.get("save-data") === "on";
  if (filter === null) return { address: path, saveData };
  const allowed = filterQueries[path.replace(/\.data$/, "")];
  if (!allowed) return { address: path, saveData };
  return allowed.test(filter)
    ? { address: `${path}?${new URLSearchParams({ filter })}`, saveData }
    : undefined;
}

/**
 * The page of `key`: from memory, else from the build, else from `render`, whose answer is kept when it is a good
 * one. Many who ask at once wait for one rendering.
 *
 * @returns the page, kept for the next if its status is 200; `undefined` when the answer is no page at all
 */
export function finishedPage(
  key: PageKey,
  env: Environment,
  render: (address: string) => Promise<Response>,
): Promise<FinishedPage | undefined> {
  const store = pages.get(env) ?? new Map<string, Promise<FinishedPage | undefined>>();
  pages.set(env, store);
  const name = `${key.address} ${key.saveData}`;
  const known = store.get(name);
  if (known) return known;
  const page = load(key, env, render);
  if (store.size >= limit) store.delete(store.keys().next().value ?? "");
  store.set(name, page);
  const forget = () => store.delete(name);
  page.then((result) => result?.status === 200 || forget(), forget);
  return page;
}

async function load(
  { address, saveData }: PageKey,
  env: Environment,
  render: (address: string) => Promise<Response>,
): Promise<FinishedPage | undefined> {
  const { siteUrl, formAction } = siteSettings(env);
  const isData = new URL(address, siteUrl).pathname.endsWith(".data");
  let text = await prerendered(address, isData, env);
  let status = 200;
  if (text === undefined) {
    const response = await render(address);
    if (!isPage(response, isData)) return undefined;
    status = response.status;
    text = await response.text();
  }
  text = text.replaceAll("@site@", () => siteUrl).replaceAll("@forms@", () => formAction);
  if (saveData && !isData) text = text.replace(/<style>@font-face[^]*?<\/style>/, "<style></style>");
  const body = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return {
    status,
    body,
    etag: `"${btoa(String.fromCharCode(...digest))}"`,
    contentType: isData ? "text/x-script; charset=utf-8" : "text/html; charset=utf-8",
    policy: isData ? undefined : await contentPolicy(text, formAction),
  };
}

function isPage(response: Response, isData: boolean): boolean {
  return response.headers.get("content-type")?.startsWith(isData ? "text/x-script" : "text/html") ?? false;
}

/** The build's own rendering, with the configured addresses still open. */
async function prerendered(address: string, isData: boolean, env: Environment): Promise<string | undefined> {
  if (address.includes("?")) return undefined;
  const path = address.replace(/\.data$/, "").replace(/^\/_?$/, "/index");
  const file = await env.ASSETS.fetch(`https://assets/_pages${path}${isData ? ".data" : ".page"}`);
  return file.ok ? file.text() : undefined;
}
