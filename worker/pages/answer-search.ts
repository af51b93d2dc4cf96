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

type Find = (question: string) => Answer;

/** By configuration, which is one for the life of an isolate. Finished values only: a request's promise dies with it. */
const searches = new WeakMap<Environment, { find: Find; templates: Map<string, Template> }>();

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
  const sample = answer.hits.length > 0 ? templates.found : templates.nothing;
  const template = search.templates.get(sample) ?? (await loadTemplate(sample, env));
  if (!template) return undefined;
  search.templates.set(sample, template);
  const { html, policy } = template;
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

async function loadSearch(env: Environment) {
  const index = await env.ASSETS.fetch("https://assets/_pages/search.json");
  if (!index.ok) return undefined;
  return { find: searcher(await index.json<SearchIndex>()), templates: new Map<string, Template>() };
}

/** The page made for the question `sample`. */
async function loadTemplate(sample: string, env: Environment): Promise<Template | undefined> {
  const file = await env.ASSETS.fetch(`https://assets/_pages${finishedPages.get(searchAddress(sample))}`);
  if (!file.ok) return undefined;
  const html = filledIn(await file.text(), env);
  return { html, policy: await contentPolicy(html, siteSettings(env).formAction, "/search") };
}
