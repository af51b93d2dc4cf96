import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toolPath } from "./run-tool.ts";

/** A module that imports another, and whether the linter forbids it. */
const imports: [from: string, imported: string, isForbidden: boolean][] = [
  ["app/home/one.ts", "#worker/http/client.ts", true],
  ["app/two.ts", "../worker/settings.ts", true],
  ["app/three.ts", "#worker/settings.ts", true],
  ["app/ui/four.ts", "#app/home/hero.tsx", true],
  ["app/ui/five.ts", "#worker/http/client.ts", true],
  ["app/ui/six.ts", "../home/hero.tsx", true],
  ["app/ui/seven.ts", "../motion/reveal.ts", false],
  ["app/home/eight.ts", "#content/agency.ts", false],
  ["content/nine.ts", "#app/home/hero.tsx", true],
  ["content/words/ten.ts", "#worker/http/client.ts", true],
  ["content/eleven.ts", "../app/root.tsx", true],
  ["worker/forms/twelve.ts", "#app/forms/contact-form.tsx", true],
  ["worker/thirteen.ts", "#app/root.tsx", true],
  ["worker/pages/fourteen.ts", "../../app/home/hero.tsx", true],
  ["worker/pages/fifteen.ts", "#app/document/page-start.ts", true],
  ["worker/sixteen.ts", "#app/context.ts", false],
  ["worker/forms/seventeen.ts", "#app/forms/contact-schema.ts", false],
  ["worker/pages/eighteen.ts", "#app/search/find.ts", false],
  ["worker/pages/nineteen.ts", "#app/document/inline-sources.server.ts", false],
  ["worker/contacts/twenty.ts", "#content/agency.ts", false],
];

let folder: string;
let said = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
  for (const [from, imported] of imports) {
    mkdirSync(dirname(join(folder, from)), { recursive: true });
    writeFileSync(join(folder, from), `export { one } from "${imported}";\n`);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [toolPath("oxlint"), "--format", "unix"], {
    cwd: folder,
    encoding: "utf8",
  });
  said = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(imports)(
  "whether %s may import %s is as the linter says: forbidden %o",
  (from, imported, isForbidden) => {
    const told = said
      .split("\n")
      .filter((line) => line.includes(from) && line.includes("no-restricted-imports"));
    expect(told, `${from} imports ${imported}: ${said}`).toHaveLength(isForbidden ? 1 : 0);
  },
);
