import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { keepFigures } from "../scripts/figures.ts";

/** Keeps how long each test took, for the comment of a pull request. */
export default class LongestTests implements Reporter {
  readonly #seconds: Record<string, number> = {};

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#seconds[test.titlePath().filter(Boolean).join(" › ")] = duration / 1000;
  }

  onEnd(): void {
    keepFigures("The longest tests in a browser, seconds", this.#seconds);
  }
}
