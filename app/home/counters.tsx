import { home } from "#content/generated/home.ts";
import { ContentLink } from "../ui/anchor.tsx";

/**
 * Three figures that count up once they come into view (`counting` in `uno.config.ts`, `document/start.ts`), and what came
 * of three pieces of work. Assistive technology hears the figure, not the count.
 */
export function Counters() {
  return (
    <section
      data-unseen=""
      aria-label={home.counters.heading}
      className="bg-deep-950 text-shell-50 pb-6 md:pb-14"
    >
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
      <ul className="wrap grid gap-x-4 gap-y-3 md:grid-cols-3 mt-5 md:mt-8 type-small">
        {home.proof.map((link) => (
          <li key={link.href}>
            <ContentLink link={link} className="underlined" />
          </li>
        ))}
      </ul>
    </section>
  );
}
