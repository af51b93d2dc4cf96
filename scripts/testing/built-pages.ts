/** The pages of the built worker, each fetched once, and what tests read in them. */
import { pages } from "../../content/pages.server.ts";
import { aliases } from "../../e2e/pages.ts";
import { freshConnection, startWorkerd } from "./workerd.ts";

/** Addresses of no section or of an old link, with the page that each stands for. */
export const otherAddresses: readonly (readonly [alias: string, canonical: string])[] = [
  ...aliases,
  ["/contact/general", "/contact"],
  ["/contact/anything", "/contact"],
  ["/about/anything", "/about"],
  ["/clients/partners", "/clients"],
];

const site = await startWorkerd();

/** The text at `path`. Throws when its status is another than `status`. */
export async function textAt(path: string, status = 200): Promise<string> {
  const answer = await fetch(site.address + path, freshConnection);
  if (answer.status !== status) throw new Error(`${path}: status ${answer.status}`);
  return answer.text();
}

export const stop = () => site.stop();

/** The HTML of each page by its address, `otherAddresses` and the not-found page included. */
export const htmlOf = new Map([["/no-such-page", await textAt("/no-such-page", 404)]]);
for (const path of [...pages.map((page) => page.path), ...otherAddresses.map(([alias]) => alias)])
  htmlOf.set(path, await textAt(path));

/** The first group of the first match of `pattern`. */
export const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** The first group of each match of `pattern`. */
export const all = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found = ""]) => found);

/** What a page says of itself under `name`. */
export const meta = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

export const canonicalIn = (html: string) => first(html, /<link rel="canonical" href="([^"]+)"/);

/** What a reader sees of some HTML. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
