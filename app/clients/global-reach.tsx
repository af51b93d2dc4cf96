import { useState } from "react";
import * as words from "#content/generated/words/clients.ts";
import type { Region } from "#content/schema.ts";
import { SampleTag } from "../ui/sample-tag.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { RegionMap, WorldPlaces } from "./region-map.tsx";

/**
 * The four regions we work in (R-CLI-08), each with a map of its own. The one under the pointer, or the one whose
 * name was pressed, stands out on the map of the world.
 */
export function GlobalReach({ regions }: { regions: readonly Region[] }) {
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const hydrated = useHydrated();
  const shown = pointed ?? chosen;
  return (
    <>
      <div className="relative mb-10">
        <img
          src="/images/art/reach.svg"
          alt={words.map}
          width={1440}
          height={700}
          loading="lazy"
          className={`w-full transition-opacity ${shown ? "opacity-55" : ""}`}
        />
        {shown && <WorldPlaces title={shown} />}
      </div>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map(({ title, text, places, source }) => (
          <li
            key={title}
            className={`border-t-4 py-6 transition-colors ${shown === title ? "border-sun-400" : "border-deep-600"}`}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(title)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <RegionMap title={title} isShown={shown === title} />
            <h3 className="type-title">
              {hydrated ? (
                <button
                  type="button"
                  aria-pressed={chosen === title}
                  className="text-left underline underline-offset-5 decoration-2 decoration-deep-400 hover:decoration-sun-400 aria-[pressed=true]:decoration-sun-400"
                  onClick={() => setChosen(chosen === title ? undefined : title)}
                  onFocus={({ currentTarget }) =>
                    currentTarget.matches(":focus-visible") && setPointed(title)
                  }
                  onBlur={() => setPointed(undefined)}
                >
                  {title}
                </button>
              ) : (
                title
              )}
              <SampleTag source={source} />
            </h3>
            <p className="mt-3 text-deep-200">{text}</p>
            <p className="mt-3 type-small">{places.map(({ name }) => name).join(", ")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
