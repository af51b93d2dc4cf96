import { home } from "#content/generated/home.ts";

/**
 * Three figures on one rule that count up once, by CSS alone (`counting` in `uno.config.ts`). Assistive technology hears
 * the figure, not the count.
 */
export function Counters() {
  return (
    <section aria-label={home.counters.heading} className="bg-deep-950 text-shell-50 pb-6 md:pb-14">
      <dl className="wrap grid grid-cols-3 gap-x-4">
        {home.counters.items.map((counter) => (
          <div
            key={counter.label}
            className="flex flex-col-reverse justify-end gap-2 border-t border-deep-600 pt-5"
          >
            <dt className="text-deep-200 type-small">{counter.label}</dt>
            <dd className="type-figure text-sun-400">
              <span className="sr-only">{counter.value}</span>
              <span aria-hidden="true" className={`counting [--to:${counter.value}]`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
