/**
 * Runs the contact pipeline through random schedules of faults, days that have a name, and its mutants until each is
 * caught. `npm run simulate -- --schedules 10000 --seed 1`; a seed that fails is printed and can be run alone.
 * `--mutants receiver` takes only those whose name has that word; `--month` shows thirty days instead, `--views` what comes
 * of reading KV late, and `--flood` how long honest messages wait beside many others; `--record` keeps the figures for the colophon.
 */
import { parseArgs } from "node:util";
import { record } from "./record.ts";
import { accept } from "../worker/contacts/accept.ts";
import { IsolateMemory } from "../worker/contacts/isolate-memory.ts";
import { readReceipt } from "../worker/contacts/receipt.ts";
import { redeliver } from "../worker/contacts/redeliver.ts";
import { boundedStore } from "../worker/contacts/store.ts";
import { reportMonth } from "./simulate/month-table.ts";
import { simulateMonth } from "./simulate/month.ts";
import { floodTable } from "./simulate/flood.ts";
import { loadMutant, mutants } from "./simulate/mutants.ts";
import { type Measure, namedPlans, randomPlan } from "./simulate/plan.ts";
import { type Outcome, runSchedule, type Subject } from "./simulate/schedule.ts";

const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    mutants: { type: "string", default: "" },
    month: { type: "boolean", default: false },
    views: { type: "boolean", default: false },
    flood: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});
const schedules = Number(values.schedules);
const firstSeed = Number(values.seed);

// What the pipeline logs is not what is looked at here.
console.log = () => {};
console.error = () => {};
const print = (line: string) => process.stdout.write(`${line}\n`);

const subject: Subject = { accept, redeliver, readReceipt, boundedStore, IsolateMemory };

if (values.month) {
  const wrong = reportMonth(await simulateMonth(firstSeed), print);
  for (const sentence of wrong) print(sentence);
  process.exit(wrong.length > 0 ? 1 : 0);
}

const mostCopies = 3;
/** A second run starts after five minutes. */
const longestRunMs = 150_000;
/** As many as are sent at once, and what KV may refuse of these and of the status. */
const mostStuck = 4;
const mostRefusals = 60;

/** What a schedule must never show, beyond the limits of its own. Without a fault nothing may come twice, cost more, or stay undone. */
function faultsOf(outcome: Outcome, limits: Partial<Record<Measure, number>> = {}): string[] {
  const { accepted, refused, dead, unrecorded, answers, counts } = outcome;
  const always: [wrong: boolean, what: string][] = [
    [outcome.lost > 0, `${outcome.lost} lost`],
    [outcome.missed > 0, `${outcome.missed} that some receiver missed`],
    [outcome.lies > 0, `${outcome.lies} receipts of what nobody had`],
    [outcome.mostCopies > mostCopies, `${outcome.mostCopies} copies`],
    [outcome.stranded > 0, `${outcome.stranded} markers left`],
    [outcome.unclear > 0, `${outcome.unclear} unclear answers`],
    [outcome.denied > 0, `${outcome.denied} kept and denied`],
    [outcome.mostStuck > mostStuck, `${outcome.mostStuck} left to be sent again by one run`],
    [outcome.mostRefusals > mostRefusals, `${outcome.mostRefusals} operations refused in one run`],
    [outcome.longestRun > longestRunMs, `a run of ${(outcome.longestRun / 1000).toFixed(0)} s`],
  ];
  const calm: typeof always = [
    [outcome.duplicates > 0, `${outcome.duplicates} duplicates`],
    [refused > 0 || dead > 0 || unrecorded > 0, "trouble without a fault"],
    [outcome.unknownReceipts > 0, `${outcome.unknownReceipts} receipts of nothing`],
    [counts.writes !== 2 * accepted, `${counts.writes} writes for ${accepted}`],
    [counts.deletes !== accepted, `${counts.deletes} deletes for ${accepted}`],
    [counts.reads > 4 * answers, `${counts.reads} reads for ${answers} requests`],
  ];
  const own = Object.entries(limits).map(([measure, limit]): (typeof always)[number] => {
    const value = outcome[measure as Measure];
    return [value > limit, `${measure} ${value}`];
  });
  const all = [...always, ...own, ...(outcome.faulty ? [] : calm)];
  return all.filter(([wrong]) => wrong).map(([, what]) => what);
}

if (values.flood) {
  for (const line of await floodTable(firstSeed)) print(line);
  process.exit(0);
}

