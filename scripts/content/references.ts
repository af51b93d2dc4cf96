/** What has to agree between files: an address belongs to one page, and links, icons and marks exist. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { matchRoutes, type RouteObject } from "react-router";
import appRoutes from "../../app/routes.ts";
import drawings from "../../content/images.json" with { type: "json" };
import { type Document, issueAt, textsOf } from "./documents.ts";
import type { ContentIssue } from "./issue.ts";
import { didYouMean, nearest } from "./nearest.ts";
import { iconNames } from "./icons.ts";
import { isFileName } from "./pictures/records.ts";

const require = createRequire(import.meta.url);
const simpleIcons = require("@iconify-json/simple-icons/icons.json") as { icons: object };
const marks = new Set(Object.keys(simpleIcons.icons));

/** An issue for each reference that leads nowhere, each service without a card, and each address used twice. */
export function referenceIssues(documents: readonly Document[]): ContentIssue[] {
  const { addresses, issues } = addressesOf(documents);
  const clients = new Set(documents.map(({ data }) => data["client"]));
  const team = documents.flatMap(({ kind, slug }) => (kind.folder === "team" ? slug : []));
  return [
    ...documents.flatMap((document) => [
      ...textsOf(document).flatMap(({ path, text }) =>
        issueAt(document, path, unknownReference(path, text, addresses)),
      ),
      ...redirectIssues(document, addresses),
      ...unknownClient(document, clients),
      ...unknownAuthor(document, team),
    ]),
    ...issues,
    ...cardlessServices(documents),
  ];
}

const legalPaths = appRoutes.filter(({ file }) => /legal|colophon/.test(file)).map(({ path }) => `/${path}`);

/** The addresses of all records, their aliases among them; issues of those that no route shows or another record has. */
function addressesOf(documents: readonly Document[]): { addresses: Set<string>; issues: ContentIssue[] } {
  const pages = documents.flatMap((document) => {
    const { base } = document.kind;
    return base === undefined ? [] : { document, base, own: `${base}/${document.slug}` };
  });
  const owners = new Map(pages.map(({ document, own }) => [own, document.file]));
  const issues = pages.flatMap(({ document, base, own }) => {
    if (base === "" && !legalPaths.includes(own)) {
      const what = `no page shows this text, because only ${legalPaths.join(", ")} have one. Put it into one of these, or ask a programmer for a page.`;
      return [{ file: document.file, line: 1, what }];
    }
    const { aliases = [] } = document.data as { aliases?: string[] };
    return aliases.flatMap((slug) => {
      const alias = `${base}/${slug}`;
      const owner = owners.get(alias);
      if (owner === undefined) owners.set(alias, document.file);
      if (owner === undefined || owner === document.file) return [];
      const what = `the address ${alias} belongs to ${owner} already. Remove it here, or rename that file.`;
      return issueAt(document, ["aliases"], what);
    });
  });
  return { addresses: new Set(owners.keys()), issues };
}

/** @param addresses of all records */
function unknownReference(
  path: readonly PropertyKey[],
  text: string,
  addresses: ReadonlySet<string>,
): string | undefined {
  const [group, place, name] = [path.at(-3), path.at(-2), path.at(-1)].map(String);
  const isLink = name === "href" || name === "link" || (place === "services" && Number(name) >= 0);
  if (isLink && isLost(text, addresses))
    return `the link leads to ${text}, a page that does not exist. ${remedyFor(text, addresses)}`;
  if (name === "next" && !addresses.has(`/portfolio/${text}`))
    return `the next project is "${text}", which does not exist. ${remedyFor(`/portfolio/${text}`, addresses)}`;
  if (name === "icon" && !iconNames.has(text))
    return `there is no icon "${text}". ${didYouMean(text, iconNames, "Choose one from lucide.dev/icons and write i-lucide- before its name.")}`;
  if (name === "mark" && !marks.has(text))
    return `there is no mark "${text}". ${didYouMean(text, marks, "Choose one from simpleicons.org: small letters and digits.")}`;
  const isDrawing = name === "name" && /image/i.test(`${group} ${place}`) && !isFileName(text);
  if (!isDrawing || text in drawings) return undefined;
  const otherwise = "Choose one from content/images.json; npm run images makes those of art/scenes.";
  return `there is no drawing "${text}". ${didYouMean(text, Object.keys(drawings), otherwise)}`;
}

const routes = appRoutes as RouteObject[];

function isPage(href: string, addresses: ReadonlySet<string>): boolean {
  const path = href.split(/[?#]/)[0] ?? "";
  if (/\.\w+$/.test(path)) return existsSync(`public${path}`);
  const route = matchRoutes(routes, path)?.at(-1)?.route.path;
  return route?.endsWith("/:slug") ? addresses.has(path) : route !== "*";
}

/** Whether `href` leads to a page of ours that does not exist. */
const isLost = (href: string, addresses: ReadonlySet<string>) =>
  href.startsWith("/") && !isPage(href, addresses);

const plainPaths = routes
  .map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*.]/.test(path));

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
    const lost = isLost(to, addresses)
      ? `the redirect leads to ${to}, a page that does not exist. ${remedyFor(to, addresses)}`
      : undefined;
    const known = `${from} is a page of the site. Remove the line, or rename the page.`;
    return issueAt(document, ["redirects", from], isPage(from, addresses) ? known : lost);
  });
}

/** Where testimonials and cards name a client. */
const clientFields: Readonly<Record<string, string>> = {
  testimonials: "company",
  "featured-projects": "name",
};

function unknownClient(document: Document, clients: ReadonlySet<unknown>): ContentIssue[] {
  const field = clientFields[document.kind.folder ?? ""];
  const name = field && document.data[field];
  if (!field || clients.has(name)) return [];
  const what = `no project or case study has a client called "${String(name)}". Write the name as it stands there under "client".`;
  return issueAt(document, [field], what);
}

/** An article that nobody of the team signs. */
function unknownAuthor(document: Document, team: readonly string[]): ContentIssue[] {
  const author = String(document.data["author"]);
  if (document.kind.folder !== "articles" || team.includes(author)) return [];
  const what = `there is no content/team/${author}.yaml. ${didYouMean(author, team, "Let somebody else sign it: write the name of another file of that folder, without its ending.")}`;
  return issueAt(document, ["author"], what);
}

/** Services that no card of `/services` leads to, without `card: none`. */
function cardlessServices(documents: readonly Document[]): ContentIssue[] {
  const inFolder = (folder: string) => documents.filter(({ kind }) => kind.folder === folder);
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
