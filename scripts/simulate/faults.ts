/** What a schedule must never show. */
import type { Measure } from "./plan.ts";
import type { ScheduleOutcome } from "./run-schedule.ts";

export const mostCopies = 3;
/** A second run starts after five minutes. */
const longestRunMs = 150_000;
/** As many as are sent at once, and what KV may refuse of these and of the status. */
const mostStuck = 4;
const mostRefusals = 60;

/**
 * What is wrong with `outcome`, in words. Without a fault nothing may come twice, cost more, or stay undone.
 *
 * @param limits of its own
 */
export function faultsOf(outcome: ScheduleOutcome, limits: Partial<Record<Measure, number>> = {}): string[] {
  const { accepted, answers, counts, duplicates, unrecorded, unknownReceipts } = outcome;
  const always: [value: number, most: number, what: string][] = [
    [outcome.lost, 0, "lost"],
    [outcome.missed, 0, "that some receiver missed"],
    [outcome.lies, 0, "receipts of what nobody had"],
    [outcome.mostCopies, mostCopies, "copies"],
    [outcome.stranded, 0, "markers left"],
    [outcome.unclear, 0, "unclear answers"],
    [outcome.denied, 0, "kept and denied"],
    [outcome.mostStuck, mostStuck, "left to be sent again by one run"],
    [outcome.mostRefusals, mostRefusals, "operations refused in one run"],
    [outcome.longestRun, longestRunMs, "milliseconds in one run"],
  ];
  const calm: typeof always = [
    [duplicates, 0, "duplicates"],
    [outcome.refused + outcome.dead + unrecorded, 0, "in trouble without a fault"],
    [unknownReceipts, 0, "receipts of nothing"],
    [counts.writes, 2 * accepted, "writes"],
    [counts.deletes, accepted, "deletes"],
    [counts.reads, 4 * answers, "reads"],
  ];
  const own = Object.entries(limits).map(([name, most]): (typeof always)[number] => [
    outcome[name as Measure],
    most,
    name,
  ]);
  return [...always, ...own, ...(outcome.faulty ? [] : calm)].flatMap(([value, most, what]) =>
    value > most ? [`${value} ${what}`] : [],
  );
}
