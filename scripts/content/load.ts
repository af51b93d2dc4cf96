/** What the generated modules hold: records in their order, with what one takes from others, and the texts of pages. */
import type { z } from "zod";
import { type Collection, collections } from "../../content/collections.ts";
import { agencyOf, openingHoursOf, positionOf } from "../../content/agency.ts";
import type { agencyFileSchema } from "../../content/schema/agency.ts";
import { isAt } from "../../app/not-found.ts";
import type { Document } from "./documents.ts";
import { fieldValues, withTexts } from "./field-values.ts";
import { iconPath } from "./icons.ts";
import { withPictures } from "./pictures/records.ts";
import { type picturesByName, withFiles } from "./pictures/with-files.ts";
import { withoutSources } from "./sources.ts";
import { typeset } from "./typography.ts";
import type { Fields } from "./yaml.ts";

/** A file of `content/generated`, and what it exports. */
export interface Module {
  file: string;
  constants: { name: string; value: unknown; type?: string }[];
}

/**
 * @param withSources whether pages get the sources of claims, for the tags of a preview
 * @param pictures the files of each picture; left out where nothing is shown
 */
export function contentOf(
  documents: readonly Document[],
  withSources: boolean,
  pictures?: ReturnType<typeof picturesByName>,
): Module[] {
  const exported = (values: Fields) => {
    const drawn = withTexts(values, (text, path) =>
      path.at(-1) === "icon" ? iconPath(text) : text,
    ) as Fields;
    const texts = withSources ? typeset(drawn) : withoutSources(typeset(drawn));
    return pictures ? (withFiles(texts, pictures) as Fields) : texts;
  };
  const records = new Map(
    collections.map((collection) => [collection.folder, recordsOf(collection, documents)]),
  );
  const lists = collections.flatMap(({ folder, base, module, list, type, cards }): Module[] => {
    const internal = ["order", "tour", "menu", "colour", folder === "services" ? "card" : ""];
    if (base === undefined) internal.push("slug");
    const value = filledIn(folder, records).map((record) =>
      exported(Object.fromEntries(Object.entries(record).filter(([name]) => !internal.includes(name)))),
    );
    const whole = { file: module, constants: [{ name: list, value, type: `readonly ${typeOf(type)}[]` }] };
    if (!cards) return [whole];
    const fields = cards.fields.split(" ");
    const shown = value.map((record) => Object.fromEntries(fields.map((name) => [name, record[name]])));
    const card = `readonly Pick<${typeOf(type)}, ${fields.map((name) => `"${name}"`).join(" | ")}>[]`;
    return [whole, { file: cards.module, constants: [{ name: cards.list, value: shown, type: card }] }];
  });
  const texts = documents.flatMap(({ kind, data }): Module[] => {
    if (kind.folder !== undefined) return [];
    const { module, texts: name } = kind;
    if (name === "navigation") return [textModule(module, name, exported(menusOf(data, records)))];
    if (name !== "agency") return [textModule(module, name, exported(data))];
    const file = data as z.infer<typeof agencyFileSchema>;
    // Modules of their own: every page loads the agency, only one the hours.
    const parts = {
      agency: agencyOf(file),
      "opening-hours": openingHoursOf(file),
      position: positionOf(file),
    };
    return Object.entries(parts).map(([part, values]) => textModule(`${part}.ts`, part, exported(values)));
  });
  return [...lists, ...texts];
}

const typeOf = (name: string) => `import("../schema.ts").${name}`;
/** @param texts the name of its type among `Texts`; words have none */
const textModule = (file: string, texts: string | undefined, values: Fields): Module => ({
  file,
  constants: Object.entries(values).map(([name, value]) => ({
    name,
    value,
    ...(texts && { type: typeOf(`Texts["${texts}"]["${name}"]`) }),
  })),
});

function recordsOf(collection: Collection, documents: readonly Document[]): Fields[] {
  const records: Fields[] = documents
    .filter(({ kind }) => kind === collection)
    .map(({ slug, data }) => ({ slug, ...withPictures(collection.folder, slug, data) }));
  const place = (record: Fields) => Number(record["order"] ?? Infinity);
  const day = (record: Fields) => String(record["published"]);
  // Articles by day, newest first; others by place.
  return records.toSorted((a, b) => day(b).localeCompare(day(a)) || place(a) - place(b) || 0);
}

/** The records of `folder` with what they take from others. */
function filledIn(folder: string, records: ReadonlyMap<string, Fields[]>): Fields[] {
  const all = records.get(folder) ?? [];
  if (folder === "projects") return withNextProjects(all);
  if (folder === "articles") return all.map(withDates).map(signedBy(records.get("team") ?? []));
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

/** An article with the name and position of its author, whose file among `team` it names. */
const signedBy =
  (team: readonly Fields[]) =>
  (article: Fields): Fields => {
    const { name, position } = team.find(({ slug }) => slug === article["author"]) ?? {};
    return { ...article, author: { name, position } };
  };

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

/** Featured studies with the titles, clients and categories of the studies they lead to. */
function withTitles(featured: readonly Fields[], studies: readonly Fields[]): Fields[] {
  return featured.map((entry) => {
    const address = String(entry["href"]).replace("/case-studies/", "");
    const study = studies.find((candidate) => isAt(candidate as Parameters<typeof isAt>[0], address));
    return { ...entry, title: study?.["title"], client: study?.["client"], tag: study?.["category"] };
  });
}

/** The menus of `content/navigation.yaml`, with entries for the records of a folder where they say `itemsFrom`. */
function menusOf(navigation: Fields, records: ReadonlyMap<string, Fields[]>): Fields {
  const filled = ({ itemsFrom, ...menu }: Fields): Fields => {
    if (typeof itemsFrom !== "string") return menu;
    const items = (records.get(itemsFrom) ?? []).map(({ slug, menu: short, name, client }) => ({
      title: short ?? name ?? client,
      href: `/${itemsFrom}/${String(slug)}`,
    }));
    return { ...menu, items };
  };
  return Object.fromEntries(
    Object.entries(navigation).map(([name, menus]) => [name, (menus as Fields[]).map(filled)]),
  );
}
