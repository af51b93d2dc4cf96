import type { prices as texts } from "#content/generated/contact.ts";
import { Anchor } from "../ui/anchor.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

/** What the work costs, on the quote page: typical jobs, then what buyers ask about money. */
export function Prices({ prices }: { prices: typeof texts }) {
  return (
    <section aria-labelledby="price" className="wrap pb-16 lg:pb-24">
      <h2 id="price" className="type-display-2">
        {prices.heading}
      </h2>
      <p className="type-lead text-mute measure mt-4 mb-10">{prices.lead}</p>
      <ul className="grid lg:grid-cols-3 gap-x-10 border-t-2 border-text">
        {prices.jobs.map((job) => (
          <li key={job.name} className="py-6 border-b border-line">
            <h3 className="type-subtitle">
              {job.name}
              <SampleTag source={job.source} />
            </h3>
            <p className="text-mute">{job.detail}</p>
            <p className="type-title mt-3">{job.price}</p>
            <p className="text-mute">{job.also}</p>
            <p className="mt-3">{`${prices.labels.takes}: ${job.takes}`}</p>
            <p>{`${prices.labels.team}: ${job.team}`}</p>
          </li>
        ))}
      </ul>
      <dl className="grid md:grid-cols-2 gap-x-10 mt-6">
        {prices.points.map((point) => (
          <div key={point.title} className="py-4 border-b border-line">
            <dt className="font-650">
              {point.title}
              <SampleTag source={point.source} />
            </dt>
            <dd className="text-mute">{point.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <Anchor href={prices.hosting.href} className="underlined">
          {prices.hosting.label}
        </Anchor>
      </p>
    </section>
  );
}
