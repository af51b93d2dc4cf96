import type { Reporter, TestCase, TestResult } from "playwright/types/testReporter";
import { keepFigures } from "../scripts/figures.ts";

/** Keeps how long each test took; the longest are shown with a pull request. */
export default class LongestTests implements Reporter {
  readonly #seconds: Record<string, number> = {};

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#seconds[test.titlePath().filter(Boolean).join(" › ")] = Math.round(duration / 100) / 10;
  }

  onEnd(): void {
    keepFigures("Tests in a browser, seconds", this.#seconds);
  }
}
