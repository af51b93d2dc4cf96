/** Compiles the files of `content/` into typed modules (`content/generated`), and makes their pictures. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { changedDays } from "./changed.ts";
import { readDocuments } from "./documents.ts";
import { readFiles } from "./files.ts";
import { contentOf, type Module } from "./load.ts";
import { jsonSchemas } from "./json-schemas.ts";
import { inspectPictures } from "./pictures/look.ts";
import { makePictures, makeSocialPictures, type SharedPage } from "./pictures/make.ts";
import { pictureIssues } from "./pictures/issues.ts";
import { picturesByName } from "./pictures/with-files.ts";
import { ContentError, type ContentIssue } from "./issue.ts";

const root = "content";

/**
 * Writes what has changed. Throws `ContentError` and writes nothing when a file or a picture has issues.
 *
 * @returns names of the pictures' cached files, by their address on the site
 */
export async function compileContent(): Promise<ReadonlyMap<string, string>> {
  const { texts, paths } = readFiles(root);
  const { documents, issues } = readDocuments({ texts, paths });
  refuse(issues);
  refuse(pictureIssues(documents, paths, await inspectPictures(root, paths)));
  const days = { name: "changed", value: changedDays(root), type: "Record<string, string>" };
  const made = await makePictures(root, documents);
  const modules = modulesOf(
    documents,
    process.env["CLOUDFLARE_ENV"] === "preview",
    picturesByName(made.entries),
  );
  modules.set("changed.server.ts", textOf([days]));
  // Classes of the places of pictures, which `uno.config.ts` looks up.
  const places = { name: "places", value: made.places, type: "readonly string[]" };
  modules.set("picture-places.ts", textOf([places]));
  for (const [file, text] of modules) writeChanged(`${root}/generated/${file}`, text);
  // Modules of files that are gone, of another branch say: the type checker would read them.
  for (const file of globSync("**/*.ts", { cwd: `${root}/generated` }))
    if (!modules.has(file.replaceAll("\\", "/"))) rmSync(`${root}/generated/${file}`);
  await makeSocialPictures(root, documents, await pagesOfTheSite(), made);
  return made.files;
}

function refuse(issues: readonly ContentIssue[]): void {
  if (issues.length > 0) throw new ContentError(issues);
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

/** The text of each generated module by its file; pages get the sources of claims if `withSources`. */
export function modulesOf(...given: Parameters<typeof contentOf>): Map<string, string> {
  const modules = new Map<string, string>();
  for (const { file, constants } of contentOf(...given)) {
    if (modules.has(file))
      throw new Error(
        `Two sources become content/generated/${file}. Rename one in content/collections.ts or content/schema/pages.ts.`,
      );
    modules.set(file, textOf(constants));
  }
  return modules;
}

/** A constant per text, so that the bundler inlines it in the component that shows it, and browsers get no other. */
function textOf(constants: Module["constants"]): string {
  const declared = constants.map(
    ({ name, value, type }) =>
      `export const ${name}${type ? `: ${type}` : ""} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `// Made from the files of content/ by scripts/content/compile.ts. Do not edit.\n${declared.join("\n")}`;
}

/** Writes the schemas for editors, so that they are there after any command. */
export function writeSchemas(): void {
  for (const [path, text] of jsonSchemas()) writeChanged(path, text);
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
