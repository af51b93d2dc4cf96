/** The generated modules: records in their order, with what one takes from others, and the texts of pages. */
import { basename } from "node:path/posix";
import { agencyModules } from "../../content/agency.ts";
import { collections } from "../../content/collections.ts";
import { isAt } from "../../content/aliases.ts";
import type { Document } from "./documents.ts";
import { shown } from "./shown.ts";
import { type Fields, fieldsOf } from "./source.ts";

type Constant = readonly [name: string, value: unknown, type: string];

/** The text of each generated module by its file. @param withSources as pages of a preview get them (`shown.ts`) */
export function modulesOf(documents: readonly Document[], withSources: boolean): Map<string, string> {
  const modules = new Map<string, string>();
  const records = recordsOf(documents);
  for (const { folder, base, module, list, type, cards } of collections) {
    const internal = new Set(["order", "tour", "menu"]);
    if (base === undefined) internal.add("slug");
    if (folder === "services") internal.add("card");
    const all = (records[folder] ?? []).map((record) => {
      const told = Object.entries(record).filter(([name]) => !internal.has(name));
      return shown(Object.fromEntries(told), withSources);
    });
    modules.set(module, textOf([[list, all, `readonly ${typeOf(type)}[]`]]));
    if (!cards) continue;
    const names = cards.fields.split(" ");
    const picked = all.map((record) => Object.fromEntries(names.map((name) => [name, record[name]])));
    const some = `Pick<${typeOf(type)}, ${names.map((name) => `"${name}"`).join(" | ")}>`;
    modules.set(`${cards.of}-cards.ts`, textOf([[`${cards.of}Cards`, picked, `readonly ${some}[]`]]));
  }
  for (const { kind, data } of documents) {
    if (kind.folder !== undefined) continue;
    const parts: Record<string, Fields> =
      kind.texts === "agency"
        ? agencyModules(data as Parameters<typeof agencyModules>[0])
        : { [kind.texts]: kind.texts === "navigation" ? menusOf(data, records) : data };
    for (const [part, values] of Object.entries(parts)) {
      const told = Object.entries(shown(values, withSources));
      const typed = told.map(
        ([name, value]) => [name, value, typeOf(`Texts["${part}"]["${name}"]`)] as const,
      );
      modules.set(`${basename(part)}.ts`, textOf(typed));
    }
  }
  return modules;
}

const typeOf = (name: string) => `import("../schema.ts").${name}`;

/** A constant per text: the bundler inlines it where it is shown, so browsers fetch no text of another page. */
export function textOf(constants: readonly Constant[]): string {
  const declared = constants.map(
    ([name, value, type]) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `// Made from the files of content/ by scripts/content/compile.ts. Do not edit.\n${declared.join("\n")}`;
}

/** The records of each folder, in their order and with what they take from others. */
function recordsOf(documents: readonly Document[]): Record<string, Fields[]> {
  const place = (record: Fields) => Number(record["order"] ?? Infinity);
  const day = (record: Fields) => String(record["published"]);
  const records = Object.fromEntries(
    collections.map(({ folder }) => [
      folder,
      documents
        .filter(({ kind }) => kind.folder === folder)
        .map(({ slug, data }): Fields => {
          const { image, ...others } = data;
          return { slug, ...others, ...(image === "none" ? {} : { image }) };
        })
        // Articles by day, newest first; others by place.
        .toSorted((a, b) => day(b).localeCompare(day(a)) || place(a) - place(b) || 0),
    ]),
  );
  const { projects = [], articles = [], team = [], "case-studies": studies = [] } = records;
  // Chained by `tour`; one without a place comes before the first, so that a new file changes no other.
  const stop = (project: Fields) => Number(project["tour"] ?? -Infinity);
  const chain = projects.toSorted((a, b) => stop(a) - stop(b) || 0);
  return {
    ...records,
    // With the address of the next one. The last has none.
    projects: projects.map((project) => {
      const { next = chain[chain.indexOf(project) + 1]?.["slug"], ...fields } = project;
      return typeof next === "string" ? { ...fields, next: `/portfolio/${next}` } : fields;
    }),
    // With the day of the last change (or of publication), the minutes that reading takes, and who signs it.
    articles: articles.map((article) => {
      const text = fieldsOf(article["sections"] as object[]).map(({ value }) => String(value));
      // At 200 words a minute.
      const minutes = Math.max(1, Math.round(text.join(" ").split(/\s+/).length / 200));
      const { name, position } = team.find(({ slug }) => slug === article["author"]) ?? {};
      return { updated: article["published"], minutes, ...article, author: { name, position } };
    }),
    // With the title, client and category of the study that each leads to.
    "featured-studies": (records["featured-studies"] ?? []).map((entry) => {
      const address = String(entry["href"]).replace("/case-studies/", "");
      const study = studies.find((candidate) => isAt(candidate as Parameters<typeof isAt>[0], address));
      return { ...entry, title: study?.["title"], client: study?.["client"], tag: study?.["category"] };
    }),
  };
}

/** The menus of `content/navigation.yaml`, with entries for the records of a folder where they say `itemsFrom`. */
function menusOf(navigation: Fields, records: Readonly<Record<string, Fields[]>>): Fields {
  const filled = ({ itemsFrom, ...menu }: Fields): Fields => {
    if (typeof itemsFrom !== "string") return menu;
    const items = (records[itemsFrom] ?? []).map(({ slug, menu: short, name, client }) => ({
      title: short ?? name ?? client,
      href: `/${itemsFrom}/${String(slug)}`,
    }));
    return { ...menu, items };
  };
  return Object.fromEntries(
    Object.entries(navigation).map(([name, menus]) => [name, (menus as Fields[]).map(filled)]),
  );
}
