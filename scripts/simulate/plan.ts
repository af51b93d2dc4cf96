/** What goes wrong when: at random from a seed, or in a named scenario. */
import type { ReceiverKind } from "../../worker/contacts/forward/configuration.ts";
import type { KvFaults } from "./strict-kv.ts";
import { World } from "./world.ts";

/** A receiver's behaviour. */
interface Receiver {
  /** Probability that it fails. */
  down: number;
  /** Probability that it accepts a message but its answer gets lost. */
  losesAnswer: number;
  /** Longest time to answer, in milliseconds. */
  slowest: number;
}

/** How KV and the receivers behave between two moments (milliseconds since 1970), where that is not well. */
interface Trouble {
  from: number;
  to: number;
  kv?: Partial<KvFaults>;
  receivers?: Partial<Record<ReceiverKind, Partial<Receiver>>>;
}

export interface Plan {
  world: World;
  receivers: readonly ReceiverKind[];
  /** When each message is sent. */
  messages: number[];
  /** None: nothing at all goes wrong. */
  troubles: Trouble[];
  /** Probabilities: a browser sends again, a process dies or has a wrong clock, two cron runs come at once. */
  repeats: number;
  mishaps: number;
  overlaps: number;
  /** A message sent again may reach another location or a fresh isolate. */
  moves: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 21);

/** At least ten days after the last fault, for the rest to settle. */
export const end = start + 25 * day;

const calmKv: KvFaults = {
  refuse: {},
  loseAnswer: 0,
  slowest: 40,
  slowestFailure: 40,
  lag: minute,
  seesOwn: true,
  pause: 1000,
};
const well: Receiver = { down: 0, losesAnswer: 0, slowest: 900 };
const dead = { down: 1 };

const troubleNow = ({ troubles, world }: Plan) =>
  troubles.find(({ from, to }) => from <= world.now() && world.now() < to);

/** How KV behaves now. */
export const kvNow = (plan: Plan): KvFaults => ({ ...calmKv, ...troubleNow(plan)?.kv });

/** How a receiver behaves now. */
export const receiverNow = (plan: Plan, kind: ReceiverKind): Receiver => ({
  ...well,
  ...troubleNow(plan)?.receivers?.[kind],
});

/** When the last fault ends. */
export const faultsEnd = ({ troubles }: Plan) => Math.max(start, ...troubles.map(({ to }) => to));

const everything = (often: number) => ({ get: often, put: often, delete: often, list: often });

/** Kinds of KV trouble; a faulty random schedule has one of them. */
const kvTroubles: ((world: World) => Partial<KvFaults>)[] = [
  (world) => ({ refuse: everything(world.between(0, 0.4)) }),
  () => ({ refuse: { delete: 1 } }),
  () => ({ refuse: { put: 1 } }),
  () => ({ refuse: { put: 1, delete: 1 } }),
  (world) => ({ refuse: { put: world.random(), delete: world.random() } }),
  (world) => ({ refuse: { put: world.between(0.6, 0.95), delete: 1 } }),
  (world) => ({ refuse: { get: world.between(0.5, 1) }, slowestFailure: minute }),
  () => ({ refuse: everything(0.9) }),
  () => ({ pause: minute }),
  () => ({ slowest: 3000 }),
  () => ({}),
];

/** A few messages on the first day, to one, two or three receivers. */
export function randomPlan(seed: number, faulty: boolean): Plan {
  const world = new World(seed, start);
  const { chance, between } = world;
  const receivers = (["webhook", "email", "chat"] as const).slice(0, Math.ceil(between(0, 3)));
  const sendingMs = faulty && chance(0.3) ? 3 * minute : day;
  const messages = Array.from({ length: Math.floor(between(3, 7)) }, () => {
    const any = start + between(0, sendingMs);
    // Sometimes just before a cron run.
    return chance(0.3) ? Math.ceil(any / (5 * minute)) * 5 * minute - between(0, 1000) : any;
  });
  const calm = {
    world,
    receivers,
    messages,
    repeats: 0.3,
    troubles: [],
    mishaps: 0,
    overlaps: 0,
    moves: false,
  };
  return faulty ? { ...calm, ...faults(calm), overlaps: 0.1, moves: true } : calm;
}

