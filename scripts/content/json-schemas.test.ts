import { expect, test } from "vitest";
import { jsonSchemas } from "./compile.ts";

const schemas = jsonSchemas();

test.each(["articles", "projects", "testimonials", "team", "case-studies"])(
  "editors say of every field of %s what it is for",
  (folder) => {
    const schema = JSON.parse(schemas.get(`content/generated/schemas/${folder}.json`) ?? "") as {
      properties: Record<string, { description?: string }>;
    };
    const silent = Object.entries(schema.properties).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  },
);
