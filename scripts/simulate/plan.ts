/** What goes wrong when: at random from a seed, or as on a day that has a name. */
import type { ReceiverKind } from "../../worker/contacts/forward/configuration.ts";
import type { KvFaults } from "./strict-kv.ts";
import { World } from "./world.ts";

/** Figures of an outcome that a plan can limit. */
export type Measure = "duplicates" | "dead" | "unrecorded" | "drained" | "slowestWell" | "missedWell";

/** The receiver at one moment. */
interface Receiver {
  /** Probability that it refuses. */
  down: number;
  /** Probability that it takes a message and its answer gets lost. */
  losesAnswer: number;
  /** Longest time to answer, in milliseconds. */
  slowest: number;
  /** What it asks for with Retry-After when it refuses, in milliseconds. */
  retryAfter?: number;
  /** How many of the plan's messages, from the first, it never wants. */
  refuses?: number;
}

export interface Plan {
  world: World;
  faulty: boolean;
  /** When each message is sent, in milliseconds since 1970. */
  messages: number[];
  /** When the last fault is over, and when the schedule is. */
  faultsEnd: number;
  end: number;
  kv: (now: number) => KvFaults;
  receivers: Partial<Record<ReceiverKind, (now: number) => Receiver>>;
  /** From when on a receiver is well for good, where it is looked at how soon it has each message. */
  wellFrom: Partial<Record<ReceiverKind, number>>;
  /** Probabilities: a browser sends again, a process dies, a clock is wrong, two cron runs come at once. */
  repeats: number;
  /** What is sent again meets another place, or a fresh isolate. */
  moves: boolean;
  deaths: number;
  skews: number;
  overlaps: number;
  /** Keys in a page of a listing; small, so that listings have more than one. */
  pageSize: number;
}

const minute = 60_000;
const day = 1440 * minute;
const start = Date.UTC(2026, 10, 21);

const refuse = (get: number, put: number, remove: number, list: number): KvFaults["refuse"] => ({
  get,
  put,
  delete: remove,
  list,
});

const calmKv: KvFaults = {
  refuse: refuse(0, 0, 0, 0),
  loseAnswer: 0,
  slowest: 40,
  slowestFailure: 40,
  lag: 60_000,
  seesOwn: true,
  quota: Infinity,
  pause: 1000,
};
const well: Receiver = { down: 0, losesAnswer: 0, slowest: 900 };

/** Kinds of trouble with KV; a random schedule has one of them, an ordinary day none. */
const kvTroubles: ((world: World) => Partial<KvFaults>)[] = [
  (world) => {
    const often = world.between(0, 0.4);
    return { refuse: refuse(often, often, often, often) };
  },
  () => ({ refuse: refuse(0, 0, 1, 0) }),
  () => ({ refuse: refuse(0, 1, 0, 0) }),
  () => ({ refuse: refuse(0, 1, 1, 0) }),
  (world) => ({ refuse: refuse(0, world.between(0, 1), world.between(0, 1), 0) }),
  (world) => ({ refuse: refuse(0, world.between(0.6, 0.95), 1, 0) }),
  () => ({ pause: 60_000 }),
  (world) => ({ refuse: refuse(world.between(0.5, 1), 0, 0, 0), slowestFailure: 60_000 }),
  () => ({ refuse: refuse(0.9, 0.9, 0.9, 0.9) }),
  () => ({ slowest: 3000 }),
  () => ({ quota: 4 }),
  () => ({}),
];

/** A few messages on the first day, and ten days after the last fault for what is still to come. */
export function randomPlan(seed: number, faulty: boolean): Plan {
  const world = new World(seed, start);
  const longOutage = faulty && world.chance(0.15);
  const faultsEnd = faulty ? start + (longOutage ? 9 * day : world.between(0, 2 * day)) : start;
  const trouble = kvTroubles[Math.floor(world.random() * kvTroubles.length)]!(world);
  const loseAnswer = world.chance(0.5) ? world.between(0, 0.3) : 0;
  const seen = world.chance(0.4) ? { lag: 10 * minute, seesOwn: world.chance(0.5) } : {};
  const troubled: KvFaults = { ...calmKv, loseAnswer, ...trouble, ...seen };
  // The worst comes for some time: before it, markers are written, and after it, what is left is made good.
  const troubleStarts = world.chance(0.5) ? start : start + world.between(0, day);
  const receivers = receiversOf(world, longOutage, faultsEnd);
  const count = 3 + Math.floor(world.random() * 4);
  const messages = Array.from({ length: count }, () => {
    const any = start + world.between(0, faulty && world.chance(0.3) ? 3 * minute : day);
    // Now and then just before cron runs.
    return world.chance(0.3) ? Math.ceil(any / (5 * minute)) * 5 * minute - world.between(0, 1000) : any;
  });
  return {
    world,
    faulty,
    messages,
    faultsEnd,
    end: start + 20 * day,
    kv: (now) => (faulty && now >= troubleStarts && now < faultsEnd ? troubled : calmKv),
    receivers,
    wellFrom: {},
    repeats: 0.3,
    moves: faulty,
    deaths: faulty && world.chance(0.5) ? 0.35 : 0,
    skews: faulty ? 0.1 : 0,
    overlaps: faulty ? 0.1 : 0,
    pageSize: 3,
  };
}

