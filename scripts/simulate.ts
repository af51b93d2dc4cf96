/**
 * Runs the contact pipeline through random schedules of faults, and its mutants until each is caught.
 * `npm run simulate -- --schedules 10000 --seed 1`; a seed that fails is printed and can be run alone.
 */
import { parseArgs } from "node:util";
import { accept } from "../worker/contacts/accept.ts";
import { redeliver } from "../worker/contacts/redeliver.ts";
import { loadMutant, mutants } from "./simulate/mutants.ts";
import { type Outcome, runSchedule, type Subject } from "./simulate/schedule.ts";

const { values } = parseArgs({
  options: { schedules: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const schedules = Number(values.schedules);
const firstSeed = Number(values.seed);

// What the pipeline logs is not what is looked at here.
console.log = () => {};
console.error = () => {};
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What a schedule must never show. Without a fault nothing may come twice, cost more, or stay undone. */
function faultsOf(outcome: Outcome): string[] {
  const {
    accepted,
    refused,
    lost,
    unclear,
    duplicates,
    unrecorded,
    dead,
    stranded,
    answers,
    counts,
    faulty,
  } = outcome;
  return [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(stranded > 0 ? [`${stranded} markers left`] : []),
    ...(unclear > 0 ? [`${unclear} unclear answers`] : []),
    ...(faulty ? [] : duplicates > 0 ? [`${duplicates} duplicates`] : []),
    ...(faulty || (refused === 0 && dead === 0 && unrecorded === 0) ? [] : ["trouble without a fault"]),
    ...(faulty || counts.writes === 2 * accepted ? [] : [`${counts.writes} writes for ${accepted}`]),
    ...(faulty || counts.deletes === accepted ? [] : [`${counts.deletes} deletes for ${accepted}`]),
    ...(faulty || counts.reads === answers ? [] : [`${counts.reads} reads for ${answers} requests`]),
  ];
}

const total = { accepted: 0, refused: 0, lost: 0, duplicates: 0, calmDuplicates: 0, unrecorded: 0, dead: 0 };
const failures: string[] = [];
const started = Date.now();
const subject: Subject = { accept, redeliver };
for (let index = 0; index < schedules; index += 1) {
  const seed = firstSeed + index;
  // Every tenth schedule is an ordinary day.
  const outcome = await runSchedule(subject, seed, index % 10 !== 0);
  for (const name of ["accepted", "refused", "lost", "duplicates", "unrecorded", "dead"] as const) {
    total[name] += outcome[name];
  }
  if (!outcome.faulty) total.calmDuplicates += outcome.duplicates;
  const faults = faultsOf(outcome);
  if (faults.length > 0) failures.push(`seed ${seed}: ${faults.join(", ")}`);
}
print(
  `${schedules} schedules in ${((Date.now() - started) / 1000).toFixed(0)} s: ` +
    `${total.accepted} accepted, ${total.lost} lost; ${total.refused} refused with a message; ` +
    `${total.duplicates} received twice or more, ${total.calmDuplicates} of them without a fault; ` +
    `${total.dead} dead letters for staff; ${total.unrecorded} delivered while KV took no record.`,
);
for (const failure of failures.slice(0, 10)) print(failure);

const longest = 400;
let alive = 0;
for (const mutant of mutants) {
  const changed = await loadMutant(mutant);
  let caught: string | undefined;
  for (let index = 0; index < longest && !caught; index += 1) {
    const faults = faultsOf(await runSchedule(changed, index + 1, index % 3 !== 0));
    if (faults.length > 0) caught = `schedule ${index + 1}: ${faults.join(", ")}`;
  }
  if (!caught) alive += 1;
  print(`${caught ? "killed" : "ALIVE "}  ${mutant.name}${caught ? ` (${caught})` : ""}`);
}
print(`${mutants.length - alive} of ${mutants.length} mutants killed.`);
if (failures.length > 0 || alive > 0) process.exit(1);
