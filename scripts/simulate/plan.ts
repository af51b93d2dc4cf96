/** What goes wrong when: at random from a seed, or in a named scenario. */
import type { ReceiverKind } from "../../worker/contacts/forward/configuration.ts";
import type { KvFaults } from "./strict-kv.ts";
import { World } from "./world.ts";

/** A receiver's behaviour at one moment. */
interface Receiver {
  /** Probability that it fails. */
  down: number;
  /** Probability that it accepts a message but its answer gets lost. */
  losesAnswer: number;
  /** Longest time to answer, in milliseconds. */
  slowest: number;
}

export interface Plan {
  world: World;
  faulty: boolean;
  /** When each message is sent, in milliseconds since 1970. */
  messages: number[];
  /** When the last fault ends, and when the schedule ends. */
  faultsEnd: number;
  end: number;
  kv: (now: number) => KvFaults;
  receivers: Partial<Record<ReceiverKind, (now: number) => Receiver>>;
  /** Probabilities: a browser sends again, a process dies, a clock is wrong, two cron runs come at once. */
  repeats: number;
  deaths: number;
  skews: number;
  overlaps: number;
  /** A message sent again may reach another location or a fresh isolate. */
  moves: boolean;
  /** Keys in a page of a listing; small, to get several pages. */
  pageSize: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
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
  lag: minute,
  seesOwn: true,
  pause: 1000,
};
const well: Receiver = { down: 0, losesAnswer: 0, slowest: 900 };
const dead: Receiver = { ...well, down: 1 };
const hanging: Receiver = { ...dead, slowest: 20_000 };

const ordinary = {
  faulty: true,
  end: start + 20 * day,
  kv: () => calmKv,
  receivers: { webhook: () => well },
  repeats: 0,
  deaths: 0,
  skews: 0,
  overlaps: 0,
  moves: true,
  pageSize: 1000,
} satisfies Partial<Plan>;

/** Kinds of KV trouble; a faulty random schedule has one of them. */
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
  (world) => ({ refuse: refuse(world.between(0.5, 1), 0, 0, 0), slowestFailure: minute }),
  () => ({ refuse: refuse(0.9, 0.9, 0.9, 0.9) }),
  () => ({ pause: minute }),
  () => ({ slowest: 3000 }),
  () => ({}),
];

/** A few messages on the first day, and at least ten days after the last fault for the rest to settle. */
export function randomPlan(seed: number, faulty: boolean): Plan {
  const world = new World(seed, start);
  const longOutage = faulty && world.chance(0.15);
  const faultsEnd = faulty ? start + (longOutage ? 9 * day : world.between(0, 2 * day)) : start;
  const trouble = kvTroubles[Math.floor(world.random() * kvTroubles.length)]!(world);
  const loseAnswer = world.chance(0.5) ? world.between(0, 0.3) : 0;
  const seen = world.chance(0.4) ? { lag: 10 * minute, seesOwn: world.chance(0.5) } : {};
  const troubled: KvFaults = { ...calmKv, loseAnswer, ...trouble, ...seen };
  // Markers may be written before the trouble; the leftovers are repaired after it.
  const troubleStarts = world.chance(0.5) ? start : start + world.between(0, day);
  const messages = Array.from({ length: 3 + Math.floor(world.random() * 4) }, () => {
    const any = start + world.between(0, faulty && world.chance(0.3) ? 3 * minute : day);
    // Sometimes just before a cron run.
    return world.chance(0.3) ? Math.ceil(any / (5 * minute)) * 5 * minute - world.between(0, 1000) : any;
  });
  return {
    ...ordinary,
    world,
    faulty,
    messages,
    faultsEnd,
    kv: (now) => (faulty && now >= troubleStarts && now < faultsEnd ? troubled : calmKv),
    receivers: receiversOf(world, longOutage, faultsEnd),
    repeats: 0.3,
    moves: faulty,
    deaths: faulty && world.chance(0.5) ? 0.35 : 0,
    skews: faulty ? 0.1 : 0,
    overlaps: faulty ? 0.1 : 0,
    pageSize: 3,
  };
}