/** Each receiver has its own troubles; those of KV may begin later, when markers have been written. */
function faults({ world, receivers }: Plan): Pick<Plan, "troubles" | "mishaps"> {
  const { chance, between } = world;
  const [first] = chance(0.15) ? receivers : [];
  const to = start + (first ? 9 * day : between(0, 2 * day));
  const behaviours = receivers.map((kind): [ReceiverKind, Receiver] => {
    const down = chance(0.7) ? between(0, 0.7) : 0;
    const losesAnswer = chance(0.5) ? between(0, 0.3) : 0;
    // In a long outage the first is dead.
    return [kind, { down: kind === first ? 1 : down, losesAnswer, slowest: chance(0.3) ? 20_000 : 900 }];
  });
  const kv = {
    loseAnswer: chance(0.5) ? between(0, 0.3) : 0,
    ...kvTroubles[Math.floor(between(0, kvTroubles.length))]!(world),
    ...(chance(0.4) ? { lag: 10 * minute, seesOwn: chance(0.5) } : {}),
  };
  const from = chance(0.5) ? start : Math.min(to, start + between(0, day));
  const before = until(from, { receivers: Object.fromEntries(behaviours) });
  return { troubles: [before, { ...before, from, to, kv }], mishaps: chance(0.5) ? 0.35 : 0 };
}

/** A plan by how many messages are sent from when to when. */
type Scenario = Partial<Plan> & Pick<Plan, "troubles"> & { sent: [count: number, from: number, to: number] };

const until = (to: number, trouble: Partial<Trouble>): Trouble => ({ from: start, to, ...trouble });

/** KV has trouble until the end of the day; the receiver is down before that, so that messages are waiting. */
function waitingThen(count: number, kv: Partial<KvFaults>): Scenario {
  const from = start + 10 * hour;
  const before = until(from, { receivers: { webhook: dead } });
  return { sent: [count, from - hour, from], troubles: [before, until(start + day, { from, kv })] };
}

const outage = { from: start + 17 * hour + 52 * minute, to: start + 20 * hour + 20 * minute };
const hanging = { ...dead, slowest: 20_000 };
const unseen = { lag: 10 * minute, seesOwn: false };

/** Scenarios from real outages, or found by attacking the pipeline. */
const scenarios: Readonly<Record<string, Scenario>> = {
  "12 June 2025: nine of ten KV operations fail for 2 h 28 min": {
    sent: [120, outage.from - 2 * hour, outage.to + 2 * hour],
    troubles: [{ ...outage, kv: { refuse: everything(0.9), loseAnswer: 0.1, slowestFailure: 5000 } }],
    repeats: 0.3,
    overlaps: 0.1,
  },
  "the day's writes are used up": waitingThen(20, { refuse: { put: 1 } }),
  "the day's deletes are used up": waitingThen(20, { refuse: { delete: 1 } }),
  "KV reads fail slowly": waitingThen(200, { refuse: { get: 1 }, slowestFailure: minute }),
  "every answer to a write gets lost": waitingThen(20, { loseAnswer: 1 }),
  "KV takes nothing, every browser sends again to the same isolate": {
    sent: [20, start, start + hour],
    troubles: [until(start + 2 * hour, { kv: { refuse: { put: 1, delete: 1 } } })],
    repeats: 1,
    moves: false,
  },
  "views stand still, cron runs come in pairs, a receiver takes all and never answers": {
    sent: [200, start, start + 6 * hour],
    troubles: [until(start + 8 * hour, { kv: unseen, receivers: { webhook: { losesAnswer: 1 } } })],
    overlaps: 1,
  },
  "receiver down for a day, 1,500 messages wait": {
    sent: [1500, start, start + day],
    troubles: [until(start + day, { receivers: { webhook: dead } })],
  },
  "one receiver of three dead for nine days, one that hangs": {
    receivers: ["webhook", "email", "chat"],
    sent: [60, start, start + 9 * day],
    troubles: [until(start + 9 * day, { receivers: { webhook: dead, chat: hanging } })],
  },
};

/** All named scenarios, with randomness from `seed`. */
export function namedPlans(seed: number): [name: string, plan: Plan][] {
  const ordinary = { receivers: ["webhook"], repeats: 0, mishaps: 0, overlaps: 0, moves: true } as const;
  return Object.entries(scenarios).map(
    ([
      name,
      {
        sent: [length, from, to],
        ...scenario
      },
    ]) => {
      const world = new World(seed, start);
      const messages = Array.from({ length }, () => world.between(from, to));
      return [name, { ...ordinary, world, messages, ...scenario }];
    },
  );
}
