import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { keepFigures } from "../scripts/figures.ts";

/** Keeps how long each test took; a pull request shows the longest. */
export default class LongestTests implements Reporter {
  readonly #seconds: Record<string, number> = {};

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#seconds[test.titlePath().filter(Boolean).join(" › ")] = Math.round(duration / 100) / 10;
  }

  onEnd(): void {
    keepFigures("Tests in a browser, seconds", this.#seconds);
  }
}
