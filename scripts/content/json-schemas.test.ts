import { expect, test } from "vitest";
import { jsonSchemas, writeSchemas } from "./json-schemas.ts";

test("the schemas beside the content files are those of content/schema.ts (npm run content -- schemas writes them)", () => {
  expect(writeSchemas(true)).toEqual([]);
});

interface Described {
  description?: string;
  $ref?: string;
}

test.each(["articles", "projects", "testimonials", "team", "case-studies"])(
  "editors say of every field of %s what it is for",
  (folder) => {
    const schema = JSON.parse(jsonSchemas().get(`content/${folder}/schema.json`) ?? "") as {
      properties: Record<string, Described>;
    };
    const silent = Object.entries(schema.properties).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  },
);
