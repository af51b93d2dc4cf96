/**
 * Figures that commands measure: kept for a pull request, or for the colophon.
 *
 * `npm run measure -- compare FILE [MAIN]` prints as a table in Markdown which figures of FILE, in which a run of the tests
 * kept them (`FIGURES` named it), are others than main's in the file MAIN, and what took longest.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Figures = Readonly<Record<string, number>>;

/** The figures in `file`; none where it is not there. */
const readFigures = (file = ""): Figures =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Figures) : {};

/**
 * Keeps what a step of the tests has measured in the file that `FIGURES` names; without it nowhere.
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
 * Keeps what a command has measured, with today's date, for the site to tell (`/colophon`).
 *
 * @param command as somebody types it to measure again
 * @param figures whole numbers or decimals by name, in the units that the page's words say
 */
export function record(name: string, command: string, figures: Figures): void {
  const date = new Date().toISOString().slice(0, 10);
  const file = `content/measured/${name}.json`;
  writeFileSync(file, `${JSON.stringify({ date, command, figures }, null, 2)}\n`);
  console.log(`Kept in ${file}.`);
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Times differ from run to run: of each kind the longest are shown, whether or not they are as on main. */
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
