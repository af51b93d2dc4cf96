/**
 * Figures that commands measure: kept for a pull request, or for the colophon.
 *
 * `npm run measure -- compare FILE [MAIN]` prints those that a run of the tests kept in FILE, which `FIGURES` named, as
 * Markdown, beside those of main in the file MAIN.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Figures by name, under what they are of. */
type Figures = Record<string, Record<string, number>>;

/** The figures in `file`; none where it is not there. */
const readFigures = (file = ""): Figures =>
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

/**
 * Keeps what a command has measured, with today's date, for the site to tell (`/colophon`).
 *
 * @param command as somebody types it to measure again
 * @param figures whole numbers or decimals by name, in the units that the page's words say
 */
export function record(name: string, command: string, figures: Readonly<Record<string, number>>): void {
  const date = new Date().toISOString().slice(0, 10);
  const file = `content/measured/${name}.json`;
  writeFileSync(file, `${JSON.stringify({ date, command, figures }, null, 2)}\n`);
  console.log(`Kept in ${file}.`);
}

export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Times differ from run to run: the longest are shown. Of what else there is, what has changed. */
const isTime = (what: string) => what.endsWith("seconds");
const mostRows = 10;

/** Markdown with a table for each kind of the figures `now`, beside those of main, if there are any. */
export function figureTables(now: Figures, main: Figures): string {
  return Object.entries(now)
    .map(([what, figures]) => {
      const before = main[what];
      const names = Object.keys({ ...before, ...figures }).toSorted(
        (one, other) => (figures[other] ?? 0) - (figures[one] ?? 0),
      );
      const shown =
        before && !isTime(what)
          ? names.filter((name) => figures[name] !== before[name])
          : names.slice(0, mostRows);
      if (shown.length === 0) return `**${what}:** as on main`;
      const rows = shown.map(
        (name) =>
          `| ${name.replaceAll("|", String.raw`\|`)} | ${shownAs(before?.[name])} | ${shownAs(figures[name])} |`,
      );
      return [`**${what}**\n`, "| | main | now |", "| --- | ---: | ---: |", ...rows].join("\n");
    })
    .join("\n\n");
}

const shownAs = (figure: number | undefined) =>
  figure?.toLocaleString("en-GB", { maximumFractionDigits: 1 }) ?? "";

if (import.meta.main) {
  const [file, main] = process.argv.slice(2);
  console.log(figureTables(readFigures(file), readFigures(main)));
}
