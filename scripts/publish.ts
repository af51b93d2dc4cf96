/**
 * Publishes in a copy of the project what README's "Editing content" tells how to: an article with a photo, a
 * testimonial with a portrait, a project with two photos, one without any. Checks each, builds, and looks whether
 * pages, listings and social images show them. Fails when they do not.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyProject } from "./copy.ts";
import { publications } from "./publish/publications.ts";
import { faultsOf, filesWithPlace } from "./publish/published.ts";

const copy = copyProject();
const faults: string[] = [];

/** Runs a script of the copy; notes its last words when it fails. */
function run(what: string, ...args: string[]): void {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: "utf8",
  });
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (status !== 0) faults.push(`${what} failed:\n${(stderr || stdout).slice(-2000)}`);
}

try {
  const content = join(copy.folder, "content");
  for (const { name, files } of publications) {
    const written = await files((path) => readFileSync(join(content, path), "utf8"));
    for (const [path, data] of written) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      writeFileSync(join(content, path), data);
    }
    run(`${name} (${[...written.keys()].join(", ")}), checked`, "scripts/content-check.ts");
  }
  run("built", "scripts/build.ts", "--force");
  run("built again", "scripts/build.ts", "--force");
  if (faults.length === 0) {
    faults.push(...publications.flatMap((publication) => faultsOf(publication, copy.folder)));
    faults.push(...filesWithPlace(copy.folder).map((file) => `${file} tells where it was taken`));
  }
} finally {
  if (!process.argv.includes("--keep")) copy.remove();
  else console.log(`kept in ${copy.folder}`);
}
console.log(faults.length > 0 ? faults.join("\n") : "All of it is published.");
process.exitCode = faults.length > 0 ? 1 : 0;
