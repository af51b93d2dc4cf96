import { lang } from "#content/generated/agency.ts";
import { prices } from "#content/generated/contact.ts";
import { LinkList } from "../ui/anchor.tsx";
import { claim } from "../ui/claim.ts";

/** What the work costs, on the quote page: typical jobs in each currency, then what buyers ask about money. */
export function Prices() {
  const { rates } = prices;
  return (
    <section aria-labelledby="price" className="wrap pb-16 lg:pb-24">
      <h2 id="price" className="type-display-2">
        {prices.heading}
      </h2>
      <p className="type-lead text-mute measure mt-4 mb-10">{prices.lead}</p>
      <Jobs jobs={prices.jobs} />
      <details className="mt-6">
        <summary className="underlined py-3 text-link">{prices.services.heading}</summary>
        <Jobs jobs={prices.services.jobs} />
      </details>
      <p className="type-small text-mute mt-4" {...claim(rates.source)}>
        {rates.note}
      </p>
      <dl className="grid md:grid-cols-2 gap-x-10 mt-6">
        {prices.points.map((point) => (
          <div key={point.title} className="py-4 border-b border-line">
            <dt className="font-650" {...claim(point.source)}>
              {point.title}
            </dt>
            <dd className="text-mute">{point.text}</dd>
          </div>
        ))}
      </dl>
      <LinkList links={prices.links} className="flex flex-wrap gap-x-8 gap-y-2 mt-6" />
    </section>
  );
}

/** Jobs with their prices in each currency, time and team. */
function Jobs({ jobs }: Pick<typeof prices, "jobs">) {
  return (
    <ul className="border-t-2 border-text">
      {jobs.map((job) => (
        <li
          key={job.name}
          className="grid gap-x-10 gap-y-4 lg:grid-cols-[5fr_7fr] py-6 border-b border-line break-inside-avoid"
        >
          <div>
            <h3 className="type-subtitle" {...claim(job.source)}>
              {job.name}
            </h3>
            <p className="text-mute">{job.detail}</p>
            {job.takes && <p className="mt-2">{`${prices.labels.takes}: ${job.takes}`}</p>}
            {job.team && <p>{`${prices.labels.team}: ${job.team}`}</p>}
          </div>
          <dl className="grid grid-cols-2 sm:grid-cols-3 gap-x-4 gap-y-3 content-start">
            {amountsOf(job).map(({ code, amount }, place) => (
              <div key={code}>
                <dt className="type-label text-mute">{code}</dt>
                <dd className={place === 0 ? "type-subtitle" : ""}>{amount}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

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
