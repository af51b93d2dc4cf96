/** JSON Schemas of the content files, with which an editor's YAML extension completes and checks while you type. */
import { z } from "zod";
import { collections, textFiles } from "../../content/collections.ts";

/** Each kind of file with its schema. */
const kinds = [
  ...collections.map(({ folder, format, file }) => ({ name: folder, files: `${folder}/*.${format}`, file })),
  ...textFiles.map(({ path, file }) => ({ name: path.replace(/\.yaml$/, ""), files: path, file })),
];
const pathOf = (name: string) => `content/generated/schemas/${name}.json`;

/** The text of each schema by its path. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    kinds.map(({ name, files, file }) => {
      const json = z.toJSONSchema(file, { io: "input", unrepresentable: "any", reused: "ref" });
      return [pathOf(name), `${JSON.stringify({ title: `content/${files}`, ...json }, null, 2)}\n`];
    }),
  );
}

/** What `.vscode/settings.json` must say for editors to find the schemas. */
export function editorSettings(): string {
  const yaml = kinds.filter(({ files }) => files.endsWith(".yaml"));
  const schemas = Object.fromEntries(
    yaml.map(({ name, files }) => [`./${pathOf(name)}`, `content/${files}`]),
  );
  return `${JSON.stringify({ "yaml.schemas": schemas }, null, 2)}\n`;
}
