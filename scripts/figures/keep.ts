import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Figures by name, under what they are of. */
export type Figures = Record<string, Record<string, number>>;

/** The figures in `file`; none where it is not there. */
export const readFigures = (file = ""): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Figures) : {};

/**
 * Keeps what a step of the tests has measured in the file that `FIGURES` names; without it nowhere. A pull request shows
 * them beside main's (`measure -- compare`).
 *
 * @param what they are, with the unit
 */
export function keepFigures(what: string, figures: Readonly<Record<string, number>>): void {
  const file = process.env["FIGURES"];
  if (file) writeFileSync(file, JSON.stringify({ ...readFigures(file), [what]: figures }));
}
