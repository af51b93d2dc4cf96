/** Virtual time and chance: a schedule of faults is its seed, so that a failure can be looked at again. */
import { random } from "../random.ts";

interface Event {
  at: number;
  run: () => void;
}

/** A clock that jumps from one event to the next. Times in milliseconds since 1970. */
export class World {
  private time: number;
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

  at(time: number, run: () => void): void {
    this.events.push({ at: Math.max(time, this.time), run });
  }

  /** Runs events in order of time, each with all that follows from it at once, until `end` or nothing is left. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await settled();
      let first = -1;
      for (let index = 0; index < this.events.length; index += 1) {
        if (first < 0 || this.events[index]!.at < this.events[first]!.at) first = index;
      }
      const event = this.events[first];
      if (!event || event.at > end) break;
      this.events.splice(first, 1);
      this.time = event.at;
      event.run();
    }
    this.time = end;
  }
}

/** When every promise that can go on has done so. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
