/** What must never happen in a schedule. */
import type { ScheduleOutcome } from "./run-schedule.ts";

const mostCopies = 3;
/** A second run starts after five minutes. */
const longestRunMs = 150_000;

/** What is wrong with `outcome`, in words. Without faults there must be no duplicates, extra writes or leftovers. */
export function faultsOf(outcome: ScheduleOutcome): string[] {
  const { accepted, refused, dead, unrecorded } = outcome;
  const always: [value: number, most: number, what: string][] = [
    [outcome.lost, 0, "lost"],
    [outcome.missed, 0, "that some receiver missed"],
    [outcome.denied, 0, "kept and denied"],
    [outcome.lies, 0, "receipts of what nobody had"],
    [outcome.mostCopies, mostCopies, "copies"],
    [outcome.stranded, 0, "markers left"],
    [outcome.longestRun, longestRunMs, "milliseconds in one run"],
  ];
  const calm: typeof always = [
    [outcome.duplicates, 0, "duplicates"],
    [refused + dead + unrecorded, 0, "in trouble without a fault"],
    [outcome.unknownReceipts, 0, "receipts of nothing"],
    [outcome.writes, 2 * accepted, "writes"],
    [outcome.deletes, accepted, "deletes"],
  ];
  return [...always, ...(outcome.faulty ? [] : calm)].flatMap(([value, most, what]) =>
    value > most ? [`${value} ${what}`] : [],
  );
}
