import type { EntryContext } from "react-router";

/** What `start.ts` needs to start the application on a page; JSON in the page's `#page` element. */
export interface PageStart {
  /** React Router's context for the browser. */
  context: object;
  /** Loader data as React Router streams it, or the address of a file with it. */
  data?: string;
  dataUrl?: string;
  /** Address of the route manifest and of the client entry. */
  manifest: string;
  entry: string;
  /** Each matched route's id and the modules it is split into. */
  modules: [id: string, ...paths: string[]][];
  /** Address of the whole style sheet, when the page has only its own rules. */
  style?: string;
  /** Further modules that those import. */
  preload: string[];
}

/**
 * The start data of a page: what React Router's `<Scripts/>` would load and run while the page loads, as data for
 * `start.ts` to use later.
 *
 * @param data the page's loader data as React Router encodes it
 */
export function pageStart(
  { manifest, staticHandlerContext, serverHandoffString = "{}" }: EntryContext,
  data: string,
): PageStart {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = routes.map((route): [string, ...string[]] => {
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
    return [route.id, ...parts.filter((part) => part !== undefined), route.module];
  });
  const imports = [manifest.entry.imports, ...routes.map((route) => route.imports ?? [])].flat();
  const started = new Set([manifest.entry.module, ...modules.flatMap(([, ...paths]) => paths)]);
  return {
    context: JSON.parse(serverHandoffString),
    manifest: manifest.url,
    entry: manifest.entry.module,
    modules,
    data,
    preload: [...new Set(imports)].filter((path) => !started.has(path)),
  };
}

/** `start` as the element that `start.ts` reads, escaped so that nothing in it ends the element. */
export function pageStartElement(start: PageStart): string {
  return `<script id="page" type="application/json">${JSON.stringify(start).replaceAll("<", "\\u003c")}</script>`;
}
