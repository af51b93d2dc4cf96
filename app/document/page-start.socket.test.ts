/** What a built page starts with, compared with what the framework's own `<Scripts/>` would load. */
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, test } from "vitest";
import { caseStudies } from "../../content/generated/case-studies.server.ts";
import { services } from "../../content/generated/services.server.ts";
import { builtPage } from "../../scripts/prerender/built-page.ts";
import type { PageStart } from "./page-start.ts";

/** The start data of the built page at `path`. */
function startOf(path: string): PageStart {
  const [, json = ""] =
    /<script id="page" type="application\/json">(.*?)<\/script>/.exec(builtPage(path).html) ?? [];
  return JSON.parse(json);
}

/** The framework's route manifest, as browsers load it. */
function manifestAt(address: string): ServerBuild["assets"] {
  const text = readFileSync(`build/client${address}`, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** `<Scripts/>` at `path`, in a site with the same routes, which render nothing. */
async function frameworkScripts(path: string, start: PageStart): Promise<string> {
  const assets = manifestAt(start.manifest);
  const root = () =>
    createElement("html", null, createElement("body", null, createElement(Scripts), createElement(Outlet)));
  const rendered = (request: Request, _status: number, _headers: Headers, context: EntryContext) =>
    new Response(renderToString(createElement(ServerRouter, { context, url: request.url })));
  const routes = Object.entries(assets.routes).map(
    ([id, route]) => [id, { ...route, module: { default: id === "root" ? root : () => null } }] as const,
  );
  const build = {
    ...start.context,
    assets,
    entry: { module: { default: rendered } },
    routes: Object.fromEntries(routes),
    ssr: true,
  } as unknown as ServerBuild;
  const answer = await createRequestHandler(build)(new Request(`https://site.example${path}`));
  return answer.text();
}

const unique = (texts: Iterable<string>) => [...new Set(texts)].toSorted();

test.each([
  "/",
  "/services",
  `/services/${services[0]?.slug}`,
  `/case-studies/${caseStudies[0]?.slug}`,
  "/contact",
  "/search",
  "/nothing-here",
])("%s starts with just what the framework starts with", async (path) => {
  const start = startOf(path === "/nothing-here" ? "/404" : path);
  const html = await frameworkScripts(path, start);
  const files = unique(html.match(/\/assets\/[\w.-]+\.js/g) ?? []);
  const { manifest, entry, modules, preload } = start;
  expect(files).toEqual(unique([manifest, entry, ...preload, ...modules.flatMap(([, ...paths]) => paths)]));
  expect(files.length).toBeGreaterThan(5);
  // What `start.ts` sets before it imports the entry; the manifest's file sets the third.
  const globals = unique(html.match(/window\.__\w+/g) ?? []);
  expect(globals).toEqual(["window.__reactRouterContext", "window.__reactRouterRouteModules"]);
  const [, ids = ""] = /window\.__reactRouterRouteModules = \{(.*?)\}/.exec(html) ?? [];
  expect(ids.match(/(?<=")[^"]+(?=":)/g)).toEqual(modules.map(([id]) => id));
  const [, context = "{}"] = /window\.__reactRouterContext = (\{.*?\});/.exec(html) ?? [];
  expect(start.context).toEqual(JSON.parse(context));
});
