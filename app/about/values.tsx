import * as words from "#content/generated/words/about.ts";
import type { Value } from "#content/schema.ts";

/** The six core values, on the pages about us and our mission. */
export function Values({ values }: { values: readonly Value[] }) {
  return (
    <section className="bg-tint rhythm" aria-labelledby="values">
      <div className="wrap">
        <h2 id="values" className="type-display-2 mb-10">
          {words.values}
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {values.map((value) => (
            <li key={value.title} className="border-t border-line py-7">
              <span className={`${value.icon} text-2xl text-link`} aria-hidden="true" />
              <h3 className="type-title mt-3">{value.title}</h3>
              <p className="mt-2 text-mute">{value.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
