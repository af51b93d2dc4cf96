import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Runs `leadToBuild` in `folder`; what it said on failure. */
function lead(folder: string): string {
  const script = "await (await import(process.argv[1])).leadToBuild()";
  const module = new URL("built.ts", import.meta.url).href;
  return spawnSync(process.execPath, ["--input-type=module", "-e", script, module], {
    cwd: folder,
    encoding: "utf8",
  }).stderr;
}

test("wrangler is led to the build although .wrangler is gone, and told when there is none", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  expect(lead(folder)).toContain("There is no build: run npm run build");
  mkdirSync(join(folder, "build/server"), { recursive: true });
  writeFileSync(join(folder, "build/server/wrangler.json"), "{}");
  expect(lead(folder)).toBe("");
  const { configPath } = JSON.parse(readFileSync(join(folder, ".wrangler/deploy/config.json"), "utf8")) as {
    configPath: string;
  };
  expect(resolve(folder, ".wrangler/deploy", configPath)).toBe(join(folder, "build/server/wrangler.json"));
});
