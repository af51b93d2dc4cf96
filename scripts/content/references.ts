/** What has to agree between files: an address belongs to one page, and links, icons and marks exist. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { matchRoutes, type RouteObject } from "react-router";
import appRoutes from "../../app/routes.ts";
import drawings from "../../content/images.json" with { type: "json" };
import { type Document, isRecord, issueAt, textsOf } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { nearest } from "./nearest.ts";

/** An issue for each reference that leads nowhere, each service without a card, and each address used twice. */
export function referenceIssues(documents: readonly Document[]): ContentIssue[] {
  const records = recordPages(documents);
  const addresses = new Set(records.flatMap((page) => page.addresses));
  return [
    ...documents.flatMap((document) => unknownReferences(document, addresses)),
    ...documents.flatMap((document) => redirectIssues(document, addresses)),
    ...records.flatMap((page) => addressIssues(page, records)),
    ...cardlessServices(documents),
  ];
}

function unknownReferences(document: Document, addresses: ReadonlySet<string>): ContentIssue[] {
  return textsOf(document).flatMap(({ path, text }) => {
    const isListed = typeof path.at(-1) === "number" && path.at(-2) === "services";
    const isDrawing = path.at(-1) === "name" && /image/i.test(path.slice(-3, -1).join(" "));
    const what = isDrawing ? unknownDrawing(text) : faultOf(isListed ? "href" : path.at(-1), text, addresses);
    return issueAt(document, path, what);
  });
}

function unknownDrawing(name: string): string | undefined {
  // With a dot it is the file of a photograph.
  if (name in drawings || name.includes(".")) return undefined;
  const near = nearest(name, Object.keys(drawings));
  return `there is no drawing "${name}". ${near ? `Did you mean "${near}"?` : "Choose one from content/images.json; npm run images makes those of art/scenes."}`;
}

function faultOf(key: unknown, value: string, addresses: ReadonlySet<string>): string | undefined {
  if ((key === "href" || key === "link") && isLost(value, addresses))
    return `the link leads to ${value}, a page that does not exist. ${remedyFor(value, addresses)}`;
  if (key === "next" && !addresses.has(`/portfolio/${value}`))
    return `the next project is "${value}", which does not exist. ${remedyFor(`/portfolio/${value}`, addresses)}`;
  const icon = value.replace("i-lucide-", "");
  if (key === "icon" && !icons.has(icon)) {
    const near = nearest(icon, icons);
    return `there is no icon "${value}". ${near ? `Did you mean "i-lucide-${near}"?` : "Choose one from lucide.dev/icons and write i-lucide- before its name."}`;
  }
  if (key === "mark" && !marks.has(value)) {
    const near = nearest(value, marks);
    return `there is no mark "${value}". ${near ? `Did you mean "${near}"?` : "Choose one from simpleicons.org: small letters and digits."}`;
  }
  return undefined;
}

const require = createRequire(import.meta.url);
const lucide = require("@iconify-json/lucide/icons.json") as { icons: object; aliases: object };
const icons = new Set(Object.keys({ ...lucide.icons, ...lucide.aliases }));
const simpleIcons = require("@iconify-json/simple-icons/icons.json") as { icons: object };
const marks = new Set(Object.keys(simpleIcons.icons));

interface RecordPage {
  document: Document;
  /** Its own first, then its aliases. */
  addresses: string[];
}

function recordPages(documents: readonly Document[]): RecordPage[] {
  return documents.flatMap((document) => {
    const base = isRecord(document) ? document.kind.base : undefined;
    if (base === undefined) return [];
    const { aliases = [] } = document.data as { aliases?: string[] };
    return [{ document, addresses: [document.slug, ...aliases].map((slug) => `${base}/${slug}`) }];
  });
}

const routes = appRoutes as RouteObject[];
const plainPaths = routes
  .map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*.]/.test(path));

/** @param addresses of all records */
function isPage(href: string, addresses: ReadonlySet<string>): boolean {
  const path = href.split(/[?#]/)[0] ?? "";
  if (/\.\w+$/.test(path)) return existsSync(`public${path}`);
  const route = matchRoutes(routes, path)?.at(-1)?.route.path;
  return route?.endsWith("/:slug") ? addresses.has(path) : route !== "*";
}

/** Whether `href` leads to a page of ours that does not exist. */
const isLost = (href: string, addresses: ReadonlySet<string>) =>
  href.startsWith("/") && !isPage(href, addresses);

/** What to do about a link to `href`, which does not exist. */
function remedyFor(href: string, addresses: ReadonlySet<string>): string {
  const near = nearest(href, [...addresses, ...plainPaths], 2);
  return near
    ? `Did you mean ${near}?`
    : "If that page was renamed, write its new address; if it was deleted, remove the link or lead it elsewhere.";
}

/** Redirects of `content/redirects.yaml` that lead nowhere, or start at a page that exists. */
function redirectIssues(document: Document, addresses: ReadonlySet<string>): ContentIssue[] {
  const redirects = (document.data["redirects"] ?? {}) as Record<string, string>;
  return Object.entries(redirects).flatMap(([from, to]) => {
    const what = isPage(from, addresses)
      ? `${from} is a page of the site. Remove the line, or rename the page.`
      : isLost(to, addresses)
        ? `the redirect leads to ${to}, a page that does not exist. ${remedyFor(to, addresses)}`
        : undefined;
    return issueAt(document, ["redirects", from], what);
  });
}

/** Pages of `content/legal` have routes of their own. */
const legalPaths = new Set(["/privacy", "/terms", "/cookies", "/accessibility", "/colophon"]);

/** Legal texts that no route shows, and aliases that are another record's address. */
function addressIssues({ document, addresses }: RecordPage, records: readonly RecordPage[]): ContentIssue[] {
  const { file } = document;
  const [own = "", ...aliases] = addresses;
  if (file.startsWith("content/legal/") && !legalPaths.has(own)) {
    const what = `no page shows this text, because only ${[...legalPaths].join(", ")} have one. Put it into one of these, or ask a programmer for a page.`;
    return [{ file, line: 1, what }];
  }
  return aliases.flatMap((alias) => {
    const other = records.find((page) => page.document !== document && page.addresses.includes(alias));
    // Of two files with one alias the later is reported.
    if (!other || (other.addresses[0] !== alias && file < other.document.file)) return [];
    const what = `the address ${alias} belongs to ${other.document.file} already. Remove it here, or rename that file.`;
    return issueAt(document, ["aliases"], what);
  });
}

/** Services that no card of `/services` leads to, without `card: none`. */
function cardlessServices(documents: readonly Document[]): ContentIssue[] {
  const inFolder = (folder: string) =>
    documents.filter((document) => isRecord(document) && document.kind.folder === folder);
  const services = inFolder("services");
  const led = new Set(inFolder("service-cards").map(({ data }) => String(data["href"])));
  const paths = new Set(services.map(({ slug }) => `/services/${slug}`));
  // A card that leads nowhere is reported itself, and may be the missing one.
  if ([...led].some((href) => href.startsWith("/services/") && !paths.has(href))) return [];
  return services.flatMap(({ file, slug, data }) => {
    if (data["card"] === "none" || led.has(`/services/${slug}`)) return [];
    const what = `no card on /services leads to this service. Copy a file of content/service-cards and write "href: /services/${slug}" in it, or write "card: none" here.`;
    return [{ file, line: 1, what }];
  });
}
