/** Joins records: their order, and what one takes from others. */
import type { z } from "zod";
import { type Collection, collections, type TextFile } from "../../content/collections.ts";
import { agencyOf, openingHoursOf, positionOf } from "../../content/agency.ts";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { isAt } from "../../app/not-found.ts";
import { type Document, isRecord } from "./documents.ts";
import { fieldValues } from "./field-values.ts";
import { withPictures } from "./pictures/records.ts";
import type { Fields } from "./yaml.ts";

/** What a generated module is made of. */
export interface Content {
  lists: { collection: Collection; records: Fields[] }[];
  texts: { file: Pick<TextFile, "module" | "texts">; values: Fields }[];
}

/** Fills in what comes from other records and from pictures, and drops what pages do not need. */
export function contentOf(documents: readonly Document[]): Content {
  const records = new Map(
    collections.map((collection) => [collection.folder, recordsOf(collection, documents)]),
  );
  return {
    lists: collections.map((collection) => {
      const all = records.get(collection.folder) ?? [];
      const { folder, base } = collection;
      const internal = ["order", "tour", "menu", "colour", folder === "services" ? "card" : ""];
      if (base === undefined) internal.push("slug");
      return {
        collection,
        records: filledIn(folder, all, records).map((record) => without(record, internal)),
      };
    }),
    texts: documents.flatMap(({ kind, data }): Content["texts"] => {
      if ("folder" in kind) return [];
      if (kind.texts === "navigation") return [{ file: kind, values: menusOf(data, records) }];
      if (kind.texts !== "agency") return [{ file: kind, values: data }];
      const file = data as z.infer<typeof agencyFileSchema>;
      return [
        { file: kind, values: agencyOf(file) },
        // Modules of their own: every page loads the agency, only one the hours.
        { file: { module: "opening-hours.ts", texts: "opening-hours" }, values: openingHoursOf(file) },
        { file: { module: "position.server.ts", texts: "position" }, values: positionOf(file) },
      ];
    }),
  };
}

/** `all` records of `folder` with what they take from others. */
function filledIn(folder: string, all: Fields[], records: ReadonlyMap<string, Fields[]>): Fields[] {
  if (folder === "projects") return withNextProjects(all);
  if (folder === "articles") return all.map(withDates);
  if (folder === "case-studies") return all.map(withEvidence);
  return folder === "featured-studies" ? withTitles(all, records.get("case-studies") ?? []) : all;
}

/** Words read per minute. */
const pace = 200;

/** An article with the day of its last change (default: of publication) and the minutes it takes to read. */
function withDates(article: Fields): Fields {
  const text = fieldValues(article["sections"]).map(({ value }) => String(value));
  const words = text.join(" ").split(/\s+/).length;
  return { updated: article["published"], minutes: Math.max(1, Math.round(words / pace)), ...article };
}

function recordsOf(collection: Collection, documents: readonly Document[]): Fields[] {
  const records: Fields[] = documents
    .filter((document) => isRecord(document) && document.kind === collection)
    .map(({ slug, data }) => ({ slug, ...withPictures(collection.folder, slug, data) }));
  const place = (record: Fields) => Number(record["order"] ?? Infinity);
  const day = (record: Fields) => String((record as { published?: string }).published);
  // Articles by day, newest first; others by place.
  return records.toSorted((a, b) => day(b).localeCompare(day(a)) || place(a) - place(b) || 0);
}

function without(record: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** The menus of `content/navigation.yaml`, with entries for the records of a folder where they say `itemsFrom`. */
function menusOf(navigation: Fields, records: ReadonlyMap<string, Fields[]>): Fields {
  const filled = (menu: Fields): Fields => {
    const { itemsFrom, ...item } = menu;
    if (typeof itemsFrom !== "string") return menu;
    const items = (records.get(itemsFrom) ?? []).map(({ slug, menu: short, name, client }) => ({
      title: short ?? name ?? client,
      href: `/${itemsFrom}/${String(slug)}`,
    }));
    return { ...item, items };
  };
  return Object.fromEntries(
    Object.entries(navigation).map(([name, menus]) => [name, (menus as Fields[]).map(filled)]),
  );
}

/**
 * Projects with the address of the next one. They are chained by `tour`; a project without a place in the chain
 * comes before the first, so that a new file changes no other. The last has no next.
 */
function withNextProjects(projects: readonly Fields[]): Fields[] {
  const place = (project: Fields) => Number(project["tour"] ?? -Infinity);
  const chain = projects.toSorted((a, b) => place(a) - place(b) || 0);
  return projects.map((project) => {
    const following = chain[chain.indexOf(project) + 1] as { slug?: string } | undefined;
    const { next = following?.slug, ...fields } = project as Fields & { next?: string };
    return next === undefined ? fields : { ...fields, next: `/portfolio/${next}` };
  });
}

/** A study with the source of each of its results, which the page shows. */
function withEvidence(study: Fields): Fields {
  return { ...study, evidence: (study["results"] as Fields[]).map(({ source }) => source) };
}

/** Featured studies with the titles, clients and categories of the studies they lead to. */
function withTitles(featured: readonly Fields[], studies: readonly Fields[]): Fields[] {
  return featured.map((entry) => {
    const address = String(entry["href"]).replace("/case-studies/", "");
    const study = studies.find((candidate) => isAt(candidate as Parameters<typeof isAt>[0], address));
    return { ...entry, title: study?.["title"], client: study?.["client"], tag: study?.["category"] };
  });
}
