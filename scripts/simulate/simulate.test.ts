import { expect, test, vi } from "vitest";
import { randomPlan } from "./plan.ts";
import { ourPipeline, runSchedule, type Subject } from "./run-schedule.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
vi.spyOn(console, "error").mockImplementation(() => {});

/** The faults found in thirty schedules, or until `wanted` is found; every third is without faults. */
async function faultsIn(subject: Subject, wanted?: RegExp): Promise<string> {
  let found = "";
  for (let seed = 1; seed <= 30 && !wanted?.test(found); seed += 1)
    found += (await runSchedule(subject, randomPlan(seed, seed % 3 !== 0))).faults.join("; ");
  return found;
}

test("the pipeline as it is shows no fault", async () => {
  expect(await faultsIn(ourPipeline)).toBe("");
});

/** A store that deletes nothing. */
const unforgetting: Subject["boundedStore"] = (...args) => ({
  ...ourPipeline.boundedStore(...args),
  delete: () => Promise.resolve(),
});

/** A store that claims to write keys under `prefix`, but does not. */
const forgetting =
  (prefix: string): Subject["boundedStore"] =>
  (...args) => {
    const store = ourPipeline.boundedStore(...args);
    const put: typeof store.put = (key, ...rest) =>
      key.startsWith(prefix) ? Promise.resolve() : store.put(key, ...rest);
    return { ...store, put };
  };

const handed = { state: "handed", reference: "" } as const;

test.each<[string, RegExp, Partial<Subject>]>([
  ["markers that are not kept", /lost|missed/, { boundedStore: forgetting("outbox:") }],
  [
    "markers that are never deleted, so that messages come twice",
    /duplicates/,
    { boundedStore: unforgetting },
  ],
  [
    "answers that promise what nobody did",
    /lost/,
    { accept: (_, { id }) => Promise.resolve({ status: 201, message: "Sent.", id }) },
  ],
  ["records that are not kept", /unrecorded/, { boundedStore: forgetting("contact:") }],
  ["cron that never runs", /stranded/, { redeliver: () => Promise.reject(new Error("no cron")) }],
  ["receipts that say too much", /lies/, { readReceipt: () => Promise.resolve(handed) }],
])("the simulation notices %s", async (_what, fault, change) => {
  expect(await faultsIn({ ...ourPipeline, ...change }, fault)).toMatch(fault);
});
