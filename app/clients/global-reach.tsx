import { agency } from "#content/generated/agency.ts";
import { regions } from "#content/generated/regions.ts";
import { useState } from "react";
import { SampleTag } from "../ui/sample-tag.tsx";
import reach from "./reach.json" with { type: "json" };

/**
 * The four regions we work in, each with its map. The one under the pointer, or else the one whose name was pressed,
 * stands out on the world map.
 */
export function GlobalReach() {
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const shown = pointed ?? chosen;
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
        {shown && <WorldPlaces labels={reachOf(shown)?.world ?? []} />}
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
            <h3 className="type-title">
              <button
                type="button"
                aria-pressed={chosen === title}
                className="with-script text-left underline underline-offset-5 decoration-2 decoration-deep-400 hover:decoration-sun-400 aria-[pressed=true]:decoration-sun-400"
                onClick={() => setChosen(chosen === title ? undefined : title)}
                onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setPointed(title)}
                onBlur={() => setPointed(undefined)}
              >
                {title}
              </button>
              <span>{title}</span>
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

type Reach = (typeof reach.regions)[number];
type Labels = Reach["labels"];

/** The map of the region called `title`, and where its places are on it and on the world's. */
export const reachOf = (title: string): Reach | undefined =>
  reach.regions.find((region) => region.title === title);

/** The region's own map with the names of its places, which the text beside it has too. */
function RegionMap({ drawn, isShown }: { drawn: Reach | undefined; isShown: boolean }) {
  if (!drawn) return null;
  return (
    <div className="relative mb-5 bg-deep-900" aria-hidden="true">
      <img
        src={drawn.file}
        alt=""
        width={reach.width}
        height={reach.height}
        loading="lazy"
        className="w-full"
      />
      <svg
        viewBox={`0 0 ${reach.width} ${reach.height}`}
        className={`absolute inset-0 w-full h-full ${isShown ? "text-sun-400" : "text-shell-0"}`}
      >
        <Dots labels={drawn.labels} size={10} className="stroke-sun-400" />
        <Names labels={drawn.labels} size={14} />
      </svg>
    </div>
  );
}

/** The places of one region on the world map, with the lines that lead to them. */
function WorldPlaces({ labels }: { labels: Labels }) {
  const [fromX = 0, fromY = 0] = reach.home;
  const lines = labels.map(({ x, y }) => {
    const lift = Math.round(Math.min(fromY, y) - Math.abs(x - fromX) * 0.18);
    return `M${fromX} ${fromY}Q${Math.round((fromX + x) / 2)} ${lift} ${x} ${y}`;
  });
  return (
    <svg viewBox="0 0 1440 700" className="absolute inset-0 w-full h-full" aria-hidden="true">
      <path className="fill-none stroke-sun-400" strokeWidth={3} d={lines.join("")} />
      <Dots labels={labels} size={24} className="stroke-shell-0" />
      <circle cx={fromX} cy={fromY} r={13} className="fill-coral-500" />
      <g className="hidden lg:block text-shell-0">
        <Names labels={labels} size={24} />
      </g>
    </svg>
  );
}

function Dots({ labels, size, className }: { labels: Labels; size: number; className: string }) {
  const points = labels.map(({ x, y }) => `M${x} ${y}h.01`).join("");
  return <path className={`fill-none ${className}`} strokeWidth={size} strokeLinecap="round" d={points} />;
}

function Names({ labels, size }: { labels: Labels; size: number }) {
  return labels.map(({ name, textX, textY, anchor }) => (
    <text
      key={name}
      x={textX}
      y={textY}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON has strings
      textAnchor={anchor as "start" | "middle" | "end"}
      fontSize={size}
      className="fill-current font-650"
    >
      {name}
    </text>
  ));
}
