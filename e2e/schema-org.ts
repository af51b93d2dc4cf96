/** Structured data against schema.org's own definitions, which `schema-dts` brings as types. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { toolPath } from "../scripts/run-tool.ts";

const options = {
  target: "ES2024",
  module: "ESNext",
  moduleResolution: "bundler",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * What the compiler finds wrong with each page's things: types and properties that schema.org has not, values of
 * another kind.
 *
 * @param pages JSON-LD of each page by its path, one thing of `@graph` an entry
 * @param folder where the compiler may work, within the project
 * @returns a sentence for each fault, beginning with the page
 */
export function schemaFaults(pages: ReadonlyMap<string, readonly unknown[]>, folder: string): string[] {
  const things = [...pages].flatMap(([path, graph]) => graph.map((thing) => ({ path, thing })));
  const lines = things.map(
    ({ thing }, index) => `export const thing${index}: Thing = ${JSON.stringify(thing)};`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/things.ts`, ['import type { Thing } from "schema-dts";', ...lines].join("\n"));
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ compilerOptions: options, files: ["things.ts"] }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [toolPath("tsc"), "-p", folder, "--pretty", "false"],
    {
      encoding: "utf8",
    },
  );
  const faults = [...stdout.matchAll(/things\.ts\((\d+),\d+\): error (.+)/g)].map(
    ([, line, fault]) => `${things[Number(line) - 2]?.path}: ${fault}`,
  );
  // A compiler that could not begin has found nothing either.
  if (status !== 0 && faults.length === 0) throw new Error(`tsc failed: ${stdout}`);
  return faults;
}
