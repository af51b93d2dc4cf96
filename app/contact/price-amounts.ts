import { lang } from "#content/generated/agency.ts";
import { prices } from "#content/generated/contact.ts";

type Job = Pick<(typeof prices.jobs)[number], "from" | "to">;

/** Significant digits of a converted price: more would look as if the rate were fixed. */
const digits = 2;

/** What a job costs: `SBD` with `60,000–120,000`, and the like in the other currencies, which are rounded. */
export function amountsOf({ from, to }: Job, currencies = prices.rates.currencies) {
  return currencies.map(({ code, costs }) => {
    const rounding = costs === 1 ? {} : { maximumSignificantDigits: digits };
    const amounts = [from, to ?? from].map((sum) => (sum / costs).toLocaleString(lang, rounding));
    return { code, amount: [...new Set(amounts)].join("–") };
  });
}
