/**
 * Runs the contact pipeline in virtual time: random schedules of faults, then named scenarios.
 *
 *     npm run simulate -- [--schedules 10000] [--seed 1]
 *
 * A failing seed is printed and can be run alone.
 */
import { parseArgs } from "node:util";
import { namedPlans, randomPlan } from "./simulate/plan.ts";
import { type Outcome, ourPipeline, runSchedule } from "./simulate/run-schedule.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
  },
});
const schedules = Number(values.schedules);
const seed = Number(values.seed);

// Silence the pipeline's logs.
console.log = () => {};
console.error = () => {};
const print = (line: string) => process.stdout.write(`${line}\n`);
const failures: string[] = [];
const note = (what: string, { faults }: Outcome) => {
  if (faults.length > 0) failures.push(`${what}: ${faults.join(", ")}`);
};

const started = Date.now();
const sum = { accepted: 0, refused: 0, lost: 0, lies: 0, denied: 0, dead: 0 };
let copies = 0;
for (let at = seed; at < seed + schedules; at += 1) {
  // Every tenth schedule has no faults.
  const outcome = await runSchedule(ourPipeline, randomPlan(at, at % 10 !== 1));
  note(`seed ${at}`, outcome);
  for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += outcome[name];
  copies = Math.max(copies, outcome.copies);
}
const { accepted, refused, lost, lies, denied, dead } = sum;
print(
  `${schedules} schedules in ${((Date.now() - started) / 1000).toFixed(0)} s: ` +
    `${accepted} accepted, ${lost} lost, most copies ${copies}, ${lies} false receipts, ` +
    `${denied} kept and denied; ${refused} refused with a message, ${dead} dead letters for staff`,
);

for (const [name, plan] of namedPlans(seed)) {
  const outcome = await runSchedule(ourPipeline, plan);
  note(name, outcome);
  print(
    `${name}: ${outcome.accepted} accepted, ${outcome.lost} lost, ${outcome.dead} dead letters, ` +
      `most copies ${outcome.copies}, all arrived ${(outcome.drained / 3_600_000).toFixed(1)} h after the last fault`,
  );
}

for (const failure of failures.slice(0, 10)) print(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
