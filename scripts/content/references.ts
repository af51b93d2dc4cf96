/** What has to agree between files: links lead to pages, names to records, and an address belongs to one page. */
import { existsSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import appRoutes from "../../app/routes.ts";
import { type Document, issueAt } from "./documents.ts";
import { fieldValues } from "./field-values.ts";
import { type ContentIssue, didYouMean } from "./issue.ts";

const routes = appRoutes as RouteObject[];
const fixedPaths = routes
  .map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*.]/.test(path));

/** An issue for each reference that leads nowhere, each service without a card, and each address used twice. */
export function referenceIssues(documents: readonly Document[]): ContentIssue[] {
  const { addresses, issues } = addressesOf(documents);
  const inFolder = (folder: string) => documents.filter(({ kind }) => kind.folder === folder);
  const slugsOf = (folder: string) => inFolder(folder).map(({ slug }) => slug);

  const lost = (href: string) =>
    href.startsWith("/") && !isPage(href, addresses)
      ? `no page has the address ${href}. ${didYouMean(href, [...addresses, ...fixedPaths], "Write its new address, or remove the link.")}`
      : undefined;

  const clients = documents.flatMap(({ data }) => (typeof data["client"] === "string" ? data["client"] : []));
  const projects = [...addresses].flatMap((path) => /^\/portfolio\/(.+)/.exec(path)?.[1] ?? []);
  const names: [folder: string, field: string, known: readonly string[], place: string][] = [
    ["articles", "author", slugsOf("team"), "the name of a file in content/team"],
    ["projects", "next", projects, "the name of a file in content/projects"],
    ["testimonials", "company", clients, 'the "client" of a project or case study'],
    ["featured-projects", "name", clients, 'the "client" of a project or case study'],
  ];
  const unknownNames = names.flatMap(([folder, field, known, place]) =>
    inFolder(folder).flatMap((document) => {
      const name = document.data[field];
      if (typeof name !== "string" || known.includes(name)) return [];
      const what = `"${name}" is not ${place}. ${didYouMean(name, known, `Write one of: ${[...new Set(known)].join(", ")}.`)}`;
      return issueAt(document, [field], what);
    }),
  );

  const links = documents.flatMap((document) =>
    fieldValues(document.data).flatMap(({ path, value }) => {
      const [place, name] = path.slice(-2);
      const isLink = name === "href" || name === "link" || place === "services" || place === "redirects";
      return isLink ? issueAt(document, path, lost(String(value))) : [];
    }),
  );
  const redirects = documents.flatMap((document) =>
    Object.keys(document.data["redirects"] ?? {}).flatMap((from) =>
      isPage(from, addresses)
        ? issueAt(document, ["redirects", from], `${from} is a page. Remove the line, or rename the page.`)
        : [],
    ),
  );

  const cards = new Set(inFolder("service-cards").map(({ data }) => data["href"]));
  const withoutCard = inFolder("services").flatMap(({ file, slug, data }) => {
    const what = `no card leads to this service. Write "href: /services/${slug}" in a new file of content/service-cards, or "card: none" here.`;
    return data["card"] === "none" || cards.has(`/services/${slug}`) ? [] : [{ file, line: 1, what }];
  });
  return [...issues, ...links, ...redirects, ...unknownNames, ...withoutCard];
}

/** The addresses of all records and their aliases; issues of those that no route shows or that another record has. */
function addressesOf(documents: readonly Document[]): { addresses: Set<string>; issues: ContentIssue[] } {
  const pages = documents.filter(({ kind }) => kind.base !== undefined);
  const addressOf = ({ kind, slug }: Document, name = slug) => `${kind.base}/${name}`;
  const owners = new Map(pages.map((document) => [addressOf(document), document.file]));
  const aliases = pages.flatMap((document) =>
    ((document.data["aliases"] ?? []) as string[]).flatMap((name) => {
      const alias = addressOf(document, name);
      const owner = owners.get(alias);
      if (owner === undefined) owners.set(alias, document.file);
      return issueAt(document, ["aliases"], owner && `${alias} is the address of ${owner}. Remove it here.`);
    }),
  );
  const addresses = new Set(owners.keys());
  const unshown = pages.flatMap((document) =>
    isPage(addressOf(document), addresses)
      ? []
      : issueAt(
          document,
          [],
          "no page shows this text. Add it to another file, or a route to app/routes.ts.",
        ),
  );
  return { addresses, issues: [...aliases, ...unshown] };
}

function isPage(href: string, addresses: ReadonlySet<string>): boolean {
  const path = href.split(/[?#]/)[0] ?? "";
  if (/\.\w+$/.test(path)) return existsSync(`public${path}`);
  const route = matchRoutes(routes, path)?.at(-1)?.route.path;
  return route?.endsWith("/:slug") ? addresses.has(path) : route !== "*";
}
