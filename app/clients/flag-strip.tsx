import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as words from "#content/generated/words/clients.ts";
import type { Country } from "#content/schema.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";
import { useInView } from "../motion/use-visible.ts";
import { PauseButton } from "../ui/pause-button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { groupSize, intervalMs } from "./flag-times.ts";

/** The flags of the countries we have worked in, five at a time (R-CLI-03, R-CLI-04); without script, all of them. */
export function FlagStrip({ countries }: { countries: readonly Country[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const inView = useInView(strip);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [group, setGroup] = useState(0);
  const groups = Math.ceil(countries.length / groupSize);
  // Carries on from the five that `flags-at-rest.ts` was showing.
  useLayoutEffect(() => setGroup(Number(strip.current?.dataset["group"] ?? 0)), []);
  const running = inView && !still && !paused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setGroup((current) => (current + 1) % groups), intervalMs);
    return () => clearInterval(timer);
  }, [running, groups]);
  const inGroup = (place: number) => Math.floor(place / groupSize) === group;
  return (
    <div ref={strip} data-flags="">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] md:grid-cols-5 lg:grid-cols-10 gap-y-5 text-center text-mute type-small lt-md:text-[clamp(.75rem,3.5vw,.875rem)] shows-five">
        {countries.map((country, place) => {
          const hidden = hydrated && !still && !inGroup(place);
          // `will-change` gives each flag its own layer; otherwise every fade repaints all of them.
          return (
            <li
              key={country.code}
              aria-hidden={hidden || undefined}
              className="row-start-auto"
              style={hydrated && !still ? { gridArea: `1 / ${(place % groupSize) + 1}` } : undefined}
            >
              <img
                src={`/images/flags/all.svg#${country.code}`}
                alt={country.name}
                width={64}
                height={64}
                className={`mx-auto mb-2 size-12 md:size-16 transition-opacity duration-[1s] will-change-opacity ${hidden ? "op-0" : ""}`}
              />
              {/* Not faded: two overlapping names are unreadable. */}
              <span aria-hidden="true" className={hidden ? "invisible" : undefined}>
                {country.name}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`mt-2 ${hydrated && !still ? "" : "invisible"}`}>
        <PauseButton paused={paused} what={words.flags} onToggle={() => setPaused(!paused)} />
      </p>
    </div>
  );
}
