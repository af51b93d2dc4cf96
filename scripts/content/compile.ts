/** Compiles the files of `content/` into typed modules (`content/generated`), and makes their pictures. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { changedDays } from "./changed.ts";
import { readDocuments } from "./documents.ts";
import { readFiles } from "./files.ts";
import { invalidColours } from "./invalid-colours.ts";
import { type Content, contentOf } from "./load.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { lookAtPictures } from "./pictures/look.ts";
import { makePictures, type MadePictures, type SharedPage } from "./pictures/make.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { ContentError } from "./issue.ts";
import type { Fields } from "./yaml.ts";
import { withoutSources } from "./sources.ts";
import { typeset } from "./typography.ts";

const root = "content";
const notice = "// Made from the files of content/ by scripts/content/compile.ts. Do not edit.\n";

/**
 * Writes what has changed. Throws `ContentError` and writes nothing when a file or a picture has issues.
 *
 * @returns names of the pictures' cached files, by their address on the site
 */
export async function compileContent(): Promise<ReadonlyMap<string, string>> {
  const withSources = process.env["SAMPLE_TAGS"] === "on";
  const { texts, paths } = readFiles(root);
  const { documents, issues } = readDocuments({ texts, paths });
  if (issues.length > 0) throw new ContentError(issues);
  const colours = invalidColours();
  if (colours.length > 0) throw new ContentError(colours);
  const refused = pictureIssues(documents, paths, await lookAtPictures(root, paths));
  if (refused.length > 0) throw new ContentError(refused);
  const modules = modulesOf(contentOf(documents), withSources);
  const days = constant("changed", "Record<string, string>", changedDays(root));
  modules.set("changed.server.ts", notice + days);
  for (const [module, text] of modules) writeChanged(`${root}/generated/${module}`, text);
  removeOthers(`${root}/generated`, [...modules.keys(), "pictures.server.ts"]);
  const pictures = await makePictures(root, documents, await pagesOfTheSite());
  writeChanged(`${root}/generated/pictures.server.ts`, pictureModule(pictures));
  return pictures.files;
}

/**
 * Imported once the modules are there, and by URL, or Vite would bundle it with all content into its configuration. A
 * development server keeps the titles that it started with.
 */
async function pagesOfTheSite(): Promise<readonly SharedPage[]> {
  const { pages }: { pages: readonly SharedPage[] } = await import(
    new URL("../../content/pages.server.ts", import.meta.url).href
  );
  return pages;
}

/** The declaration of the constant `name`. */
const constant = (name: string, type: string, value: unknown) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;

function pictureModule({ entries, places }: MadePictures): string {
  const type =
    "Record<string, { width: number; height: number; colour: string; base: string; widths: number[] }>";
  const pictures = constant("pictures", type, entries);
  const classes = constant("places", "readonly string[]", places);
  return `${notice}${pictures}\n/** Classes of their places, which uno.config.ts looks up. */\n${classes}`;
}

/**
 * The text of each generated module by its file name.
 *
 * @param withSources whether pages get to know who answers for what they say, for the tags of a preview
 */
export function modulesOf({ lists, texts }: Content, withSources: boolean): Map<string, string> {
  const told = (values: Fields) => (withSources ? typeset(values) : withoutSources(typeset(values)));
  const modules = new Map<string, string>();
  const add = (module: string, text: string) => {
    if (modules.has(module))
      throw new Error(
        `Two sources become content/generated/${module}. Rename one in content/collections.ts or content/schema/pages.ts.`,
      );
    modules.set(module, notice + text);
  };
  for (const { collection, records } of lists) {
    const { module, list, type } = collection;
    const declared = constant(list, `readonly ${type}[]`, records.map(told));
    add(module, `import type { ${type} } from "../schema.ts";\n\n${declared}`);
  }
  for (const { file, values } of texts) {
    if (!file.texts) {
      add(file.module, wordsModule(withoutSources(values)));
      continue;
    }
    const head = `import type { Texts } from "../schema.ts";\n\ntype File = Texts["${file.texts}"];\n\n`;
    const declared = Object.entries(told(values)).map(([name, value]) =>
      constant(name, `File["${name}"]`, value),
    );
    add(file.module, head + declared.join("\n"));
  }
  return modules;
}

/** A constant per text, so that the bundler inlines it in the component that shows it, and browsers get no other. */
function wordsModule(values: Fields): string {
  return Object.entries(values)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join("");
}

/** Writes the schemas for editors, so that they are there after any command. */
export function writeSchemas(): void {
  for (const [path, text] of jsonSchemas()) writeChanged(path, text);
}

/** Removes modules of files that are gone, of another branch say: the type checker would read them. */
function removeOthers(folder: string, modules: readonly string[]): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const module = name.replaceAll("\\", "/");
    if (module.endsWith(".ts") && !modules.includes(module)) rmSync(`${folder}/${module}`);
  }
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) {
  await compileContent();
  writeSchemas();
}
