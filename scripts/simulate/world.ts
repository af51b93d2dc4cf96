/** Virtual time and chance: a schedule of faults is its seed, so that a failure can be looked at again. */
import { random } from "../random.ts";

interface Event {
  at: number;
  run: () => void;
}

/** A clock that jumps from one event to the next. Times in milliseconds since 1970. */
export class World {
  private time: number;
  /** The next is the last. */
  private events: Event[] = [];
  readonly random: () => number;

  constructor(seed: number, start: number) {
    this.random = random(seed);
    this.time = start;
  }

  now = (): number => this.time;

  chance = (probability: number): boolean => this.random() < probability;

  /** A number between `low` and `high`. */
  between = (low: number, high: number): number => low + this.random() * (high - low);

  sleep = (ms: number): Promise<void> => new Promise((resolve) => this.at(this.time + ms, resolve));

  /** Has `run` called at `time`, after what was put down for the same moment before. */
  at(time: number, run: () => void): void {
    const at = Math.max(time, this.time);
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.events[middle]!.at <= at) high = middle;
      else low = middle + 1;
    }
    this.events.splice(low, 0, { at, run });
  }

  /** Runs events in order of time, each with all that follows from it at once, until `end` or nothing is left. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await settled();
      const event = this.events.at(-1);
      if (!event || event.at > end) break;
      this.events.pop();
      this.time = event.at;
      event.run();
    }
    this.time = end;
  }
}

/** When every promise that can go on has done so. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
