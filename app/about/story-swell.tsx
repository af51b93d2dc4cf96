/**
 * The swell that runs down beside the years: at each it parts round a larger islet, and leaves with one
 * line more. Decoration; the list says what it stands for.
 *
 * @param index which of the `count` years it is beside, from 0
 */
export function StorySwell({ index, count }: { index: number; count: number }) {
  const gap = Math.min(19, 80 / Math.max(1, count - 1));
  const radius = Math.round(7 + (13 * index) / Math.max(1, count - 1));
  /** Where line `line` of `lines` runs. */
  const at = (line: number, lines: number) => Math.round(50 + (line - (lines - 1) / 2) * gap);
  const leaving = Array.from({ length: index + 1 }, (_, line) => at(line, index + 1));
  const newest = Math.ceil(index / 2);
  const parting = leaving.map((end, line) => {
    // The newest starts at the islet, in the middle.
    if (line === newest) return `M50 80C50 125 ${end} 120 ${end} 160`;
    const isLeft = line < newest;
    const start = at(isLeft ? line : line - 1, index);
    const away = Math.round(Math.hypot((start + end) / 2 - 50, radius + 9));
    const beside = isLeft ? 50 - away : 50 + away;
    return `M${start} 0C${start} 45 ${beside} 40 ${beside} 80S${end} 115 ${end} 160`;
  });
  return (
    <div className="lg:row-span-1 row-span-2 flex flex-col text-link" aria-hidden="true">
      <svg viewBox="0 0 100 160" className="block w-full aspect-[5/8] shrink-0">
        <Lines d={parting.join("")} />
        <circle
          cx="50"
          cy="80"
          r={radius}
          className={index === count - 1 ? "fill-coral-500" : "fill-current"}
        />
      </svg>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block w-full flex-1 min-h-0 h-0 -my-px">
        <Lines d={leaving.map((end) => `M${end} 0v10`).join("")} />
      </svg>
    </div>
  );
}

function Lines({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="currentColor" strokeWidth={2.5} vectorEffect="non-scaling-stroke" />;
}
