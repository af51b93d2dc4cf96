/** JSON Schemas of the content files, with which an editor's YAML extension completes and checks while you type. */
import { z } from "zod";
import { collections, textFiles } from "../../content/collections.ts";

const placeOf = (name: string, files: string, type: z.ZodType) => ({
  schema: `content/generated/schemas/${name}.json`,
  files: `content/${files}`,
  type,
});

/** Each schema's path with that of the files it is for. */
const places = [
  ...collections.map(({ folder, format, file }) => placeOf(folder, `${folder}/*.${format}`, file)),
  ...textFiles.map(({ path, file }) => placeOf(path.replace(/\.yaml$/, ""), path, file)),
];

/** The text of each schema by its path. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    places.map(({ schema, files, type }) => {
      const json = z.toJSONSchema(type, { io: "input", unrepresentable: "any", reused: "ref" });
      return [schema, `${JSON.stringify({ title: files, ...json }, null, 2)}\n`];
    }),
  );
}

/** What `.vscode/settings.json` must say for editors to find the schemas. */
export function editorSettings(): string {
  const schemas = places
    .filter(({ files }) => files.endsWith(".yaml"))
    .map(({ schema, files }) => [`./${schema}`, files]);
  return `${JSON.stringify({ "yaml.schemas": Object.fromEntries(schemas) as unknown }, null, 2)}\n`;
}
