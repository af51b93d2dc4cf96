import { useEffect, useRef, useState } from "react";
import { countries } from "#content/generated/countries.ts";
import { PauseButton } from "../ui/carousel.tsx";

/** The flags of the countries we have worked in, five at a time (`entry.idle.ts`); without script, all of them. */
export function FlagStrip() {
  const strip = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    // Paused before the application ran.
    if (strip.current?.dataset["paused"] !== undefined) setPaused(true);
  }, []);
  return (
    <div ref={strip} data-flags="" data-paused={paused ? "" : undefined}>
      <ul className="shows-five grid gap-y-5 text-center text-mute type-small">
        {countries.map(({ code, name }) => (
          <li key={code}>
            {/* Of low priority, or React would write a preload for each. */}
            <img
              src={`/images/flags/all.svg#${code}`}
              alt={name}
              width={64}
              height={64}
              fetchPriority="low"
            />
            <span aria-hidden="true">{name}</span>
          </li>
        ))}
      </ul>
      <p className="needs-script needs-motion mt-2">
        <PauseButton paused={paused} what="flags" toggle={() => setPaused(!paused)} />
      </p>
    </div>
  );
}