if (values.views) {
  for (const minutes of [0, 1, 10, 30]) {
    for (const seesOwn of [true, false]) {
      const sum = { accepted: 0, lost: 0, lies: 0, denied: 0 };
      let copies = 0;
      for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
        const plan = randomPlan(seed, true, { lag: minutes * 60_000, seesOwn });
        const outcome = await runSchedule(subject, plan);
        for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += outcome[name];
        copies = Math.max(copies, outcome.mostCopies);
      }
      print(
        `seen ${minutes} min late${seesOwn ? "" : ", where it was written as well"}: ${sum.accepted} accepted, ` +
          `${sum.lost} lost, most copies ${copies}, ${sum.lies} false receipts, ${sum.denied} kept and denied`,
      );
    }
  }
  process.exit(0);
}

const total = {
  accepted: 0,
  refused: 0,
  lost: 0,
  missed: 0,
  unsent: 0,
  duplicates: 0,
  unrecorded: 0,
  lies: 0,
  unknownReceipts: 0,
  dead: 0,
  stranded: 0,
};
const most = { mostCopies: 0, longestRun: 0 };
const failures: string[] = [];
const started = Date.now();
for (let index = 0; index < schedules; index += 1) {
  const seed = firstSeed + index;
  // Every tenth schedule is an ordinary day.
  const outcome = await runSchedule(subject, randomPlan(seed, seed % 10 !== 1));
  for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += outcome[name];
  for (const name of Object.keys(most) as (keyof typeof most)[]) {
    most[name] = Math.max(most[name], outcome[name]);
  }
  const faults = faultsOf(outcome);
  if (faults.length > 0) failures.push(`seed ${seed}: ${faults.join(", ")}`);
}
print(
  `${schedules} schedules in ${((Date.now() - started) / 1000).toFixed(0)} s: ` +
    `${total.accepted} accepted, ${total.lost} lost, ${total.missed} missed by a receiver, ` +
    `${total.stranded} markers left; ` +
    `${total.unsent} that one receiver got and another did not, while KV took nothing; ` +
    `${total.refused} refused with a message; ${total.dead} dead letters for staff; ` +
    `${total.unrecorded} delivered while KV took no record; ${total.duplicates} received twice or more; ` +
    `${total.lies} receipts of what nobody had, ${total.unknownReceipts} of what KV lost sight of; ` +
    `most copies of a message ${most.mostCopies}; ` +
    `longest run ${(most.longestRun / 1000).toFixed(0)} s.`,
);

for (const { name, most: limits, plan } of namedPlans) {
  const outcome = await runSchedule(subject, plan(firstSeed));
  const faults = faultsOf(outcome, limits);
  if (faults.length > 0) failures.push(`${name}: ${faults.join(", ")}`);
  print(
    `${name}: ${outcome.accepted} accepted, ${outcome.refused} refused with a message, ${outcome.lost} lost, ` +
      `${outcome.stranded} markers left, ${outcome.dead} dead letters, most copies ${outcome.mostCopies}, ` +
      `longest run ${(outcome.longestRun / 1000).toFixed(0)} s, ` +
      `all arrived ${(outcome.drained / 3_600_000).toFixed(1)} h after the last fault` +
      (Object.keys(limits).includes("slowestWell")
        ? `, ${(outcome.slowestWell / 60_000).toFixed(1)} min at the receiver that was well.`
        : "."),
  );
}
for (const failure of failures.slice(0, 10)) print(failure);

/** What first shows that `changed` is wrong. */
async function faultOf(changed: Subject): Promise<string | undefined> {
  const random = async (from: number, to: number) => {
    for (let seed = from; seed < to; seed += 1) {
      const faults = faultsOf(await runSchedule(changed, randomPlan(seed + 1, seed % 3 !== 0)));
      if (faults.length > 0) return `schedule ${seed + 1}: ${faults.join(", ")}`;
    }
    return undefined;
  };
  const named = async () => {
    for (const { name, most: limits, plan } of namedPlans) {
      const faults = faultsOf(await runSchedule(changed, plan(1)), limits);
      if (faults.length > 0) return `${name}: ${faults.join(", ")}`;
    }
    return undefined;
  };
  // The days that have a name are longer.
  return (await random(0, 40)) ?? (await named()) ?? (await random(40, 400));
}

let alive = 0;
const subjects = mutants.filter(({ name }) => name.includes(values.mutants));
for (const mutant of subjects) {
  const fault = await faultOf(await loadMutant(mutant));
  if (!fault) alive += 1;
  print(`${fault ? "killed" : "ALIVE "}  ${mutant.name}${fault ? ` (${fault})` : ""}`);
}
print(`${subjects.length - alive} of ${subjects.length} mutants killed.`);
if (failures.length > 0 || alive > 0) process.exit(1);
if (values.record) {
  const { accepted, lost } = total;
  const killed = subjects.length - alive;
  record("simulation", "npm run simulate -- --record", {
    schedules,
    seed: firstSeed,
    accepted,
    lost,
    mutants: subjects.length,
    killed,
  });
}
