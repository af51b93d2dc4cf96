import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "./test-folder.ts";

const folder = testFolder();

/** Runs `leadToBuild` in the folder; what it said on failure. */
const lead = () => {
  const script = `await (await import(${JSON.stringify(new URL("built.ts", import.meta.url).href)})).leadToBuild()`;
  const options = { cwd: folder, encoding: "utf8" } as const;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], options).stderr;
};

test("wrangler is led to the build although .wrangler is gone, and told when there is none", () => {
  expect(lead()).toContain("There is no build: run npm run build");
  mkdirSync(join(folder, "build/server"), { recursive: true });
  writeFileSync(join(folder, "build/server/wrangler.json"), "{}");
  expect(lead()).toBe("");
  const deploy = join(folder, ".wrangler/deploy");
  const { configPath } = JSON.parse(readFileSync(join(deploy, "config.json"), "utf8")) as {
    configPath: string;
  };
  expect(resolve(deploy, configPath)).toBe(join(folder, "build/server/wrangler.json"));
});
