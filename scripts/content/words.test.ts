import { expect, test } from "vitest";
import { modulesOf } from "./compile.ts";
import { loadContent } from "./load.ts";
import { parseSource } from "./source.ts";
import { readFiles } from "./files.ts";

const files = readFiles("content");
const modules = modulesOf(loadContent("content"), false);

test("a short text that names the agency has its name in it, and keeps the places that a page fills in", () => {
  const { agency } = parseSource(files.texts.get("agency.yaml") ?? "", "yaml").data as {
    agency: { name: string };
  };
  expect(files.texts.get("words/forms.yaml")).toContain("Application to {agency.name}");
  expect(modules.get("words/forms.ts")).toContain(
    `export const applicationSubject = "Application to ${agency.name}";`,
  );
  expect(modules.get("words/home.ts")).toContain(
    'export const showStudy = "Show {client}, {place} of {count}";',
  );
  expect([...modules.values()].join("")).not.toContain("{agency.");
});
