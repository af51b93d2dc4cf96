/** Compiles the files of `content/` into typed modules (`content/generated`), and makes their pictures (`public/images`). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { collections, textFiles } from "../../content/collections.ts";
import { filesOf } from "../files.ts";
import { checkContent } from "./check.ts";
import { sentenceOf } from "./issue.ts";
import { modulesOf, textOf } from "./modules.ts";
import { keptFile } from "./pictures/encode.ts";
import { makeSocialPictures } from "./pictures/make.ts";

const root = "content";

/** Writes what has changed. Throws and writes nothing when a file or a picture has issues. */
export async function compileContent(): Promise<void> {
  const { documents, issues, made } = await checkContent();
  const [first] = issues;
  if (first) {
    const message = issues.map(sentenceOf).join("\n");
    const place = { id: first.file, loc: { ...first, column: 1 } };
    // Editors of texts have no use for a stack. The place is for the development server, which links to it.
    throw Object.assign(new Error(message), place, { stack: message });
  }
  const modules = modulesOf(documents, process.env["CLOUDFLARE_ENV"] === "preview");
  // For `uno.config.ts`.
  modules.set("picture-places.ts", textOf([["places", [...made.places].sort(), "readonly string[]"]]));
  for (const [file, text] of modules) writeChanged(`${root}/generated/${file}`, text);
  // Modules of files that are gone, of another branch say: the type checker would read them.
  for (const file of filesOf(`${root}/generated/**/*.ts`))
    if (!modules.has(file.replace(`${root}/generated/`, ""))) rmSync(file);
  // Imported once the modules are there, and by URL, or Vite would bundle it with all content into its configuration. A
  // development server keeps the titles that it started with.
  const { href } = new URL("../../content/pages.server.ts", import.meta.url);
  const { pages }: typeof import("../../content/pages.server.ts") = await import(href);
  await makeSocialPictures(documents, pages, made);
  for (const [address, name] of made.files) writeChanged(`public${address}`, readFileSync(keptFile(name)));
  for (const file of filesOf("public/images/{made,social}/**/*.*"))
    if (!made.files.has(file.replace("public", ""))) rmSync(file);
}

/**
 * The JSON Schema of each kind of content file, with which an editor's YAML extension completes and checks while you
 * type, by its path; `.vscode/settings.json` says which files it is for.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    [...collections, ...textFiles].map((kind) => {
      const json = z.toJSONSchema(kind.file, { io: "input", unrepresentable: "any", reused: "ref" });
      const name = kind.folder ?? kind.path.replace(/\.yaml$/, "");
      return [`${root}/generated/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

function writeChanged(path: string, content: string | Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

if (import.meta.main) {
  await compileContent().catch(({ stack }: Error) => {
    console.error(stack);
    process.exit(1);
  });
  for (const [path, text] of jsonSchemas()) writeChanged(path, text);
}