/** One, two or three receivers, each with its own troubles. */
function receiversOf(world: World, longOutage: boolean, faultsEnd: number): Plan["receivers"] {
  const count = world.chance(0.4) ? 1 : world.chance(0.6) ? 2 : 3;
  return Object.fromEntries(
    (["webhook", "email", "chat"] as const).slice(0, count).map((kind, index) => {
      const receiver: Receiver = {
        // In a long outage the first is dead; the others are random.
        down: longOutage && index === 0 ? 1 : world.chance(0.7) ? world.between(0, 0.7) : 0,
        losesAnswer: world.chance(0.5) ? world.between(0, 0.3) : 0,
        slowest: world.chance(0.3) ? 20_000 : 900,
      };
      return [kind, (now: number) => (now < faultsEnd ? receiver : well)];
    }),
  );
}

type Trouble = Pick<Plan, "messages" | "faultsEnd"> & Partial<Plan>;

const within = (world: World, count: number, from: number, to: number) =>
  Array.from({ length: count }, () => world.between(from, to));

/** KV has trouble until the end of the day; the receiver is down before that, so that messages are waiting. */
function waitingThen(world: World, count: number, faults: Partial<KvFaults>): Trouble {
  const from = start + 10 * hour;
  return {
    messages: within(world, count, start + 9 * hour, from),
    faultsEnd: start + day,
    receivers: { webhook: (now) => (now < from ? dead : well) },
    kv: (now) => (now >= from && now < start + day ? { ...calmKv, ...faults } : calmKv),
  };
}

/** Scenarios from real outages, or found by attacking the pipeline. */
const days: Readonly<Record<string, (world: World) => Trouble>> = {
  "12 June 2025: nine of ten KV operations fail for 2 h 28 min": (world) => {
    const [from, to] = [start + 17 * hour + 52 * minute, start + 20 * hour + 20 * minute];
    const outage = { refuse: refuse(0.9, 0.9, 0.9, 0.9), loseAnswer: 0.1, slowestFailure: 5000 };
    return {
      messages: within(world, 120, from - 2 * hour, to + 2 * hour),
      faultsEnd: to,
      kv: (now) => (now >= from && now < to ? { ...calmKv, ...outage } : calmKv),
      repeats: 0.3,
      overlaps: 0.1,
    };
  },
  "the day's writes are used up": (world) => waitingThen(world, 20, { refuse: refuse(0, 1, 0, 0) }),
  "the day's deletes are used up": (world) => waitingThen(world, 20, { refuse: refuse(0, 0, 1, 0) }),
  "KV reads fail slowly": (world) =>
    waitingThen(world, 200, { refuse: refuse(1, 0, 0, 0), slowestFailure: minute }),
  "every answer to a write gets lost": (world) => waitingThen(world, 20, { loseAnswer: 1 }),
  "KV takes nothing, every browser sends again to the same isolate": (world) => ({
    messages: within(world, 20, start, start + hour),
    faultsEnd: start + 2 * hour,
    kv: (now) => (now < start + 2 * hour ? { ...calmKv, refuse: refuse(0, 1, 1, 0) } : calmKv),
    repeats: 1,
    moves: false,
  }),
  "views stand still, cron runs come in pairs, a receiver takes all and never answers": (world) => ({
    messages: within(world, 200, start, start + 6 * hour),
    faultsEnd: start + 8 * hour,
    receivers: { webhook: (now) => ({ ...well, losesAnswer: now < start + 8 * hour ? 1 : 0 }) },
    kv: () => ({ ...calmKv, lag: 10 * minute, seesOwn: false }),
    overlaps: 1,
  }),
  "receiver down for a day, 1,500 messages wait": (world) => ({
    messages: within(world, 1500, start, start + day),
    faultsEnd: start + day,
    receivers: { webhook: (now) => (now < start + day ? dead : well) },
  }),
  "one receiver of three dead for nine days, one that hangs": (world) => ({
    messages: within(world, 60, start, start + 9 * day),
    faultsEnd: start + 9 * day,
    end: start + 25 * day,
    receivers: {
      webhook: (now) => (now < start + 9 * day ? dead : well),
      email: () => well,
      chat: (now) => (now < start + 9 * day ? hanging : well),
    },
  }),
};

/** All named scenarios, with randomness from `seed`. */
export function namedPlans(seed: number): [name: string, plan: Plan][] {
  return Object.entries(days).map(([name, trouble]) => {
    const world = new World(seed, start);
    return [name, { ...ordinary, world, ...trouble(world) }];
  });
}
