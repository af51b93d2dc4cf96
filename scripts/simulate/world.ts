/** Virtual time and seeded randomness, so that a failing schedule can be replayed. */
import { random } from "../random.ts";

/** A clock that jumps from one event to the next. Times in milliseconds since 1970. */
export class World {
  private time: number;
  /** Latest first, so the next event is the last element. */
  private events: { at: number; run: () => void }[] = [];
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

  /** Schedules `run` at `time`, after earlier entries for the same moment. */
  at(time: number, run: () => void): void {
    const at = Math.max(time, this.time);
    this.events.splice(this.events.findLastIndex((event) => event.at > at) + 1, 0, { at, run });
  }

  /** Runs events in order of time, letting promises settle after each, until `end` or none is left. */
  async runUntil(end: number): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      const event = this.events.at(-1);
      if (!event || event.at > end) break;
      this.events.pop();
      this.time = event.at;
      event.run();
    }
    this.time = end;
  }
}
