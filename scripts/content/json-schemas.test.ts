import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorSettings, jsonSchemas } from "./json-schemas.ts";

test("editors are told which schema each file of content/ has", () => {
  expect(readFileSync(".vscode/settings.json", "utf8").replaceAll("\r\n", "\n")).toBe(editorSettings());
});

interface Described {
  description?: string;
  $ref?: string;
}

test.each(["articles", "projects", "testimonials", "team", "case-studies"])(
  "editors say of every field of %s what it is for",
  (folder) => {
    const schema = JSON.parse(jsonSchemas().get(`content/generated/schemas/${folder}.json`) ?? "") as {
      properties: Record<string, Described>;
    };
    const silent = Object.entries(schema.properties).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  },
);
