/**
 * `npm run mutants [-- words of a name]`: builds the site with one small thing wrong at a time, in a copy, and runs
 * the test that has to notice. Mutants whose files and tests differ share a build, unless told `--alone`. Fails
 * when a test is red without any mutant, and when a mutant survives. `--record` keeps the count for the colophon.
 */
import { spawnSync } from "node:child_process";
import { allMutants } from "./mutants/all.ts";
import { copyProject } from "./copy.ts";
import { record } from "./record.ts";
import { mutants as ofTheProduct } from "./mutants/mutants.ts";
import { mutate } from "./mutants/mutate.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { isEndToEnd, isWorker, redTests } from "./mutants/run-tests.ts";

const args = process.argv.slice(2);
const alone = args.includes("--alone");
const keep = args.includes("--record");
const asked = args.filter((argument) => !argument.startsWith("--")).join(" ");
const chosen = (await allMutants()).filter(({ name, killer }) =>
  `${name} ${killer.join(" ")}`.includes(asked),
);
if (chosen.length === 0) throw new Error(`No mutant of scripts/mutants/mutants.ts is called "${asked}"`);

/** Whether the test that kills `mutant` looks at the build. */
const needsBuild = ({ killer }: Mutant) => isEndToEnd(killer) || isWorker(killer);

/** Mutants that can be made together: no two in one file, no two for one test, none that need not be built. */
function batches(): Mutant[][] {
  const all: Mutant[][] = [];
  for (const mutant of chosen) {
    const fits = (batch: Mutant[]) =>
      batch.every(
        (other) =>
          other.file !== mutant.file &&
          other.killer.join() !== mutant.killer.join() &&
          needsBuild(other) === needsBuild(mutant),
      );
    const batch = alone ? undefined : all.find(fits);
    if (batch) batch.push(mutant);
    else all.push([mutant]);
  }
  return all;
}

const copy = copyProject();
process.on("exit", () => copy.remove());

/** Builds the copy when one of these tests looks at the build, else compiles its content; `false` when that fails. */
function build(batch: readonly Mutant[]): boolean {
  const script = batch.some(needsBuild) ? "scripts/build.ts" : "scripts/content/compile.ts";
  const { status } = spawnSync(process.execPath, [script], { cwd: copy.folder, stdio: "ignore" });
  return status === 0;
}

/** Those of `mutants` whose tests are red as the copy is. */
function redOf(mutants: readonly Mutant[]): Mutant[] {
  const red = redTests(
    copy.folder,
    mutants.map(({ killer }) => killer),
  );
  return mutants.filter((_, index) => red[index]);
}

if (!build(chosen)) throw new Error("The site does not build without a mutant either: run npm run build");
// Tests of timers may fail once on a machine that is busy with other things.
const doubtful = redOf(chosen);
const unsound = (doubtful.length > 0 ? redOf(doubtful) : []).map(({ killer }) => killer.join(": "));
if (unsound.length > 0) throw new Error(`Red without a mutant:\n${[...new Set(unsound)].join("\n")}`);
console.log(`${new Set(chosen.map(({ killer }) => killer.join())).size} tests are green without a mutant.`);

/** Makes these at once; those of them that their tests noticed. */
function killedOf(batch: readonly Mutant[]): Set<Mutant> {
  const undo = batch.map((mutant) => mutate(copy.folder, mutant));
  if (!build(batch)) throw new Error(`Does not build: ${batch.map(({ name }) => name).join(", ")}`);
  const killed = new Set(redOf(batch));
  for (const restore of undo) restore();
  return killed;
}

let alive = 0;
/** Of the product: another agency has no others. */
const told = { mutants: 0, killed: 0 };
for (const batch of batches()) {
  const killed = killedOf(batch);
  for (const mutant of batch) {
    // One mutant may hide another.
    const isKilled = killed.has(mutant) || (batch.length > 1 && killedOf([mutant]).has(mutant));
    if (!isKilled) alive += 1;
    if (ofTheProduct.includes(mutant)) told.mutants += 1;
    if (ofTheProduct.includes(mutant) && isKilled) told.killed += 1;
    console.log(`${isKilled ? "killed" : "ALIVE "}  ${mutant.name}  (${mutant.killer.join(": ")})`);
  }
}
console.log(`${chosen.length - alive} of ${chosen.length} mutants killed.`);
if (alive > 0) process.exit(1);
if (keep) record("mutants", "npm run mutants -- --record", told);
