import { agency } from "#content/generated/agency.ts";
import { regions } from "#content/generated/regions.ts";
import { useState } from "react";
import { claim } from "../ui/claim.ts";
import reach from "./reach.json" with { type: "json" };

/**
 * The four regions we work in, each with its map. The one under the pointer, or else the one whose name was pressed,
 * stands out on the world map.
 */
export function GlobalReach() {
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const shown = pointed ?? chosen;
  const world = shown && reachOf(shown)?.world;
  return (
    <>
      <div className="relative mb-10">
        <img
          src="/images/art/reach.svg"
          alt={`Map of the world centred on the Pacific with lines from ${agency.address.city} to the places we work in`}
          width={1440}
          height={700}
          // Not lazy: a picture of the whole page, taken without scrolling, would have a hole here for its 6 KB.
          fetchPriority="low"
          className={`w-full transition-opacity ${shown ? "opacity-55" : ""}`}
        />
        {world && <WorldPlaces {...world} />}
      </div>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map(({ title, text, places, source }) => (
          <li
            key={title}
            className={`border-t-4 py-6 transition-colors ${shown === title ? "border-sun-400" : "border-deep-600"}`}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(title)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <RegionMap drawn={reachOf(title)} isShown={shown === title} />
            <h3 className="type-title" {...claim(source)}>
              <button
                type="button"
                aria-pressed={chosen === title}
                className="with-script region-name"
                onClick={() => setChosen(chosen === title ? undefined : title)}
                onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setPointed(title)}
                onBlur={() => setPointed(undefined)}
              >
                {title}
              </button>
              <span>{title}</span>
            </h3>
            <p className="mt-3 text-deep-200">{text}</p>
            <p className="mt-3 type-small">{places.map(({ name }) => name).join(", ")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

type Reach = (typeof reach)[number];

/** The map of the region called `title`, and where its places are on it and on the world's. */
const reachOf = (title: string): Reach | undefined => reach.find((region) => region.title === title);

/** The region's own map with the names of its places, which the text beside it has too. */
function RegionMap({ drawn, isShown }: { drawn: Reach | undefined; isShown: boolean }) {
  if (!drawn) return null;
  return (
    <div className="relative mb-5 bg-deep-900" aria-hidden="true">
      <img src={drawn.file} alt="" width={320} height={210} loading="lazy" className="w-full" />
      <svg
        viewBox="0 0 320 210"
        fontSize={14}
        className={`map-names ${isShown ? "text-sun-400" : "text-shell-0"}`}
      >
        <path strokeWidth={10} className="stroke-sun-400" d={drawn.dots} />
        <Names names={drawn.names} />
      </svg>
    </div>
  );
}

/** The places of one region on the world map, with the lines that lead to them. */
function WorldPlaces({ ways, dots, names }: Reach["world"]) {
  return (
    <svg viewBox="0 0 1440 700" fontSize={24} className="map-names text-shell-0" aria-hidden="true">
      <path strokeWidth={3} className="stroke-sun-400" d={ways} />
      <path strokeWidth={24} className="stroke-shell-0" d={dots} />
      <circle cx={688} cy={401} r={13} className="fill-coral-500" />
      <g className="lt-lg:hidden">
        <Names names={names} />
      </g>
    </svg>
  );
}

/** The names on a map. Each comes with the attributes that position it. */
function Names({ names }: { names: readonly { name: string }[] }) {
  return names.map(({ name, ...place }) => (
    <text key={name} {...place}>
      {name}
    </text>
  ));
}