/** One, two or three, each with troubles of its own. */
function receiversOf(world: World, longOutage: boolean, faultsEnd: number): Plan["receivers"] {
  const count = world.chance(0.4) ? 1 : world.chance(0.6) ? 2 : 3;
  return Object.fromEntries(
    (["webhook", "email", "chat"] as const).slice(0, count).map((kind, index) => {
      const receiver: Receiver = {
        // With a long outage the first is dead, and the others are as it comes.
        down: longOutage && index === 0 ? 1 : world.chance(0.7) ? world.between(0, 0.7) : 0,
        losesAnswer: world.chance(0.5) ? world.between(0, 0.3) : 0,
        slowest: world.chance(0.3) ? 20_000 : 900,
      };
      return [kind, (now: number) => (now < faultsEnd ? receiver : well)];
    }),
  );
}

interface NamedPlan {
  name: string;
  /** What an outcome may show at most. */
  most: Partial<Record<Measure, number>>;
  plan: (seed: number) => Plan;
}

const hours = 60 * minute;

function named(name: string, most: NamedPlan["most"], change: (world: World) => Partial<Plan>): NamedPlan {
  return {
    name,
    most,
    plan: (seed) => {
      const world = new World(seed, start);
      return {
        world,
        faulty: true,
        messages: [],
        faultsEnd: start,
        end: start + 20 * day,
        kv: () => calmKv,
        receivers: { webhook: () => well },
        wellFrom: {},
        repeats: 0,
        moves: true,
        deaths: 0,
        skews: 0,
        overlaps: 0,
        pageSize: 1000,
        ...change(world),
      };
    },
  };
}

/** Messages that the receiver refuses come for two hours, then it is down for ten minutes, in which others come. */
function refusedThenDown(count: number): NamedPlan {
  const down = start + day + 2 * hours;
  const back = down + 10 * minute;
  return named(
    `${count} refused messages, and a receiver that was down for ten minutes`,
    { duplicates: 0, slowestWell: 15 * minute, missedWell: 0 },
    (world) => ({
      messages: [...within(world, count, down - 2 * hours, down), ...within(world, 10, down, back)],
      faultsEnd: back,
      wellFrom: { webhook: back },
      receivers: {
        webhook: (now) => ({ ...well, refuses: count, down: now >= down && now < back ? 1 : 0 }),
      },
    }),
  );
}

const unharmed = { duplicates: 0, dead: 0, unrecorded: 0 };

/** `count` messages that came while the receiver was down, and what KV does in the day from then on. */
function markersThen(
  name: string,
  count: number,
  most: NamedPlan["most"],
  faults: Partial<KvFaults>,
): NamedPlan {
  const from = start + 10 * hours;
  return named(`${name}, ${count} markers`, most, (world) => ({
    messages: within(world, count, start + 9 * hours, from),
    faultsEnd: start + day,
    receivers: { webhook: (now) => (now < from ? { ...well, down: 1 } : well) },
    kv: (now) => (now >= from && now < start + day ? { ...calmKv, ...faults } : calmKv),
  }));
}

const within = (world: World, count: number, from: number, to: number) =>
  Array.from({ length: count }, () => world.between(from, to));

