/**
 * Figures that commands measure: kept for a pull request, or for the colophon.
 *
 * `npm run measure -- compare FILE [MAIN]` prints, as a table in Markdown, which figures that a run of the tests kept in
 * FILE (`FIGURES` named it) differ from main's in the file MAIN, and what took longest.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Figures = Readonly<Record<string, number>>;

/** The figures in `file`; none if it does not exist. */
const readFigures = (file = ""): Figures =>
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

/** Times differ from run to run, so the longest of each kind are shown, as on main or not. */
const times = ["Steps, seconds: ", "Tests in a browser, seconds: "];
const mostTimes = 10;

/** A table in Markdown of the figures that differ between `now` and `main`, and of what took longest now. */
export function figureTable(now: Figures, main: Figures): string {
  const isTime = (name: string) => times.some((kind) => name.startsWith(kind));
  const others = Object.keys({ ...main, ...now }).filter((name) => !isTime(name) && now[name] !== main[name]);
  const byTime = Object.keys(now).toSorted((one, other) => (now[other] ?? 0) - (now[one] ?? 0));
  const longest = times.flatMap((kind) => byTime.filter((name) => name.startsWith(kind)).slice(0, mostTimes));
  const names = [...others, ...longest];
  if (names.length === 0) return "All figures are as on main.";
  const shown = (figure?: number) => figure?.toLocaleString("en-GB") ?? "";
  const rows = names.map(
    (name) => `| ${name.replaceAll("|", String.raw`\|`)} | ${shown(main[name])} | ${shown(now[name])} |`,
  );
  return ["| | main | now |", "| --- | ---: | ---: |", ...rows].join("\n");
}

if (import.meta.main) {
  const [file, main] = process.argv.slice(2);
  console.log(figureTable(readFigures(file), readFigures(main)));
}
