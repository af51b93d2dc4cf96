/** Answers `/search?q=`: no page is rendered for it, one that the build made is filled in. */
import { filledPage } from "#app/search/filled-page.ts";
import { searcher, type Answer } from "#app/search/find.ts";
import type { SearchIndex } from "#app/search/page-text.ts";
import { questionOf, searchAddress, templates } from "#app/search/question.ts";
import { contentPolicy, documentHeaders } from "../http/security-headers.ts";
import { type Environment, siteSettings } from "../settings.ts";
import { filledIn } from "./deployment-facts.ts";
import { finishedPages } from "./finished-pages.ts";

interface Template {
  html: string;
  policy: string;
}

interface Search {
  find: (question: string) => Answer;
  found: Template;
  nothing: Template;
}

/** By configuration, which is one for the life of an isolate. Finished values only: a request's promise dies with it. */
const searches = new WeakMap<Environment, Search>();

/** What `url` asks the search page, if it asks anything. */
export function askedQuestion(url: URL): string | undefined {
  const question = url.pathname === "/search" ? questionOf(url.searchParams.get("q")) : "";
  return question === "" ? undefined : question;
}

/** The page that answers `question`; `undefined` while the build itself is made. */
export async function answerSearch(
  question: string,
  request: Request,
  env: Environment,
): Promise<Response | undefined> {
  const search = searches.get(env) ?? (await loadSearch(env));
  if (!search) return undefined;
  searches.set(env, search);
  const answer = search.find(question);
  const { html, policy } = answer.hits.length > 0 ? search.found : search.nothing;
  const body = new TextEncoder().encode(filledPage(html, question, answer));
  const headers = {
    ...documentHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
  return request.method === "GET"
    ? new Response(body, { headers })
    : new Response(null, { headers: { ...headers, "content-length": String(body.byteLength) } });
}

async function loadSearch(env: Environment): Promise<Search | undefined> {
  const [index, found, nothing] = await Promise.all([
    env.ASSETS.fetch("https://assets/_pages/search.json"),
    template(templates.found, env),
    template(templates.nothing, env),
  ]);
  if (!index.ok || !found || !nothing) return undefined;
  return { find: searcher(await index.json<SearchIndex>()), found, nothing };
}

async function template(question: string, env: Environment): Promise<Template | undefined> {
  const file = await env.ASSETS.fetch(`https://assets/_pages${finishedPages.get(searchAddress(question))}`);
  if (!file.ok) return undefined;
  const html = filledIn(await file.text(), env);
  return { html, policy: await contentPolicy(html, siteSettings(env).formAction, "/search") };
}
