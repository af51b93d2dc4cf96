import { home } from "#content/home.ts";

/** Three figures on one rule (R-HOM-11). */
export function Counters() {
  return (
    <section aria-label={home.counters.heading} className="bg-deep-950 text-shell-50 pb-14">
      <dl className="wrap grid grid-cols-3 gap-x-4">
        {home.counters.items.map((counter) => (
          <div
            key={counter.label}
            className="flex flex-col-reverse justify-end gap-2 border-t border-deep-600 pt-5"
          >
            <dt className="text-deep-200 type-small">{counter.label}</dt>
            <dd className="type-figure text-sun-400">{counter.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
