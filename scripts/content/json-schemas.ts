/** JSON Schemas of the content files, for editors that complete and check while somebody types. */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { collections, textFiles } from "../../content/collections.ts";

const titleOf = (name: string) => `content/${name}`;

/** The text of each schema file by its path. */
export function jsonSchemas(): Map<string, string> {
  const schemas = new Map<string, string>();
  const add = (path: string, title: string, type: z.ZodType) => {
    const schema = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "ref" });
    schemas.set(path, `${JSON.stringify({ title, ...schema }, null, 2)}\n`);
  };
  for (const { folder, file } of collections)
    add(`content/${folder}/schema.json`, titleOf(`${folder}/*`), file);
  for (const { path, file } of textFiles) {
    add(`content/${path.replace(/\.yaml$/, ".schema.json")}`, titleOf(path), file);
  }
  return schemas;
}

/** The setting by which editors with the YAML extension find the schema of each file. */
export function editorSettings(): string {
  const files = [
    ...collections
      .filter(({ format }) => format === "yaml")
      .map(({ folder }) => [`./content/${folder}/schema.json`, `content/${folder}/*.yaml`]),
    ...textFiles.map(({ path }) => [
      `./content/${path.replace(/\.yaml$/, ".schema.json")}`,
      `content/${path}`,
    ]),
  ];
  return `${JSON.stringify({ "yaml.schemas": Object.fromEntries(files) as unknown }, null, 2)}\n`;
}

/** Writes the schemas and the setting, or with `check` only lists those that are out of date. */
export function writeSchemas(check = false): string[] {
  const files = new Map([...jsonSchemas(), [".vscode/settings.json", editorSettings()]]);
  return Array.from(files).flatMap(([path, text]) => {
    if (readOr(path) === text) return [];
    if (!check) writeFileSync(path, text);
    return [path];
  });
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return undefined;
  }
}

if (import.meta.main) writeSchemas();
