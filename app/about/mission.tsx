import * as words from "#content/generated/words/about.ts";
import type { Value } from "#content/schema.ts";
import { Values } from "./values.tsx";

/** `/about/mission` (R-ABT-05). */
export function AboutMission(props: { mission: string; vision: string; values: readonly Value[] }) {
  return (
    <>
      <div className="wrap pb-24 grid gap-x-6 gap-y-14 lg:grid-cols-2">
        <section aria-labelledby="mission" className="border-t-2 border-text pt-6 lg:pr-10">
          <h2 id="mission" className="type-label text-mute mb-4">
            {words.mission}
          </h2>
          <p className="type-title font-620">{props.mission}</p>
        </section>
        <section aria-labelledby="vision" className="border-t-2 border-text pt-6 lg:pr-10">
          <h2 id="vision" className="type-label text-mute mb-4">
            {words.vision}
          </h2>
          <p className="type-title font-620">{props.vision}</p>
        </section>
      </div>
      <Values values={props.values} />
    </>
  );
}
