/**
 * What texts may tell of measurements: `{measured.simulation.accepted}` becomes the figure that a command kept in
 * `content/measured/simulation.json` (`scripts/figures.ts`), so that nobody types one.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { supportFloor } from "../../support-floor.ts";
import { measurementFile } from "../figures.ts";
import { ContentError, type ContentIssue } from "./issue.ts";

const figure = z.number().nonnegative();
const measurement = <Name extends string>(...names: Name[]) =>
  z.strictObject({
    date: z.iso.date(),
    /** What measures again. */
    command: z.string(),
    figures: z.strictObject(
      Object.fromEntries(names.map((name) => [name, figure])) as Record<Name, typeof figure>,
    ),
  });

const links = ["cable", "4g", "3g", "slow"] as const;
const schemas = {
  simulation: measurement("schedules", "seed", "accepted", "lost"),
  server: measurement("pageCpu", "mapCpu", "renderedCpu", "firstCpu"),
  visits: measurement(
    ...links.flatMap((link) => [`${link}Paint`, `${link}Limit`] as const),
    "homeFirst",
    "homeLater",
    "homeAgain",
    "articleFirst",
    "articleLater",
    "articleAgain",
  ),
};
export type Measurements = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** The measurements as they were kept. Throws `ContentError` for a file that is none. */
export function readMeasurements(): Measurements {
  const issues: ContentIssue[] = [];
  const read = Object.entries(schemas).map(([name, schema]) => {
    const file = measurementFile(name);
    const result = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (result.success) return [name, result.data];
    const [fault] = result.error.issues;
    issues.push({ file, line: 1, what: `${fault?.path.join(".")}: ${fault?.message}. Measure again.` });
    return [name, undefined];
  });
  if (issues.length > 0) throw new ContentError(issues);
  return Object.fromEntries(read) as Measurements;
}

/**
 * Grams of carbon dioxide for `bytes` sent, by the Sustainable Web Design Model 4: kWh a gigabyte of data centres,
 * networks and devices, operational and embodied, at the world's average intensity of electricity.
 * https://sustainablewebdesign.org/estimating-digital-emissions/
 */
export function carbonOf(bytes: number): number {
  const operational = 0.055 + 0.059 + 0.08;
  const embodied = 0.012 + 0.013 + 0.081;
  const gramsPerKilowattHour = 494;
  return (bytes / 1e9) * (operational + embodied) * gramsPerKilowattHour;
}

const day = (date: string, lang: string) =>
  new Date(date).toLocaleDateString(lang, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
/** Counts in full; what was measured by as many digits as another run would give again. */
const shown = (value: number, lang: string) =>
  value.toLocaleString(
    lang,
    Number.isInteger(value) ? {} : { minimumSignificantDigits: 2, maximumSignificantDigits: 2 },
  );
const thousandths = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
const kilobytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1000)));

/** What stands for each name after `measured.` in a text, as it is shown. */
export function measuredFacts(
  measurements: Measurements,
  lang: string,
): Record<string, Record<string, string>> {
  const { visits } = measurements;
  const told = Object.fromEntries(
    Object.entries(measurements).map(([name, { date, command, figures }]) => [
      name,
      {
        ...Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, shown(value, lang)])),
        date: day(date, lang),
        command,
      },
    ]),
  );
  const weights = Object.entries(visits.figures).filter(([name]) => /First|Later|Again/.test(name));
  return {
    ...told,
    kilobytes: Object.fromEntries(weights.map(([name, bytes]) => [name, kilobytes(bytes)])),
    carbon: {
      first: carbonOf(visits.figures.homeFirst + visits.figures.homeLater).toLocaleString(lang, thousandths),
      // Rounded up: less than this.
      again: (Math.ceil(1000 * carbonOf(visits.figures.homeAgain)) / 1000).toLocaleString(lang, thousandths),
    },
    browsers: { ...supportFloor },
  };
}
