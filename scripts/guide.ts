/**
 * `npm run guide`: follows the recipes of ARCHITECTURE.md and README.md in a copy of the project, touching no file and
 * running no command that their words do not name, looks whether each result reaches visitors, staff and machines, and
 * runs the tests there. `--agency` makes another agency's site instead. `--full` runs the end-to-end tests as well,
 * `--no-tests` none, `--keep` leaves the copy.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { copyProject } from "./copy.ts";
import { agency } from "./guide/agency.ts";
import { Editor } from "./guide/editor.ts";
import type { Recipe } from "./guide/recipe.ts";
import { recipes } from "./guide/recipes.ts";
import { differences, rowOf } from "./guide/rows.ts";
import { Site } from "./guide/site.ts";
import { runSuites } from "./guide/suites.ts";

const { values: asked } = parseArgs({
  options: {
    agency: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    "no-tests": { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});

interface Line {
  name: string;
  files: number;
  seconds: number;
  seen: string;
}

const copy = copyProject();
process.on("exit", () => (asked.keep ? console.log(copy.folder) : copy.remove()));
const started = performance.now();
const since = (start: number) => Math.round((performance.now() - start) / 1000);

/** Follows `recipe` in the copy. Throws when its words and what had to be done differ. */
function follow(recipe: Recipe): Line {
  const begun = performance.now();
  const editor = new Editor(copy.folder);
  recipe.follow(editor);
  const [guide, row] = recipe.written;
  const wrong = differences(rowOf(readFileSync(guide, "utf8"), row), editor);
  if (wrong.length > 0) throw new Error(`${guide}, "${row}": ${wrong.join("; ")}`);
  return { name: recipe.name, files: editor.touched.size, seconds: since(begun), seen: "" };
}

const chosen = asked.agency ? [agency] : recipes;
const lines = chosen.map((recipe) => {
  console.log(`${recipe.name} ...`);
  return follow(recipe);
});

new Editor(copy.folder).check("scripts/build.ts");
const site = await Site.serve(copy.folder, asked.agency ? "none" : "pager");
try {
  for (const [place, recipe] of chosen.entries()) lines[place]!.seen = await recipe.seen(site);
} finally {
  await site.close();
}

const width = Math.max(...lines.map(({ name }) => name.length));
console.log(`\n${"recipe".padEnd(width)}  files  seconds  seen`);
for (const { name, files, seconds, seen } of lines)
  console.log(`${name.padEnd(width)}  ${String(files).padStart(5)}  ${String(seconds).padStart(7)}  ${seen}`);
console.log(`Followed, built and seen in ${since(started)} s.\n`);

if (!asked["no-tests"]) runSuites(copy.folder, asked.full);
