/** What jobs cost in each currency: pure functions of the record's prices and rates. */
import { lang } from "#content/generated/agency.ts";
import type { prices } from "#content/generated/contact.ts";

type Job = Pick<(typeof prices)["jobs"][number], "from" | "to">;
type Currencies = (typeof prices)["rates"]["currencies"];

/** Significant digits of a converted price: more would look as if the rate were fixed. */
const digits = 2;

/** `SBD` with `60,000–120,000`, and the like in the other currencies, which are rounded. */
export function amountsOf({ from, to }: Job, currencies: Currencies): { code: string; amount: string }[] {
  return currencies.map(({ code, costs }) => {
    const rounding = costs === 1 ? {} : { maximumSignificantDigits: digits };
    const amounts = [from, to ?? from].map((sum) => (sum / costs).toLocaleString(lang, rounding));
    return { code, amount: [...new Set(amounts)].join("–") };
  });
}

/** The same in a line: `SBD 60,000–120,000, FJD 16,000–33,000`. */
export function amountsLine(job: Job, currencies: Currencies): string {
  return amountsOf(job, currencies)
    .map(({ code, amount }) => `${code} ${amount}`)
    .join(", ");
}
