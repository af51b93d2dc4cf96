/** Figures that commands measure: kept for a pull request, or for the colophon. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export type Figures = Readonly<Record<string, number>>;

/** The figures in `file`; none if it does not exist. */
export const readFigures = (file = ""): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Figures) : {};

/**
 * Adds what a step of the tests has measured to the file that `FIGURES` names, if set.
 *
 * @param what they are, with the unit
 */
export function keepFigures(what: string, figures: Figures): void {
  const file = process.env["FIGURES"];
  if (!file) return;
  const named = Object.entries(figures).map(([name, figure]) => [`${what}: ${name}`, figure]);
  writeFileSync(file, JSON.stringify({ ...readFigures(file), ...Object.fromEntries(named) }));
}

/**
 * Saves what a command has measured, with today's date, for the site to show (`/colophon`).
 *
 * @param command as somebody types it to measure again
 * @param figures by name, in the units that the page's text gives
 */
export function record(name: string, command: string, figures: Figures): void {
  const date = new Date().toISOString().slice(0, 10);
  const file = `content/measured/${name}.json`;
  writeFileSync(file, `${JSON.stringify({ date, command, figures }, null, 2)}\n`);
  console.log(`Kept in ${file}.`);
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
