import * as words from "#content/generated/words/clients.ts";
import type { Region } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";

/** The four regions we work in (R-CLI-08). */
export function GlobalReach({ regions }: { regions: readonly Region[] }) {
  return (
    <>
      <img
        src="/images/art/reach.svg"
        alt={words.map}
        width={1440}
        height={700}
        loading="lazy"
        className="w-full mb-10"
      />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map((region) => (
          <li key={region.title} className="border-t border-deep-600 py-6">
            <h3 className="type-title">
              {region.title}
              <SampleTag source={region.source} />
            </h3>
            <p className="mt-3 text-deep-200">{region.text}</p>
            <p className="mt-3 type-small">{region.places.map(({ name }) => name).join(", ")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
