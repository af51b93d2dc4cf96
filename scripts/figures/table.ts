import type { Figures } from "./keep.ts";

/** Times differ from run to run: the longest are shown. Of what else there is, what has changed. */
const isTime = (what: string) => what.endsWith("seconds");
const most = 10;

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
          : names.slice(0, most);
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