/** Days that happened, or that an attack showed. */
export const namedPlans: readonly NamedPlan[] = [
  named("12 June 2025: nine of ten KV operations fail for 2 h 28 min", {}, (world) => {
    const [from, to] = [start + 17 * hours + 52 * minute, start + 20 * hours + 20 * minute];
    return {
      messages: within(world, 120, from - 2 * hours, to + 2 * hours),
      faultsEnd: to,
      kv: (now) =>
        now >= from && now < to
          ? { ...calmKv, refuse: refuse(0.9, 0.9, 0.9, 0.9), loseAnswer: 0.1, slowestFailure: 5000 }
          : calmKv,
      repeats: 0.3,
      overlaps: 0.1,
    };
  }),
  markersThen("the day's writes are used up", 20, unharmed, { refuse: refuse(0, 1, 0, 0) }),
  markersThen("the day's deletes are used up", 20, unharmed, { refuse: refuse(0, 0, 1, 0) }),
  markersThen("KV takes one write a minute for a key", 20, { duplicates: 20 }, { pause: 60_000 }),
  markersThen("KV reads fail slowly", 200, unharmed, {
    refuse: refuse(1, 0, 0, 0),
    slowestFailure: 60_000,
  }),
  refusedThenDown(1000),
  named(
    "views stand still for ten minutes, cron runs come in pairs, a receiver takes all and never answers",
    {},
    (world) => ({
      messages: within(world, 200, start, start + 6 * hours),
      faultsEnd: start + 8 * hours,
      receivers: { webhook: (now) => ({ ...well, losesAnswer: now < start + 8 * hours ? 1 : 0 }) },
      kv: () => ({ ...calmKv, lag: 10 * minute, seesOwn: false }),
      overlaps: 1,
    }),
  ),
  named("every answer to a write gets lost", { duplicates: 0 }, (world) => ({
    messages: within(world, 20, start, start + hours),
    faultsEnd: start + hours,
    kv: (now) => ({ ...calmKv, loseAnswer: now < start + hours ? 1 : 0 }),
  })),
  named("KV takes nothing, every browser sends again to the same isolate", { duplicates: 0 }, (world) => ({
    messages: within(world, 20, start, start + hours),
    faultsEnd: start + 2 * hours,
    kv: (now) => (now < start + 2 * hours ? { ...calmKv, refuse: refuse(0, 1, 1, 0) } : calmKv),
    repeats: 1,
    moves: false,
  })),
  named("a receiver that hangs, KV refuses writes, 200 markers", unharmed, (world) => {
    const from = start + 10 * hours;
    return {
      messages: within(world, 200, start + 9 * hours, from),
      faultsEnd: start + day,
      receivers: {
        webhook: (now) => (now < start + day ? { down: 1, losesAnswer: 0, slowest: 20_000 } : well),
      },
      kv: (now) => (now >= from && now < start + day ? { ...calmKv, refuse: refuse(0, 1, 0, 0) } : calmKv),
    };
  }),
  named("receiver down for a day, 1,500 messages wait", { ...unharmed, drained: 4 * hours }, (world) => ({
    messages: within(world, 1500, start, start + day),
    faultsEnd: start + day,
    receivers: { webhook: (now) => (now < start + day ? { ...well, down: 1 } : well) },
  })),
  named(
    "one receiver of three dead for nine days, one that hangs",
    { duplicates: 0, unrecorded: 0, slowestWell: 40_000 },
    (world) => ({
      messages: within(world, 60, start, start + 9 * day),
      faultsEnd: start + 9 * day,
      end: start + 25 * day,
      wellFrom: { email: start },
      receivers: {
        webhook: (now) => (now < start + 9 * day ? { ...well, down: 1 } : well),
        email: () => well,
        chat: (now) => (now < start + 9 * day ? { down: 1, losesAnswer: 0, slowest: 20_000 } : well),
      },
    }),
  ),
  named(
    "two receivers down, 200 messages wait, one comes back and the other hangs",
    { ...unharmed, slowestWell: 35 * minute },
    (world) => {
      const back = start + 2 * hours;
      return {
        messages: within(world, 200, start + hours, back),
        faultsEnd: start + day,
        wellFrom: { email: back },
        receivers: {
          webhook: (now) => (now < start + day ? { down: 1, losesAnswer: 0, slowest: 20_000 } : well),
          email: (now) => (now < back ? { ...well, down: 1 } : well),
        },
      };
    },
  ),
  named(
    "one receiver of three dead for nine days, one asks for patience and is back on the eighth",
    { ...unharmed, dead: 10, missedWell: 0 },
    (world) => ({
      messages: within(world, 10, start, start + hours),
      faultsEnd: start + 9 * day,
      end: start + 25 * day,
      wellFrom: { email: start, chat: start + 8 * day },
      receivers: {
        webhook: (now) => (now < start + 9 * day ? { ...well, down: 1 } : well),
        email: () => well,
        chat: (now) => (now < start + 8 * day ? { ...well, down: 1, retryAfter: 20 * hours } : well),
      },
    }),
  ),
];
