import reach from "./reach.json" with { type: "json" };

type Reach = (typeof reach.regions)[number];

/** What is drawn of the region called `title`: `npm run images -- art/reach` makes it for every one of `content/regions`. */
export function reachOf(title: string): Reach | undefined {
  return reach.regions.find((region) => region.title === title);
}

/** The region's own map with the names of its places, which stand beside it as text too. */
export function RegionMap({ title, isShown }: { title: string; isShown: boolean }) {
  const drawn = reachOf(title);
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
        <path
          className="fill-none stroke-sun-400"
          strokeWidth={10}
          strokeLinecap="round"
          d={drawn.labels.map(({ x, y }) => `M${x} ${y}h.01`).join("")}
        />
        <Names labels={drawn.labels} size={14} />
      </svg>
    </div>
  );
}

/** The places of one region on the map of the world, with the lines that lead to them. */
export function WorldPlaces({ title }: { title: string }) {
  const labels = reachOf(title)?.world ?? [];
  const [fromX = 0, fromY = 0] = reach.home;
  const lines = labels.map(({ x, y }) => {
    const lift = Math.round(Math.min(fromY, y) - Math.abs(x - fromX) * 0.18);
    return `M${fromX} ${fromY}Q${Math.round((fromX + x) / 2)} ${lift} ${x} ${y}`;
  });
  return (
    <svg viewBox="0 0 1440 700" className="absolute inset-0 w-full h-full" aria-hidden="true">
      <path className="fill-none stroke-sun-400" strokeWidth={3} d={lines.join("")} />
      <path
        className="fill-none stroke-shell-0"
        strokeWidth={24}
        strokeLinecap="round"
        d={labels.map(({ x, y }) => `M${x} ${y}h.01`).join("")}
      />
      <circle cx={fromX} cy={fromY} r={13} className="fill-coral-500" />
      <g className="hidden lg:block text-shell-0">
        <Names labels={labels} size={24} />
      </g>
    </svg>
  );
}

function Names({ labels, size }: { labels: Reach["labels"]; size: number }) {
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
