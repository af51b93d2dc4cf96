import { useEffect, useRef, useState } from "react";
import { countries } from "#content/generated/countries.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";
import { PauseButton } from "../ui/pause-button.tsx";
import { rotateFlags } from "./rotate-flags.ts";

/** The flags of the countries we have worked in, five at a time; without script, all of them. */
export function FlagStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    // Paused before the application ran (`entry.rest.ts`).
    if (strip.current?.dataset["paused"] !== undefined) setPaused(true);
  }, []);
  useEffect(() => (strip.current && !still ? rotateFlags(strip.current) : undefined), [still]);
  return (
    <div ref={strip} data-flags="" data-paused={paused ? "" : undefined}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] md:grid-cols-5 lg:grid-cols-10 gap-y-5 text-center text-mute type-small lt-md:text-[clamp(.75rem,3.5vw,.875rem)] shows-five">
        {countries.map(({ code, name }) => (
          <li key={code}>
            <img
              src={`/images/flags/all.svg#${code}`}
              alt={name}
              width={64}
              height={64}
              // `will-change` gives each flag its own layer; otherwise every fade repaints all of them.
              className="mx-auto mb-2 size-12 md:size-16 transition-opacity duration-[1s] will-change-opacity"
            />
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ul>
      <p className="needs-script needs-motion mt-2">
        <PauseButton paused={paused} what="flags" onToggle={() => setPaused(!paused)} />
      </p>
    </div>
  );
}
