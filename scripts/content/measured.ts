/** The measurements that texts may name: those that commands saved in `content/measured` (`scripts/figures.ts`). */
import server from "../../content/measured/server.json" with { type: "json" };
import simulation from "../../content/measured/simulation.json" with { type: "json" };
import visits from "../../content/measured/visits.json" with { type: "json" };
import { supportFloor } from "../../support-floor.ts";

/**
 * Grams of carbon dioxide for `bytes` sent, by the Sustainable Web Design Model 4: kWh per gigabyte of data centres,
 * networks and devices, operational and embodied, at the world's average carbon intensity of electricity.
 * https://sustainablewebdesign.org/estimating-digital-emissions/
 */
export function carbonOf(bytes: number): number {
  const operational = 0.055 + 0.059 + 0.08;
  const embodied = 0.012 + 0.013 + 0.081;
  const gramsPerKilowattHour = 494;
  return (bytes / 1e9) * (operational + embodied) * gramsPerKilowattHour;
}

/** What replaces each `{measured.…}` in a text, as it is written in the language `lang`. */
export function measuredFacts(lang: string): Record<string, Record<string, string>> {
  const { figures } = visits;
  const weights = Object.entries(figures).filter(([name]) => /First|Later|Again/.test(name));
  const grams = (value: number) =>
    value.toLocaleString(lang, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return {
    server: told(server, lang),
    simulation: told(simulation, lang),
    visits: told(visits, lang),
    kilobytes: Object.fromEntries(
      weights.map(([name, bytes]) => [name, String(Math.max(1, Math.round(bytes / 1000)))]),
    ),
    carbon: {
      first: grams(carbonOf(figures.homeFirst + figures.homeLater)),
      // Rounded up, for a text that says "less than".
      again: grams(Math.ceil(1000 * carbonOf(figures.homeAgain)) / 1000),
    },
    browsers: { ...supportFloor },
  };
}

/** The figures of a measurement, its day, and the command that measures again. */
function told(
  { date, command, figures }: { date: string; command: string; figures: Readonly<Record<string, number>> },
  lang: string,
): Record<string, string> {
  const day = new Date(date).toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });
  // Counts in full; measurements with as many digits as another run would repeat.
  const digits = { minimumSignificantDigits: 2, maximumSignificantDigits: 2 };
  const shown = Object.entries(figures).map(([name, value]) => [
    name,
    value.toLocaleString(lang, Number.isInteger(value) ? {} : digits),
  ]);
  return { ...Object.fromEntries(shown), date: day, command };
}
