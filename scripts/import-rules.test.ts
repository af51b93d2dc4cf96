import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeIn } from "./content/testing/content-files.ts";
import { toolPath } from "./run-tool.ts";
import { testFolder } from "./test-folder.ts";

/** A module, and what it may not import. What it may import shows in our own code, which is linted too. */
const imports: [from: string, imported: string][] = [
  ["app/home/one.ts", "#worker/http/client.ts"],
  ["app/two.ts", "../worker/settings.ts"],
  ["app/ui/four.ts", "#app/home/hero.tsx"],
  ["app/ui/five.ts", "#worker/http/client.ts"],
  ["app/ui/six.ts", "../home/hero.tsx"],
  ["content/eight.ts", "../app/root.tsx"],
  ["content/words/nine.ts", "#worker/http/client.ts"],
  ["worker/pages/ten.ts", "../../app/home/hero.tsx"],
  ["worker/pages/eleven.ts", "#app/document/page-start.ts"],
  ["worker/forms/twelve.ts", "#app/forms/contact-form.tsx"],
];

const folder = testFolder();

test("the linter forbids what ARCHITECTURE.md says", () => {
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const [from, imported] of imports) writeIn(folder, from, `export { one } from "${imported}";\n`);
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { stdout } = spawnSync(process.execPath, [toolPath("oxlint"), "--format", "unix"], options);
  const refused = stdout.split("\n").filter((line) => line.includes("no-restricted-imports"));
  expect(imports.filter(([from]) => !refused.some((line) => line.includes(from)))).toEqual([]);
});
