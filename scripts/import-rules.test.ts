import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { toolPath } from "./run-tool.ts";

/** A module that imports another, and whether the linter forbids it. */
const imports: [from: string, imported: string, isForbidden: boolean][] = [
  ["app/home/one.ts", "#worker/http/client.ts", true],
  ["app/two.ts", "../worker/settings.ts", true],
  ["app/home/three.ts", "#content/agency.ts", false],
  ["app/ui/four.ts", "#app/home/hero.tsx", true],
  ["app/ui/five.ts", "#worker/http/client.ts", true],
  ["app/ui/six.ts", "../home/hero.tsx", true],
  ["app/ui/seven.ts", "../motion/reveal.ts", false],
  ["content/eight.ts", "../app/root.tsx", true],
  ["content/words/nine.ts", "#worker/http/client.ts", true],
  ["worker/pages/ten.ts", "../../app/home/hero.tsx", true],
  ["worker/pages/eleven.ts", "#app/document/page-start.ts", true],
  ["worker/forms/twelve.ts", "#app/forms/contact-form.tsx", true],
  ["worker/forms/thirteen.ts", "#app/forms/contact-schema.ts", false],
  ["worker/fourteen.ts", "#app/context.ts", false],
  ["worker/pages/fifteen.ts", "#app/search/find.ts", false],
];

test("the linter forbids what ARCHITECTURE.md says, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const [from, imported] of imports) {
    mkdirSync(dirname(join(folder, from)), { recursive: true });
    writeFileSync(join(folder, from), `export { one } from "${imported}";\n`);
  }
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { stdout } = spawnSync(process.execPath, [toolPath("oxlint"), "--format", "unix"], options);
  const refused = stdout.split("\n").filter((line) => line.includes("no-restricted-imports"));
  const answered = imports.map(
    ([from, imported]) => [from, imported, refused.some((line) => line.includes(from))] as const,
  );
  expect(answered).toEqual(imports);
});
