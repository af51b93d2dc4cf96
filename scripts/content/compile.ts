/** Compiles the files of `content/` into typed modules (`content/generated`) and JSON Schemas for editors. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Content, loadContent } from "./load.ts";
import { ContentError } from "./slip.ts";
import type { Fields } from "./source.ts";
import { withoutSources } from "./sources.ts";
import { typeset } from "./typography.ts";

const root = "content";
const notice = "// Made from the files of content/ by scripts/content/compile.ts. Do not edit.\n";

/** Writes what has changed. Throws `ContentError` and writes nothing when a file has slips. */
export function compileContent(): void {
  const withSources = process.env["SAMPLE_TAGS"] === "on";
  for (const [module, text] of modulesOf(loadContent(root), withSources))
    writeChanged(`${root}/generated/${module}`, text);
}

/**
 * The text of each generated module by its file name.
 *
 * @param withSources whether pages are told who answers for what they say, for the tags of a preview
 */
export function modulesOf({ lists, texts }: Content, withSources: boolean): Map<string, string> {
  const told = (values: Fields) => (withSources ? typeset(values) : withoutSources(typeset(values)));
  const modules = new Map<string, string>();
  for (const { collection, records } of lists) {
    modules.set(
      collection.module,
      `${notice}import type { ${collection.type} } from "../schema.ts";\n\nexport const ${collection.list}: readonly ${collection.type}[] = ${JSON.stringify(records.map(told), null, 2)};\n`,
    );
  }
  for (const { file, values } of texts) {
    if (!file.schema) {
      modules.set(file.module, notice + wordsModule(withoutSources(values)));
      continue;
    }
    const declarations = Object.entries(told(values)).map(
      ([name, value]) => `export const ${name}: File["${name}"] = ${JSON.stringify(value, null, 2)};\n`,
    );
    modules.set(
      file.module,
      `${notice}import type { ${file.schema}, Shown } from "../schema.ts";\n\ntype File = Shown<typeof ${file.schema}>;\n\n${declarations.join("\n")}`,
    );
  }
  return modules;
}

/** Words one by one, so that the bundler writes each into the component that shows it, and a browser gets no other. */
function wordsModule(values: Fields): string {
  return Object.entries(values)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join("");
}

function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (import.meta.main) {
  try {
    compileContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
