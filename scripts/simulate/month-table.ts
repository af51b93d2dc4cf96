/** What thirty days of the pipeline came to, as tables, and what of it must not be. */
import { maxWaitMs, type Month, messageDays, officeWait, seenAt, type Sent } from "./month.ts";
import type { KvCounts } from "./strict-kv.ts";

const hour = 3_600_000;
/** A day on the free plan of Workers KV, for the whole account. */
const freePlan: KvCounts = { writes: 1000, deletes: 1000, lists: 1000, reads: 100_000 };
const mostCopies = 3;

const operations = ["writes", "deletes", "lists", "reads"] as const;

/** Prints the tables. @returns what is wrong, one sentence each */
export function reportMonth(month: Month, print: (line: string) => void): string[] {
  const people = month.sent.filter(({ genuine }) => genuine);
  const caught = people.filter(({ trapped }) => trapped);
  const seenIn = (from: number, to: number) => (message: Sent) => {
    const wait = seenAt(message) - message.at;
    return wait >= from && wait < to;
  };
  const worst = (messages: readonly Sent[]) => Math.max(0, ...messages.map(officeWait)) / hour;
  const copies = (messages: readonly Sent[]) =>
    Math.max(0, ...messages.flatMap(({ mailed, hooked }) => [mailed.length, hooked.length]));
  const row = (what: string, messages: readonly Sent[]) =>
    print(
      [what.padEnd(58), String(messages.length).padStart(4), worst(messages).toFixed(1).padStart(7)].join(
        " ",
      ),
    );

  print(`${"messages of people in thirty days".padEnd(58)} ${"n".padStart(4)} ${"hours *".padStart(7)}`);
  row("all", people);
  row("a copy within a minute", people.filter(seenIn(0, hour / 60)));
  row("a copy or a line later", people.filter(seenIn(hour / 60, Infinity)));
  row(
    "wrongly taken for spam, then named in a digest",
    caught.filter(({ namedAt }) => namedAt !== undefined),
  );
  row(
    "of these released, with a copy by now",
    caught.filter(({ mailed }) => mailed.length > 0),
  );
  row(
    "refused at first, sent again by the browser",
    people.filter(({ requests }) => requests > 1),
  );
  row(
    "sent while the webhook was dead",
    month.sent.filter((message) => message.genuine && month.whileDead(message)),
  );
  row(
    "sent while KV refused nine operations of ten",
    month.sent.filter((message) => message.genuine && month.whileFailing(message)),
  );
  row(
    "never in front of a person",
    people.filter((message) => !Number.isFinite(seenAt(message))),
  );
  row(
    "never at the webhook: dead, and KV took no marker either",
    people.filter(({ hooked }) => hooked.length === 0),
  );
  print("* longest wait in office hours until a copy in the mailbox or a line in a digest");
  print(`most copies of one message at one receiver: ${copies(people)}; digests: ${month.digests.length}`);
  print("");
  printOperations(month, print);

  const wrong: string[] = [];
  const late = people.filter((message) => !(officeWait(message) <= maxWaitMs));
  if (late.length > 0)
    wrong.push(
      `${late.length} not in front of a person within a working day: ${late.map(({ id }) => id).join(" ")}`,
    );
  // While KV takes nothing, a receiver that is dead as well cannot be waited for: the other one has the message.
  const unhooked = people.filter((message) => message.hooked.length === 0 && !month.whileFailing(message));
  if (unhooked.length > 0) wrong.push(`${unhooked.length} never at the webhook`);
  if (copies(people) > mostCopies) wrong.push(`${copies(people)} copies`);
  for (const [index, counts] of month.days.entries()) {
    for (const operation of operations) {
      if (counts[operation] > freePlan[operation])
        wrong.push(`day ${index + 1}: ${counts[operation]} ${operation}`);
    }
  }
  return wrong;
}

function printOperations({ days, digests, alone, sent }: Month, print: (line: string) => void): void {
  const line = (what: string, counts: KvCounts, digits = 0) =>
    print([what.padEnd(42), ...operations.map((name) => counts[name].toFixed(digits).padStart(8))].join(" "));
  const sum = (all: readonly KvCounts[], each = (values: number[]) => values.reduce((a, b) => a + b, 0)) =>
    Object.fromEntries(
      operations.map((name) => [name, each(all.map((counts) => counts[name]))]),
    ) as unknown as KvCounts;
  const most = (all: readonly KvCounts[]) => sum(all, (values) => Math.max(0, ...values));
  print(["operations of KV".padEnd(42), ...operations.map((name) => name.padStart(8))].join(" "));
  line("a day without a message, 560 records there", alone.idle);
  line("a message that went through at once", alone.message);
  line("a digest, at most", most(digests.map(({ counts }) => counts)));
  const busy = days.slice(0, messageDays);
  line(
    `a day with ${(sent.length / messageDays).toFixed(0)} messages, on average`,
    sum(busy, (values) => values.reduce((a, b) => a + b, 0) / values.length),
  );
  line("the busiest day of each", most(busy));
  line("the free plan, a day", freePlan);
}
