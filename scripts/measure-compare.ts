/**
 * `npm run measure -- compare FILE [MAIN]` prints, as a table in Markdown, which figures that a run of the tests kept in
 * FILE (`FIGURES` named it) differ from main's in the file MAIN, and what took longest.
 */
import { type Figures, readFigures } from "./figures.ts";

/** Times differ from run to run, so the longest are shown, as on main or not. */
const time = "Tests in a browser, seconds: ";
const mostTimes = 10;

/** A table in Markdown of the figures that differ between `now` and `main`, and of what took longest now. */
export function figureTable(now: Figures, main: Figures): string {
  const isTime = (name: string) => name.startsWith(time);
  const others = Object.keys({ ...main, ...now }).filter((name) => !isTime(name) && now[name] !== main[name]);
  const byTime = Object.keys(now)
    .filter(isTime)
    .toSorted((one, other) => (now[other] ?? 0) - (now[one] ?? 0));
  const names = [...others, ...byTime.slice(0, mostTimes)];
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
