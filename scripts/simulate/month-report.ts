/** What thirty days of the pipeline came to, and what of it must not be. */
import { mostCopies } from "./faults.ts";
import { maxWaitMs, type Month, messageDays, officeWait, seenAt, type SentInMonth } from "./month.ts";
import type { KvCounts } from "./strict-kv.ts";

const hour = 3_600_000;
/** A day on the free plan of Workers KV, for the whole account. */
const freePlan: KvCounts = { writes: 1000, deletes: 1000, lists: 1000, reads: 100_000 };
const operations = ["writes", "deletes", "lists", "reads"] as const;

/** Prints the month. @returns what is wrong, one sentence each */
export function reportMonth(month: Month, print: (line: string) => void): string[] {
  const people = month.sent.filter(({ genuine }) => genuine);
  const row = (what: string, messages: readonly SentInMonth[]) => {
    const wait = Math.max(0, ...messages.map(officeWait)) / hour;
    print(`${what.padEnd(46)} ${String(messages.length).padStart(4)} ${wait.toFixed(1).padStart(7)}`);
  };
  print(`\n${"messages of people in thirty days".padEnd(46)} ${"n".padStart(4)} ${"hours *".padStart(7)}`);
  row("all", people);
  row(
    "in front of a person only after a minute",
    people.filter((message) => seenAt(message) - message.at >= hour / 60),
  );
  row(
    "wrongly taken for spam, then named in a digest",
    people.filter(({ trapped, namedAt }) => trapped && namedAt !== undefined),
  );
  row(
    "sent while the webhook was dead",
    people.filter((message) => month.whileDead(message)),
  );
  row(
    "sent while KV refused nine operations of ten",
    people.filter((message) => month.whileFailing(message)),
  );
  print("* longest wait in office hours until a copy in the mailbox or a line in a digest\n");
  printOperations(month, print);

  const late = people.filter((message) => !(officeWait(message) <= maxWaitMs));
  // While KV takes nothing, a receiver that is dead as well cannot be waited for: the other one has the message.
  const unhooked = people.filter((message) => message.hooked.length === 0 && !month.whileFailing(message));
  const copies = Math.max(...people.flatMap(({ mailed, hooked }) => [mailed.length, hooked.length]));
  const overQuota = month.days.flatMap((counts, day) =>
    operations
      .filter((operation) => counts[operation] > freePlan[operation])
      .map((operation) => `day ${day + 1}: ${counts[operation]} ${operation}`),
  );
  return [
    ...(late.length > 0 ? [`${late.length} not in front of a person within a working day`] : []),
    ...(unhooked.length > 0 ? [`${unhooked.length} never at the webhook`] : []),
    ...(copies > mostCopies ? [`${copies} copies`] : []),
    ...overQuota,
  ];
}

function printOperations({ days, digests, alone }: Month, print: (line: string) => void): void {
  const line = (what: string, counts: KvCounts) =>
    print([what.padEnd(42), ...operations.map((name) => String(counts[name]).padStart(8))].join(" "));
  const most = (all: readonly KvCounts[]) =>
    Object.fromEntries(
      operations.map((name) => [name, Math.max(...all.map((counts) => counts[name]))]),
    ) as unknown as KvCounts;
  print(["operations of KV".padEnd(42), ...operations.map((name) => name.padStart(8))].join(" "));
  line("a day without a message, 560 records there", alone.idle);
  line("a message that went through at once", alone.message);
  line("a digest, at most", most(digests.map(({ counts }) => counts)));
  line("the busiest day of each", most(days.slice(0, messageDays)));
  line("the free plan, a day", freePlan);
}
