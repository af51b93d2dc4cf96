/** JSON Schemas of the content files, with which an editor's YAML extension completes and checks while you type. */
import { z } from "zod";
import { collections, textFiles } from "../../content/collections.ts";

/** The text of each schema by its path; `.vscode/settings.json` says which files it is for. */
export function jsonSchemas(): Map<string, string> {
  const kinds = [
    ...collections.map(({ folder, file }) => ({ name: folder, file })),
    ...textFiles.map(({ path, file }) => ({ name: path.replace(/\.yaml$/, ""), file })),
  ];
  return new Map(
    kinds.map(({ name, file }) => {
      const json = z.toJSONSchema(file, { io: "input", unrepresentable: "any", reused: "ref" });
      return [`content/generated/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
