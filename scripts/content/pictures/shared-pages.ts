/** The pages of a content file as social networks show them. */
import { type Document, isRecord, valueAt } from "../documents.ts";
import { picturedFolders } from "./places.ts";
import { isDropped } from "./uses.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Path below `content/`, and what of it stays in view. */
  photograph?: { file: string; focus?: string };
}

/** Where the records of a folder have their pages. */
const bases: Readonly<Record<string, string>> = {
  services: "/services",
  legal: "",
  ...Object.fromEntries(
    Object.entries(picturedFolders).flatMap(([folder, { base }]) => (base ? [[folder, base]] : [])),
  ),
};

/** Pages that are no records: the file with their texts, and where it has their head. */
const single: [file: string, path: string, ...head: string[]][] = [
  ["pages/home.yaml", "/", "home"],
  ["pages/clients.yaml", "/clients", "clientsHead"],
  ["pages/presentation.yaml", "/presentation", "presentation"],
  ["pages/deck.yaml", "/presentation/deck", "deck"],
  ["pages/listings.yaml", "/services", "servicesListing"],
  ["pages/listings.yaml", "/portfolio", "portfolioListing"],
  ["pages/listings.yaml", "/case-studies", "caseStudiesListing"],
  ["pages/listings.yaml", "/blog", "blogListing"],
];

/** Pages that are entries of a list, whose first one is at the address itself as well. */
const listed: [file: string, path: string, list: string, name: string][] = [
  ["pages/about.yaml", "/about", "aboutVariants", "section"],
  ["pages/contact.yaml", "/contact", "contactTypes", "type"],
];

/** Every page that `document` makes; `scripts/content/pictures/shared-pages.test.ts` holds that none is missing. */
export function sharedPages(document: Document): SharedPage[] {
  const { kind, slug, data } = document;
  if (isRecord(document)) {
    const base = bases[document.kind.folder];
    if (base === undefined) return [];
    const { image } = data;
    const page = { path: `${base}/${slug}`, title: titleAt(data) };
    if (!isDropped(image)) return [page];
    const { file, focus } = image;
    return [
      { ...page, photograph: { file: `${document.kind.folder}/${slug}/${file}`, ...(focus && { focus }) } },
    ];
  }
  const own = "path" in kind ? kind.path : "";
  return [
    ...single
      .filter(([file]) => file === own)
      .map(([, path, ...place]) => ({ path, title: titleAt(valueAt(data, place)) })),
    ...listed
      .filter(([file]) => file === own)
      .flatMap(([, path, list, name]) => {
        const entries = (data[list] ?? []) as Record<string, unknown>[];
        return entries.flatMap((entry, index) => {
          const last = entry[name];
          const under = typeof last === "string" && last !== "" ? `${path}/${last}` : path;
          return (index === 0 ? [path, under] : [under]).map((at) => ({ path: at, title: titleAt(entry) }));
        });
      }),
  ];
}

/** The title in the head of a page's texts: of the group itself, or of the `head` in it. */
function titleAt(texts: unknown): string {
  const title = valueAt(texts, ["head", "title"]) ?? valueAt(texts, ["title"]);
  return typeof title === "string" ? title : "";
}
