/**
 * The contact pipeline in virtual time: random schedules of faults and days that have a name, then thirty days.
 *
 *     npm run simulate -- [--schedules 10000] [--seed 1] [--views | --flood] [--record]
 *
 * A seed that fails is printed and can be run alone. `--views` shows what comes of reading KV late, `--flood` how long
 * honest messages wait beside many others; `--record` keeps the figures for the colophon.
 */
import { parseArgs } from "node:util";
import { keepFigures } from "./figures/keep.ts";
import { record } from "./record.ts";
import { faultsOf } from "./simulate/faults.ts";
import { floodTable } from "./simulate/flood.ts";
import { reportMonth } from "./simulate/month-report.ts";
import { simulateMonth } from "./simulate/month.ts";
import { namedPlans, randomPlan } from "./simulate/plan.ts";
import { type Outcome, ourPipeline, runSchedule } from "./simulate/schedule.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    views: { type: "boolean", default: false },
    flood: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});
const schedules = Number(values.schedules);
const seed = Number(values.seed);

// What the pipeline logs is not what is looked at here.
console.log = () => {};
console.error = () => {};
const print = (line: string) => process.stdout.write(`${line}\n`);
const failures: string[] = [];

if (values.flood) for (const line of await floodTable(seed)) print(line);
else if (values.views) await showViews();
else await simulate();

for (const failure of failures.slice(0, 10)) print(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs `plans` and adds up what came of them. */
async function sumOf(plans: Iterable<Parameters<typeof runSchedule>[1]>, check: (outcome: Outcome) => void) {
  const sum = { accepted: 0, refused: 0, lost: 0, lies: 0, denied: 0, dead: 0 };
  let copies = 0;
  for (const plan of plans) {
    const outcome = await runSchedule(ourPipeline, plan);
    check(outcome);
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += outcome[name];
    copies = Math.max(copies, outcome.mostCopies);
  }
  const { accepted, refused, lost, lies, denied, dead } = sum;
  return {
    figures: { ...sum, copies },
    text:
      `${accepted} accepted, ${lost} lost, most copies ${copies}, ${lies} false receipts, ` +
      `${denied} kept and denied; ${refused} refused with a message, ${dead} dead letters for staff`,
  };
}

async function showViews(): Promise<void> {
  for (const minutes of [0, 1, 10, 30]) {
    for (const seesOwn of [true, false]) {
      const plans = Array.from({ length: schedules }, (_, index) =>
        randomPlan(seed + index, true, { lag: minutes * 60_000, seesOwn }),
      );
      const { text } = await sumOf(plans, () => {});
      print(`seen ${minutes} min late${seesOwn ? "" : ", where it was written as well"}: ${text}`);
    }
  }
}

async function simulate(): Promise<void> {
  const started = Date.now();
  let at = seed;
  // Every tenth schedule is an ordinary day.
  const plans = Array.from({ length: schedules }, (_, index) =>
    randomPlan(seed + index, (seed + index) % 10 !== 1),
  );
  const { figures, text } = await sumOf(plans, (outcome) => {
    const faults = faultsOf(outcome);
    if (faults.length > 0) failures.push(`seed ${at}: ${faults.join(", ")}`);
    at += 1;
  });
  print(`${schedules} schedules in ${((Date.now() - started) / 1000).toFixed(0)} s: ${text}`);

  keepFigures(`Simulation, ${schedules} schedules`, figures);

  for (const { name, most, plan } of namedPlans) {
    const outcome = await runSchedule(ourPipeline, plan(seed));
    const faults = faultsOf(outcome, most);
    if (faults.length > 0) failures.push(`${name}: ${faults.join(", ")}`);
    print(
      `${name}: ${outcome.accepted} accepted, ${outcome.lost} lost, ${outcome.dead} dead letters, ` +
        `most copies ${outcome.mostCopies}, all arrived ${(outcome.drained / 3_600_000).toFixed(1)} h after the last fault`,
    );
  }

  failures.push(...reportMonth(await simulateMonth(seed), print));
  if (values.record && failures.length === 0)
    record("simulation", "npm run simulate -- --record", {
      schedules,
      seed,
      accepted: figures.accepted,
      lost: figures.lost,
    });
}
