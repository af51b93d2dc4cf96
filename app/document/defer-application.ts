/** What `start.js` needs to start the application on a page; JSON in the page's `#page` element. */
export interface PageStart {
  /** React Router's context for the browser. */
  context: unknown;
  /** Loader data as React Router streams it, or the address of a file with it. */
  data?: string;
  dataUrl?: string;
  /** Address of the route manifest, of the client entry, and of each matched route's module by id. */
  manifest: string;
  entry: string;
  modules: [id: string, path: string][];
  /** The whole style sheet, when the page has only its own rules. */
  style?: string;
  /** Further modules that those import. */
  preload: string[];
  /** Public origin and form address, which stand as `@site@` and `@forms@` in a data file. */
  site: string;
  forms: string;
}

/**
 * Turns React Router's way to start (module preloads and scripts that run while the page loads) into data that
 * `start.js` uses later. Style attributes become rules of one style element, which a strict Content-Security-Policy
 * can allow by its hash. Hydration finds the same elements as before.
 *
 * @param html a whole page as React rendered it
 * @param data its loader data as React Router encodes it
 */
export function deferApplication(
  html: string,
  data: string,
  settings: { siteUrl: string; formAction: string },
): string {
  const preload: string[] = [];
  let start: PageStart | undefined;
  const page = html
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"\/>/g, (_, href: string) => {
      preload.push(href);
      return "";
    })
    .replace(
      /<script>window\.__reactRouterContext = ([^]*?);window\.__reactRouterContext\.stream = [^]*?<\/script><script type="module" async="">([^]*?)<\/script>/,
      (_, context: string, bootstrap: string) => {
        start = {
          context: JSON.parse(context),
          ...modulesOf(bootstrap),
          data,
          preload,
          site: settings.siteUrl,
          forms: settings.formAction,
        };
        return `<script id="page" type="application/json">${json(start)}</script><script type="module" async=""></script>`;
      },
    );
  if (!start) throw new Error("React Router's scripts were not found in the page");
  return withoutStyleAttributes(page);
}

/** `value` as JSON that can stand in a script element. */
export function json(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The modules that React Router's inline module script imports. */
function modulesOf(bootstrap: string): Pick<PageStart, "manifest" | "entry" | "modules"> {
  const paths = new Map<string, string>();
  for (const [, name = "", path = ""] of bootstrap.matchAll(/import \* as (route\d+) from "([^"]+)";/g)) {
    paths.set(name, path);
  }
  const modules = Array.from(
    bootstrap.matchAll(/"([^"]+)":(route\d+)/g),
    ([, id = "", name = ""]): [string, string] => [id, paths.get(name) ?? ""],
  );
  const manifest = /import "([^"]+)";/.exec(bootstrap)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(bootstrap)?.[1];
  if (!manifest || !entry || modules.some(([, path]) => path === "")) {
    throw new Error("React Router's module script has another form than expected");
  }
  return { manifest, entry, modules };
}

function withoutStyleAttributes(html: string): string {
  const names = new Map<string, string>();
  const page = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return `${tag} data-style="${name}"`;
  });
  if (names.size === 0) return page;
  const rules = Array.from(
    names,
    ([style, name]) => `[data-style="${name}"]{${style.replaceAll("&quot;", '"')}}`,
  );
  return page.replace("</head>", `<style>${rules.join("")}</style></head>`);
}
