/** What holds between files: addresses are taken once, and links, icons and marks exist. */
import { createRequire } from "node:module";
import { existsSync, globSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { isAt } from "../../app/not-found.ts";
import routes from "../../app/routes.ts";
import { anchorOf } from "../../app/ui/anchor-of.ts";
import { type Document, type Documents, isRecord, valueAt } from "./documents.ts";
import { nearest } from "./nearest.ts";
import type { ContentIssue } from "./issue.ts";
import { fieldValues } from "./field-values.ts";
import { byAge } from "./repeats.ts";

/** An issue for each reference of `documents` that leads nowhere, and each address, title or description used twice. */
export function referenceIssues(documents: readonly Document[]): ContentIssue[] {
  const site = new Site(documents);
  return [
    ...documents.flatMap((document) => unknownReferences(document, site)),
    ...documents.flatMap(unknownFields),
    ...takenAddresses(documents),
    ...repeatedHeads(documents),
  ];
}

/**
 * Links of `documents` and `halfRead` to pages that do not exist, for a site of which files have issues: as many as can
 * be told apart from links to what those files would be.
 */
export function deadLinks({
  documents,
  halfRead,
}: Pick<Documents, "documents" | "halfRead">): ContentIssue[] {
  // A file may misspell the name above its further addresses.
  const guessed = halfRead.map((document) => ({
    ...document,
    data: { aliases: fieldValues(document.data).map(({ value }) => value) },
  }));
  const site = new Site([...documents, ...guessed]);
  return [...documents, ...halfRead].flatMap((document) =>
    fieldValues(document.data).flatMap(({ path, value }) => {
      const key = path.at(-1);
      if (typeof value !== "string" || (key !== "href" && key !== "link")) return [];
      const what = sentenceAbout(key, value, site);
      return what ? [{ file: document.file, line: document.lineOf(path), what }] : [];
    }),
  );
}

function unknownReferences(document: Document, site: Site): ContentIssue[] {
  return fieldValues(document.data).flatMap(({ path, value }) => {
    if (typeof value !== "string") return [];
    const isListed = typeof path.at(-1) === "number" && path.at(-2) === "services";
    const what = sentenceAbout(isListed ? "href" : String(path.at(-1)), value, site);
    return what ? [{ file: document.file, line: document.lineOf(path), what }] : [];
  });
}

/** Fields that `sources` names and the file has not. */
function unknownFields({ file, data, lineOf }: Document): ContentIssue[] {
  return Object.keys(data["sources"] ?? {}).flatMap((field) => {
    const path = field.split(".");
    if (valueAt(data, path) !== undefined) return [];
    const around = valueAt(data, path.slice(0, -1)) ?? {};
    const near = nearest(path.at(-1) ?? "", Object.keys(around));
    const remedy = near ? `Did you mean "${[...path.slice(0, -1), near].join(".")}"?` : "Remove the line.";
    return [
      {
        file,
        line: lineOf(["sources", field]),
        what: `"sources" names "${field}", which the file has not. ${remedy}`,
      },
    ];
  });
}

function sentenceAbout(key: string, value: string, site: Site): string | undefined {
  if ((key === "href" || key === "link") && value.startsWith("/") && !site.has(value)) {
    return `the link leads to ${value}, a page that does not exist. ${site.meant(value)}`;
  }
  const [, place = ""] = /^\/[^#]*#(.+)/.exec(value) ?? [];
  if ((key === "href" || key === "link") && place && !site.places.has(place)) {
    const near = nearest(place, site.places, 3);
    return `the link leads to the place "#${place}", which no page has. ${near ? `Did you mean "#${near}"?` : `Remove "#${place}".`}`;
  }
  if (key === "next" && !site.has(`/portfolio/${value}`)) {
    return `the next project is "${value}", which does not exist. ${site.meant(`/portfolio/${value}`)}`;
  }
  if (key === "icon" && !icons.has(value.replace("i-lucide-", ""))) {
    const near = nearest(value.replace("i-lucide-", ""), icons);
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
const icons = new Set([...Object.keys(lucide.icons), ...Object.keys(lucide.aliases)]);
const simpleIcons = require("@iconify-json/simple-icons/icons.json") as { icons: object };
const marks = new Set(Object.keys(simpleIcons.icons));

/** Where the records of a folder have their pages. */
const bases = {
  services: "/services",
  projects: "/portfolio",
  "case-studies": "/case-studies",
  articles: "/blog",
  legal: "",
} as const;

type PageFolder = keyof typeof bases;
type Page = { slug: string; aliases?: readonly string[]; document: Document };

function pagesOf(documents: readonly Document[], folder: PageFolder): Page[] {
  return documents
    .filter((document) => isRecord(document) && document.kind.folder === folder)
    .map((document) => {
      const { aliases } = document.data as { aliases?: string[] };
      return { slug: document.slug, document, ...(Array.isArray(aliases) ? { aliases } : {}) };
    });
}

const placesInCode = globSync("app/**/*.tsx").flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/\bid="([\w-]+)"/g), ([, id = ""]) => id),
);

/** The pages that `documents` make, as a visitor finds them. */
class Site {
  readonly #pages: Record<PageFolder, Page[]>;
  /** Ids of all pages: those of components, of records and of headings in texts. */
  readonly places: ReadonlySet<string>;

  constructor(documents: readonly Document[]) {
    this.#pages = Object.fromEntries(
      Object.keys(bases).map((folder) => [folder, pagesOf(documents, folder as PageFolder)]),
    ) as Record<PageFolder, Page[]>;
    const named = documents.flatMap(({ data }) =>
      fieldValues(data).flatMap(({ path, value }) => {
        const key = path.at(-1);
        if (typeof value !== "string") return [];
        return key === "id" ? [value] : key === "heading" ? [anchorOf(value)] : [];
      }),
    );
    this.places = new Set([...placesInCode, ...named]);
  }

  has(href: string): boolean {
    const path = href.split(/[?#]/)[0] ?? "";
    if (/\.\w+$/.test(path)) return existsSync(`public${path}`);
    const match = matchRoutes(routes as RouteObject[], path)?.at(-1);
    const folder = Object.entries(bases).find(
      ([, base]) => base && match?.route.path === `${base.slice(1)}/:slug`,
    );
    if (!folder) return match !== undefined && match.route.path !== "*";
    const slug = match?.params["slug"] ?? "";
    return this.#pages[folder[0] as PageFolder].some((page) => isAt(page, slug));
  }

  /** What to do about a link to `href`, which does not exist. */
  meant(href: string): string {
    const known = Object.entries(bases).flatMap(([folder, base]) =>
      this.#pages[folder as PageFolder].map(({ slug }) => `${base}/${slug}`),
    );
    const near = nearest(href, [...known, ...plainPaths], 3);
    return near
      ? `Did you mean ${near}?`
      : "If that page was renamed, write its new address; if it was deleted, remove the link or lead it elsewhere.";
  }
}

/** Services that no card of `/services` leads to, and that do not say so. */
export function cardlessServices(documents: readonly Document[]): ContentIssue[] {
  const inFolder = (folder: string) =>
    documents.filter((document) => isRecord(document) && document.kind.folder === folder);
  const services = inFolder("services");
  const led = new Set(inFolder("service-cards").map(({ data }) => data["href"]));
  const paths = new Set<unknown>(services.map(({ slug }) => `/services/${slug}`));
  // A card that leads nowhere is told by itself, and may be the one that is missed here.
  if ([...led].some((href) => String(href).startsWith("/services/") && !paths.has(href))) return [];
  return services.flatMap(({ file, slug, data }) => {
    if (data["card"] === "none" || led.has(`/services/${slug}`)) return [];
    const what = `no card on /services leads to this service. Copy a file of content/service-cards and write "href: /services/${slug}" in it, or write "card: none" here.`;
    return [{ file, line: 1, what }];
  });
}

/** Redirects of `content/redirects.yaml` that lead nowhere, or from a page that is there. */
export function redirectIssues(documents: readonly Document[]): ContentIssue[] {
  const site = new Site(documents);
  return documents.flatMap(({ file, data, lineOf }) =>
    Object.entries((data["redirects"] ?? {}) as Record<string, string>).flatMap(([from, to]) => {
      const at = { file, line: lineOf(["redirects", from]) };
      if (site.has(from))
        return [{ ...at, what: `${from} is a page of the site. Remove the line, or rename the page.` }];
      if (to.startsWith("/") && !site.has(to))
        return [
          { ...at, what: `the redirect leads to ${to}, a page that does not exist. ${site.meant(to)}` },
        ];
      return [];
    }),
  );
}

const plainPaths = (routes as RouteObject[])
  .map(({ path = "" }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*.]/.test(path));

/** Two pages at one address, or at one that belongs to another kind of page. */
function takenAddresses(documents: readonly Document[]): ContentIssue[] {
  return (Object.keys(bases) as PageFolder[]).flatMap((folder) => {
    const pages = pagesOf(documents, folder);
    return pages.flatMap(({ slug, aliases = [], document }) => {
      const path = `${bases[folder]}/${slug}`;
      const reserved = reservedBy(folder, path, slug);
      if (reserved) return [{ file: document.file, line: 1, what: reserved }];
      return aliases.flatMap((alias) => {
        const other = pages.find((page) => page.document !== document && isAt(page, alias));
        if (!other || (other.slug !== alias && document.file < other.document.file)) return [];
        const line = document.lineOf(["aliases"]);
        const what = `the address ${bases[folder]}/${alias} belongs to ${other.document.file} already. Remove it here, or rename that file.`;
        return [{ file: document.file, line, what }];
      });
    });
  });
}

function reservedBy(folder: PageFolder, path: string, slug: string): string | undefined {
  if (folder === "legal" && !legalPaths.has(path)) {
    return plainPaths.includes(path)
      ? `the address ${path} belongs to another page of this site. Give the file another name.`
      : `no page shows this text, because only ${[...legalPaths].join(", ")} have one. Put it into one of these, or ask a programmer for a page.`;
  }
  return folder === "projects" && ["all", "web", "dashboard", "campaign"].includes(slug)
    ? `the address ${path} belongs to a filter of the portfolio. Give the file another name.`
    : undefined;
}

/** Pages of `content/legal` have routes of their own. */
const legalPaths = new Set(["/privacy", "/terms", "/cookies", "/accessibility", "/colophon"]);

/** Titles and descriptions that two pages share, which search engines then take for one. */
function repeatedHeads(documents: readonly Document[]): ContentIssue[] {
  const seen = new Map<string, Document>();
  return byAge(documents).flatMap((document) =>
    fieldValues(document.data).flatMap(({ path, value }) => {
      const key = String(path.at(-1));
      if (!/^(?:head|clientsHead)$/.test(String(path.at(-2))) || typeof value !== "string") return [];
      const first = seen.get(`${key} ${value}`);
      seen.set(`${key} ${value}`, first ?? document);
      if (!first) return [];
      const what = `the ${key} is the same as in ${first.file}. Every page needs its own; write another.`;
      return [{ file: document.file, line: document.lineOf(path), what }];
    }),
  );
}
